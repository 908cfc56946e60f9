package be.becivic.corpus.skill;

import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.text.Span;
import be.becivic.corpus.text.TextEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A body with every citation reduced to what it cites, so that forms of citing compare equal. */
record CanonicalBody(String text, Map<String, Map<String, String>> references) {
  private static final Comparator<TextEdit> BY_PLACE =
      Comparator.<TextEdit>comparingInt(edit -> edit.span().start())
          .thenComparingInt(edit -> -edit.span().end());

  static CanonicalBody of(Skill skill) {
    Body body = skill.body();
    Map<String, String> names = new HashMap<>();
    for (Tag tag : body.tags(TagKind.REF)) {
      tag.value("uid").ifPresent(uid -> names.put(uid, tag.value("name").orElse(uid)));
    }
    List<TextEdit> edits = new ArrayList<>();
    Map<String, Map<String, String>> references = new HashMap<>();
    for (Tag tag : body.tags()) {
      if (tag.kind() == TagKind.VV || tag.kind() == TagKind.REF) {
        String name = tag.value("name").orElse("");
        edits.add(mark(tag.span(), tag.kind().tagName() + ":" + name));
        if (tag.kind() == TagKind.REF) {
          references.put(name, metadata(tag));
        }
      }
    }
    for (Recitation recitation : body.recitations()) {
      String name = names.getOrDefault(recitation.name(), recitation.name());
      edits.add(mark(recitation.span(), TagKind.REF.tagName() + ":" + name));
    }
    return new CanonicalBody(
        TextEdit.applyAll(skill.file().text(), outermost(edits)).substring(skill.bodyOffset()),
        references);
  }

  /**
   * Whether both cite the same at the same places; a reference cited in full by both says the same.
   */
  boolean saySameAs(CanonicalBody other) {
    return text.equals(other.text)
        && references.entrySet().stream()
            .allMatch(
                entry ->
                    !other.references.containsKey(entry.getKey())
                        || other.references.get(entry.getKey()).equals(entry.getValue()));
  }

  private static TextEdit mark(Span span, String what) {
    return new TextEdit(span, "\u0001" + what + "\u0001");
  }

  private static List<TextEdit> outermost(List<TextEdit> edits) {
    List<TextEdit> kept = new ArrayList<>();
    int done = 0;
    for (TextEdit edit : edits.stream().sorted(BY_PLACE).toList()) {
      if (edit.span().start() >= done) {
        kept.add(edit);
        done = edit.span().end();
      }
    }
    return kept;
  }

  private static Map<String, String> metadata(Tag tag) {
    return tag.attributes().stream()
        .filter(attribute -> !attribute.name().equals("uid"))
        .collect(
            Collectors.toMap(Attribute::name, Attribute::value, (first, _) -> first, TreeMap::new));
  }
}
