package be.becivic.server.openapi;

import java.util.Map;

/** What the variable parts of addresses stand for. */
final class PathWords {
  private static final Map<String, String> MEANINGS =
      Map.of(
          "id", "The id of a submission, a skill, a path or a path:source.",
          "uid", "A catalogue number such as val-00042 or ref-00007.",
          "session_id", "The session id an envelope was sent with.",
          "name", "The name of a job.",
          "item", "What the queue calls an item: its number, or fbk-00042 for a message.",
          "action", "What to do with it.",
          "key", "What a change is known by.");

  private PathWords() {}

  static String of(String name) {
    String meaning = MEANINGS.get(name);
    if (meaning == null) {
      throw new IllegalArgumentException("nothing says what {" + name + "} stands for");
    }
    return meaning;
  }
}
