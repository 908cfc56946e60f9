package be.becivic.server.config;

/** Whether answers to requests that came over TLS tell browsers to stay on TLS. */
public enum HstsPolicy {
  AUTO,
  OFF
}
