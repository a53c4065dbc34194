"""A position of Ankh-Morpork as a document, and back, part by part."""
