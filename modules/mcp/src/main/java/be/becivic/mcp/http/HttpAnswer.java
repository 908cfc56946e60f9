package be.becivic.mcp.http;

import java.util.Map;

/**
 * An answer.
 *
 * @param headers what it carries beside its length
 */
public record HttpAnswer(int status, Map<String, String> headers, byte[] body) {
  private static final byte[] NOTHING = {};

  static HttpAnswer json(int status, byte[] body) {
    return new HttpAnswer(status, Map.of("Content-Type", "application/json"), body);
  }

  static HttpAnswer empty(int status) {
    return new HttpAnswer(status, Map.of(), NOTHING);
  }

  static HttpAnswer onlyPost() {
    return new HttpAnswer(405, Map.of("Allow", "POST"), NOTHING);
  }

  /** Says nothing of what is in it. */
  @Override
  public String toString() {
    return "HttpAnswer[" + status + "]";
  }
}
