package be.becivic.corpus.text;

/**
 * Something in a file that is not as it should be.
 *
 * @param where the offending characters
 * @param message what is wrong
 * @param remedy what to do about it
 */
public record FileProblem(Span where, String message, String remedy) {}
