package be.becivic.server.config;

import java.util.Locale;

/**
 * One thing an operator can set.
 *
 * @param fallback the default, written as an operator would write it
 * @param discreet whether a value given for it must not be repeated in a message
 * @param meaning one line for the reference page
 */
public record ConfigurationKey<T>(
    String name, ValueType<T> type, String fallback, boolean discreet, String meaning) {

  static <T> ConfigurationKey<T> of(
      String name, ValueType<T> type, String fallback, String meaning) {
    return new ConfigurationKey<>(name, type, fallback, false, meaning);
  }

  static <T> ConfigurationKey<T> discreet(
      String name, ValueType<T> type, String fallback, String meaning) {
    return new ConfigurationKey<>(name, type, fallback, true, meaning);
  }

  public String environmentName() {
    return "BECIVIC_" + name.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
  }

  T fallbackValue() {
    return type.parse(fallback)
        .orElseThrow(() -> new IllegalStateException("default of " + name + " is not accepted"));
  }
}
