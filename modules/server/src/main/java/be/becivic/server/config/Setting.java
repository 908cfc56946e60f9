package be.becivic.server.config;

/**
 * One assignment an operator made.
 *
 * @param name as it was written: a key, or the name of an environment variable
 * @param origin where it was written, for messages
 */
record Setting(String name, String value, String origin) {}
