package be.becivic.mcp.jsonrpc;

/** Every way a request can fail. Some share a code and differ in how a transport answers them. */
public enum ErrorKind {
  PARSE_ERROR(-32700),
  INVALID_REQUEST(-32600),
  METHOD_NOT_FOUND(-32601),
  /** The method's own parameters are wrong: an unknown tool, a bad cursor. */
  INVALID_PARAMS(-32602),
  /** The metadata every request carries is missing or wrong. */
  INVALID_META(-32602),
  INTERNAL_ERROR(-32603),
  /** Up to revision 2025-11-25; later ones say {@link #INVALID_PARAMS}. */
  RESOURCE_NOT_FOUND(-32002),
  HEADER_MISMATCH(-32020),
  MISSING_CLIENT_CAPABILITY(-32021),
  UNSUPPORTED_VERSION(-32022);

  private final int code;

  ErrorKind(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }
}
