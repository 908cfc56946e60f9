package be.becivic.lifecycle.review;

/**
 * A text somebody wrote.
 *
 * @param pointer where in the document it stands
 * @param corpus whether it would become content, in which an authority's contact points are welcome
 */
record FreeText(String pointer, String text, boolean corpus) {}
