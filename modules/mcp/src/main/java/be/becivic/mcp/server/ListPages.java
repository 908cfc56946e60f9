package be.becivic.mcp.server;

import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Cuts lists into pages. A cursor names the last item sent, so that a list may grow between two
 * pages; when that item is gone the cursor is no longer good.
 */
final class ListPages {
  private final int size;

  ListPages(int size) {
    if (size < 1) {
      throw new IllegalArgumentException("a page holds at least one item");
    }
    this.size = size;
  }

  <T> Reply page(
      ObjectNode params,
      String member,
      List<T> items,
      Function<T, String> key,
      Function<T, ObjectNode> json) {
    Optional<Integer> start = start(params.path("cursor"), items, key);
    if (start.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "Invalid cursor");
    }
    List<T> page = items.subList(start.get(), Math.min(items.size(), start.get() + size));
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    ArrayNode array = result.putArray(member);
    page.forEach(item -> array.add(json.apply(item)));
    if (start.get() + page.size() < items.size()) {
      result.put("nextCursor", cursor(key.apply(page.getLast())));
    }
    return new Reply.Success(result);
  }

  private static <T> Optional<Integer> start(
      JsonNode cursor, List<T> items, Function<T, String> key) {
    if (cursor.isMissingNode()) {
      return Optional.of(0);
    }
    if (cursor.isString()) {
      for (int i = 0; i < items.size(); i++) {
        if (cursor(key.apply(items.get(i))).equals(cursor.stringValue())) {
          return Optional.of(i + 1);
        }
      }
    }
    return Optional.empty();
  }

  private static String cursor(String key) {
    byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
