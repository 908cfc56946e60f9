package be.becivic.changes.github;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Files as GitHub takes them in one request; a file without a hash is one that goes. */
final class TreeEntries {
  private TreeEntries() {}

  static void add(ArrayNode tree, Map<String, Optional<byte[]>> files) {
    new TreeMap<>(files)
        .forEach(
            (path, content) -> {
              ObjectNode entry =
                  tree.addObject().put("path", path).put("mode", "100644").put("type", "blob");
              content.ifPresentOrElse(
                  bytes -> entry.put("content", new String(bytes, StandardCharsets.UTF_8)),
                  () -> entry.putNull("sha"));
            });
  }
}
