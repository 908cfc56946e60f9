package be.becivic.server.http;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.CompactJson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * An answer. The listener adds what every answer carries.
 *
 * @param mediaType empty for an answer without a body
 * @param body not copied: leave it alone once handed over
 * @param error the category, where the answer is a problem document
 */
public record Response(
    int status,
    String mediaType,
    List<ResponseHeader> headers,
    byte[] body,
    Optional<String> error) {
  private static final byte[] NO_BODY = {};

  public static Response of(int status, String mediaType, byte[] body) {
    return new Response(status, mediaType, List.of(), body, Optional.empty());
  }

  public static Response json(int status, byte[] body) {
    return of(status, "application/json", body);
  }

  public static Response json(int status, JsonNode body) {
    return json(status, bytes(body));
  }

  public static Response empty(int status) {
    return of(status, "", NO_BODY);
  }

  public static Response problem(Rejection rejection) {
    return new Problem(rejection).response();
  }

  public Response withHeader(String name, String value) {
    List<ResponseHeader> more = new ArrayList<>(headers);
    more.add(new ResponseHeader(name, value));
    return new Response(status, mediaType, List.copyOf(more), body, error);
  }

  /** The same with another value of a header. */
  public Response replacing(String name, String value) {
    List<ResponseHeader> others = new ArrayList<>(headers);
    others.removeIf(header -> header.name().equalsIgnoreCase(name));
    others.add(new ResponseHeader(name, value));
    return new Response(status, mediaType, List.copyOf(others), body, error);
  }

  static byte[] bytes(JsonNode json) {
    return CompactJson.of(json).getBytes(StandardCharsets.UTF_8);
  }

  public boolean hasHeader(String name) {
    return findHeader(name).isPresent();
  }

  public Optional<String> findHeader(String name) {
    return headers.stream()
        .filter(header -> header.name().equalsIgnoreCase(name))
        .map(ResponseHeader::value)
        .findFirst();
  }

  /** Says nothing of what is in it. */
  @Override
  public String toString() {
    return "Response[" + status + "]";
  }
}
