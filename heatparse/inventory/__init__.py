"""What a text says its figure is made of, and where it contradicts itself in that: counts, lists, places.

Claims are judged and rules run on the same `Survey` of a document, which reads its prose once.
"""
