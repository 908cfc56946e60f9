package be.becivic.mcp.http;

/** A request at the endpoint, whose body has arrived. */
public record HttpRequest(String method, HttpHeaders headers, byte[] body) {

  /** Says nothing a client sent. */
  @Override
  public String toString() {
    return "HttpRequest[" + body.length + " bytes]";
  }
}
