package be.becivic.corpus.version;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.corpus.text.TextEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A body in which every citation is what it cites. The catalogue says what stands in a value and
 * where a reference leads, so neither is part of the text; the words a reference is cited with are.
 */
final class CanonicalBody {
  private static final Comparator<TextEdit> BY_PLACE =
      Comparator.<TextEdit>comparingInt(edit -> edit.span().start())
          .thenComparingInt(edit -> -edit.span().end());
  private static final char OPEN = '\u0001';
  private static final char CLOSE = '\u0002';

  private CanonicalBody() {}

  /** The uids that a body's own tags give names. */
  static Map<String, String> uids(Skill skill) {
    Map<String, String> uids = new HashMap<>();
    for (Tag tag : skill.tags()) {
      tag.value("uid").ifPresent(uid -> uids.putIfAbsent(key(tag), uid));
    }
    return uids;
  }

  /**
   * Spells a body.
   *
   * @param uids what names that come without a uid stand for
   */
  static String of(Skill skill, Map<String, String> uids) {
    Body body = skill.body();
    List<TextEdit> edits = new ArrayList<>();
    for (Tag tag : body.tags()) {
      if (tag.kind() == TagKind.VV) {
        edits.add(new TextEdit(tag.span(), mark(cited(tag, uids))));
      } else if (tag.kind() == TagKind.REF) {
        edits.add(new TextEdit(tag.opening(), OPEN + cited(tag, uids)));
        edits.add(new TextEdit(closing(tag), String.valueOf(CLOSE)));
      }
    }
    Map<String, String> labels = labels(skill, body, uids);
    for (Recitation again : body.recitations()) {
      String uid = uids.getOrDefault(key(TagKind.REF, again.name()), again.name());
      edits.add(new TextEdit(again.span(), mark(uid + labels.getOrDefault(uid, ""))));
    }
    String text = TextEdit.applyAll(skill.file().text(), outermost(edits));
    return WhiteSpace.fold(text.substring(skill.bodyOffset()));
  }

  /** A name in brackets cites with the words that its reference was first cited with. */
  private static Map<String, String> labels(Skill skill, Body body, Map<String, String> uids) {
    Map<String, String> labels = new HashMap<>();
    for (Tag tag : body.tags(TagKind.REF)) {
      tag.content()
          .ifPresent(span -> labels.putIfAbsent(cited(tag, uids), span.in(skill.file().text())));
    }
    return labels;
  }

  private static String mark(String what) {
    return OPEN + what + CLOSE;
  }

  private static String cited(Tag tag, Map<String, String> uids) {
    return tag.value("uid")
        .orElseGet(() -> uids.getOrDefault(key(tag), tag.value("name").orElse("")));
  }

  private static String key(Tag tag) {
    return key(tag.kind(), tag.value("name").orElse(""));
  }

  private static String key(TagKind kind, String name) {
    return kind.tagName() + ":" + name;
  }

  private static Span closing(Tag tag) {
    return new Span(tag.content().map(Span::end).orElse(tag.opening().end()), tag.span().end());
  }

  /** What stands within a value goes with it. */
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
}
