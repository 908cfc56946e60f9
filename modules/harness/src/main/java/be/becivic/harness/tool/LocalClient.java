package be.becivic.harness.tool;

/** Who calls: over standard input there is only ever one. */
public enum LocalClient {
  THE_CLIENT
}
