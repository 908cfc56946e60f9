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

  /** Whether every reference that was cited before is described as it was then. */
  private static boolean agree(Skill before, Skill after) {
    Map<String, Set<String>> known = new HashMap<>();
    for (Tag tag : cited(before, TagKind.REF)) {
      known.computeIfAbsent(name(tag), _ -> new HashSet<>()).add(substituted(tag));
    }
    return cited(after, TagKind.REF).stream()
        .allMatch(
            tag ->
                known.getOrDefault(name(tag), Set.of(substituted(tag))).contains(substituted(tag)));
  }

  private static List<Tag> cited(Skill skill, TagKind kind) {
    return skill.tags().stream().filter(tag -> tag.kind() == kind).toList();
  }

  private static String name(Tag tag) {
    return tag.value("name").orElse("");
  }

  private static String substituted(Tag tag) {
    return String.join("\n", SUBSTITUTED.stream().map(each -> tag.value(each).orElse("")).toList());
  }

  /** Every citation as it is written, from top to bottom; of values also the figure they show. */
  private static List<String> written(Skill skill) {
    Body body = skill.body();
    List<Span> spans = new ArrayList<>();
    cited(skill, TagKind.REF).forEach(tag -> spans.add(tag.opening()));
    for (Tag value : cited(skill, TagKind.VV)) {
      spans.add(value.opening());
      value.content().ifPresent(spans::add);
    }
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
