"""heatparse: heatmap descriptions as data, and where they contradict themselves."""
