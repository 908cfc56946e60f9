package be.becivic.server.config;

/** How a log line is written. */
public enum LogFormat {
  TEXT,
  JSON
}
