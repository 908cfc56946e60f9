package be.becivic.server.config;

/** Whether something is done at all. */
public enum Switch {
  ON,
  OFF
}
