package be.becivic.lifecycle.review;

/**
 * A place in a document that seems to name a person.
 *
 * @param pointer the text it is in, from {@code start} up to {@code end}
 * @param reason what spoke for it, in words for a reviewer; never the marked text
 */
public record PersonMark(String pointer, int start, int end, String reason) {}
