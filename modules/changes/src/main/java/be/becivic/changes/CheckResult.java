package be.becivic.changes;

/**
 * What the checks made of a change.
 *
 * @param summary a sentence or a list for whoever looks at it
 */
public record CheckResult(boolean green, String summary) {}
