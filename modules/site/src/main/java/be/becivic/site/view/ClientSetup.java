package be.becivic.site.view;

/**
 * How a program that people talk to their agent in comes to use this site.
 *
 * @param how where the code goes
 * @param local what to do instead, to keep notes on one's own machine
 */
public record ClientSetup(String id, String name, String how, String code, String local) {}
