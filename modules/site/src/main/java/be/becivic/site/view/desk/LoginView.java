package be.becivic.site.view.desk;

/**
 * The way in.
 *
 * @param problem why the last try failed; empty at first
 * @param next where to go then
 */
public record LoginView(String problem, String next) {}
