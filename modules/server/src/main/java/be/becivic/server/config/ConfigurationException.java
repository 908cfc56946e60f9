package be.becivic.server.config;

/** The configuration cannot be used; the message is the one line an operator needs. */
public final class ConfigurationException extends RuntimeException {

  ConfigurationException(String message) {
    super(message, null, false, false);
  }
}
