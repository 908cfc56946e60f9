package be.becivic.corpus.version;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ways in which two bodies that cite the same cite it. */
final class CitationForms {
  private static final List<String> SUBSTITUTED = List.of("title", "url", "last_verified");

  private CitationForms() {}

  /** Whether something is cited in another form, and nothing with another content. */
  static boolean differ(Skill before, Skill after) {
    return !written(before).equals(written(after)) && agree(before, after);
  }

  /** Whether everything the catalogue substitutes was said of the same thing before. */
  private static boolean agree(Skill before, Skill after) {
    Map<String, Set<String>> known = new HashMap<>();
    for (Tag tag : cited(before)) {
      known.computeIfAbsent(name(tag), _ -> new HashSet<>()).add(substituted(before, tag));
    }
    return cited(after).stream()
        .filter(tag -> known.containsKey(name(tag)))
        .allMatch(tag -> known.get(name(tag)).contains(substituted(after, tag)));
  }

  private static List<Tag> cited(Skill skill) {
    return skill.tags().stream()
        .filter(tag -> tag.kind() == TagKind.VV || tag.kind() == TagKind.REF)
        .toList();
  }

  private static String name(Tag tag) {
    return tag.kind().tagName() + ":" + tag.value("name").orElse("");
  }

  private static String substituted(Skill skill, Tag tag) {
    return tag.kind() == TagKind.VV
        ? tag.content().map(span -> in(skill, span)).orElse("")
        : String.join("\n", SUBSTITUTED.stream().map(each -> tag.value(each).orElse("")).toList());
  }

  /** Every citation as it is written, from top to bottom. */
  private static List<String> written(Skill skill) {
    Body body = skill.body();
    List<Span> spans = new ArrayList<>();
    cited(skill).forEach(tag -> spans.add(tag.opening()));
    body.recitations().stream().map(Recitation::span).forEach(spans::add);
    return spans.stream()
        .sorted(Comparator.comparingInt(Span::start))
        .map(span -> in(skill, span))
        .toList();
  }

  private static String in(Skill skill, Span span) {
    return WhiteSpace.fold(span.in(skill.file().text()));
  }
}
