package be.becivic.changes.github;

import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Files as GitHub takes them in one request; a file without a hash is one that goes. */
final class TreeEntries {
  private TreeEntries() {}

  static void add(ArrayNode tree, FileChanges changes) {
    for (FileChange change : changes) {
      ObjectNode entry =
          tree.addObject().put("path", change.path()).put("mode", "100644").put("type", "blob");
      switch (change) {
        case FileChange.Write(_, byte[] bytes) ->
            entry.put("content", new String(bytes, StandardCharsets.UTF_8));
        case FileChange.Remove _ -> entry.putNull("sha");
      }
    }
  }
}
