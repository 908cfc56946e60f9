package be.becivic.site.view.desk;

/**
 * The form that lets the operator in.
 *
 * @param problem why the last try failed; empty at first
 * @param next where to go then
 */
public record LoginView(String problem, String next) {}
