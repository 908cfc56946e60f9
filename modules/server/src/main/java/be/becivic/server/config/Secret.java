package be.becivic.server.config;

/** A value that must not be printed; an empty one counts as not set. */
public record Secret(String reveal) {

  public boolean isSet() {
    return !reveal.isEmpty();
  }

  @Override
  public String toString() {
    return isSet() ? "(secret)" : "(not set)";
  }
}
