package be.becivic.corpus.diff;

/**
 * A text with a diff applied.
 *
 * @param drift how many lines away from its stated place the furthest hunk was found
 */
public record AppliedDiff(String text, int drift) {}
