package be.becivic.protocol.operation;

/** Who may ask for an operation, and with what they show it. */
public enum Access {
  /** Everyone. */
  OPEN,
  /** Who handed something in, with the cancel token that came with the receipt. */
  SUBMITTER,
  /** Who runs the server, with the operator's token; where GitHub is the forge, also our App. */
  MAINTAINER,
  /** Who runs the server, with the operator's token. */
  OPERATOR;

  /** Whether a token of the operator's is asked for. */
  public boolean isInternal() {
    return this == MAINTAINER || this == OPERATOR;
  }
}
