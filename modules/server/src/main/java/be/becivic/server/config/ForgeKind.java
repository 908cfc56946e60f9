package be.becivic.server.config;

/** Where changes to the corpus are opened, checked and merged. */
public enum ForgeKind {
  LOCAL,
  GITHUB
}
