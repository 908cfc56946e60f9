package be.becivic.site.page.common;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which skills cite an entry of the catalogues. A text that does not have its number is not parsed.
 */
final class EntryCiters {
  private static final int SHORTEST = "val-00001".length();

  private final Corpus corpus;
  private final Map<String, Set<Skill>> mentions = new HashMap<>();
  private final Map<String, List<Skill>> citing = new ConcurrentHashMap<>();

  private EntryCiters(Corpus corpus) {
    this.corpus = corpus;
  }

  static EntryCiters of(Corpus corpus) {
    EntryCiters citers = new EntryCiters(corpus);
    for (Skill skill : corpus.skills()) {
      citers.read(skill, "val-");
      citers.read(skill, "ref-");
    }
    return citers;
  }

  Corpus corpus() {
    return corpus;
  }

  /** By id; a number says of which catalogue it is. */
  List<Skill> list(TagKind kind, String uid) {
    return citing.computeIfAbsent(
        uid,
        _ ->
            mentions.getOrDefault(uid, Set.of()).stream()
                .filter(skill -> cites(skill, kind, uid))
                .toList());
  }

  private void read(Skill skill, String prefix) {
    String text = skill.file().text();
    for (int at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
      int end = at + prefix.length();
      while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
        end++;
      }
      if (end - at >= SHORTEST) {
        mentions.computeIfAbsent(text.substring(at, end), _ -> new LinkedHashSet<>()).add(skill);
      }
    }
  }

  private static boolean cites(Skill skill, TagKind kind, String uid) {
    return skill.tags().stream()
        .filter(tag -> tag.kind() == kind)
        .anyMatch(tag -> tag.value("uid").filter(uid::equals).isPresent());
  }
}
