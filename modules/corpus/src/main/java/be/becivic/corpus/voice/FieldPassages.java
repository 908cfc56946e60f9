package be.becivic.corpus.voice;

import be.becivic.corpus.version.SystemMembers;
import be.becivic.corpus.voice.ChangedPassage.OfField;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The fields in which two objects differ, apart from those that only say where they stand. */
final class FieldPassages {
  private static final Set<String> STANDING =
      Set.of(
          "version",
          "status",
          "previous_stable_sha",
          SystemMembers.PREVIOUS_TEXT,
          SystemMembers.FORMER_TEXT);

  private FieldPassages() {}

  static List<ChangedPassage> between(
      JsonNode ours, JsonNode changed, String prefix, String except) {
    Set<String> names = new LinkedHashSet<>(ours.propertyNames());
    names.addAll(changed.propertyNames());
    names.removeAll(STANDING);
    names.remove(except);
    List<ChangedPassage> passages = new ArrayList<>();
    for (String name : names) {
      JsonNode before = ours.path(name);
      JsonNode after = changed.path(name);
      if (!before.equals(after)) {
        passages.add(new OfField(prefix + name, text(before), text(after)));
      }
    }
    return passages;
  }

  static String text(JsonNode value) {
    return value.isMissingNode() ? "" : value.isString() ? value.stringValue() : value.toString();
  }
}
