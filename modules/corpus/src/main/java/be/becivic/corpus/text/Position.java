package be.becivic.corpus.text;

/** A place in a file as people count it: lines and columns from one. */
public record Position(int line, int column) {}
