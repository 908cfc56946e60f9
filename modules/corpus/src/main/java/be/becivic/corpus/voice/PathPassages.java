package be.becivic.corpus.voice;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Where two entries of a path differ: its fields, and those of each source. */
public final class PathPassages {
  private static final String SOURCES = "sources";

  private PathPassages() {}

  public static List<ChangedPassage> between(PathEntry ours, PathEntry changed) {
    List<ChangedPassage> passages =
        new ArrayList<>(FieldPassages.between(ours.json(), changed.json(), "", SOURCES));
    Map<String, JsonNode> before = sources(ours);
    Map<String, JsonNode> after = sources(changed);
    Set<String> ids = new LinkedHashSet<>(before.keySet());
    ids.addAll(after.keySet());
    for (String id : ids) {
      String place = SOURCES + "." + id;
      JsonNode one = before.getOrDefault(id, MissingNode.getInstance());
      JsonNode other = after.getOrDefault(id, MissingNode.getInstance());
      if (one.isMissingNode() || other.isMissingNode()) {
        passages.add(
            new ChangedPassage.OfField(place, FieldPassages.text(one), FieldPassages.text(other)));
      } else {
        passages.addAll(FieldPassages.between(one, other, place + ".", ""));
      }
    }
    return passages;
  }

  private static Map<String, JsonNode> sources(PathEntry path) {
    Map<String, JsonNode> sources = new LinkedHashMap<>();
    for (PathSource source : path.sources()) {
      sources.put(source.id(), source.json());
    }
    return sources;
  }
}
