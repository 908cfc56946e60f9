package be.becivic.protocol.operation;

/** A way of asking. */
public enum Surface {
  HTTP,
  TOOL
}
