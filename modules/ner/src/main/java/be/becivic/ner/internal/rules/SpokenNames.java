package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Marks names that are spoken about: Vogel, so heißt der Mann; Van Damme is the surname; they wrote
 * von der Heydt in small letters. In such places even everyday words and communes are surnames.
 */
final class SpokenNames {
  private static final int REACH = 4;
  private static final Set<String> BEING =
      Set.of("is", "was", "est", "etait", "ist", "war", "isnt", "isn't");

  private final Analysis analysis;
  private final NameParts parts;
  private final List<TokenMark> marks = new ArrayList<>();

  private SpokenNames(Analysis analysis) {
    this.analysis = analysis;
    this.parts = new NameParts(analysis);
  }

  static List<TokenMark> marks(Analysis analysis) {
    var names = new SpokenNames(analysis);
    for (int at = 0; at < analysis.size(); at++) {
      names.explainedAt(at);
      names.writtenAt(at);
    }
    return names.marks;
  }

  private void explainedAt(int at) {
    if (!analysis.token(at).opens()) {
      return;
    }
    int name = parts.afterParticles(at);
    if (isName(name, name > at) && (isCalledSo(name + 1) || isKindOfName(name + 1))) {
      mark(at, name, "a name explained");
    }
  }

  /** Vogel, so heißt der Mann; but "Doccle, so heißt die App". */
  private boolean isCalledSo(int comma) {
    if (comma + 1 >= analysis.size() || !analysis.token(comma).is(",")) {
      return false;
    }
    int length = analysis.length(Hint.NAMED_SO, comma + 1);
    for (int at = comma + 1 + length; at < analysis.size() && at <= comma + length + REACH; at++) {
      if (analysis.has(Cue.INSTITUTION, at) || analysis.has(Cue.STREET, at)) {
        return false;
      }
    }
    return length > 0;
  }

  /** Peeters is my surname, Petit est mon nom de famille. */
  private boolean isKindOfName(int being) {
    if (being >= analysis.size() || !BEING.contains(analysis.token(being).key())) {
      return false;
    }
    for (int at = being + 1; at < analysis.size() && at <= being + REACH; at++) {
      if (analysis.has(Hint.NAME_NOUN, at)) {
        return true;
      }
      if (!analysis.has(Hint.FUNCTION, at)) {
        return false;
      }
    }
    return false;
  }

  /** Schrieb von der Heydt klein, spelled van der Berg as one word. */
  private void writtenAt(int at) {
    if (!analysis.has(Hint.WRITING, at) || at + 1 >= analysis.size()) {
      return;
    }
    int name = parts.afterParticles(at + 1);
    boolean particled = name > at + 1;
    boolean plain = particled || analysis.isStrange(name);
    if (plain
        && isName(name, particled)
        && !analysis.token(name).opens()
        && (analysis.has(Hint.SPELLED, name + 1) || analysis.has(Hint.SPELLED, name + 2))) {
      mark(at + 1, name, "a name spelled out");
    }
  }

  private boolean isName(int at, boolean particled) {
    if (at >= analysis.size()) {
      return false;
    }
    Token token = analysis.token(at);
    boolean listed = analysis.names(at) != 0;
    boolean thing = analysis.thing(at) != ThingKind.NONE;
    boolean commune = analysis.thing(at) == ThingKind.COMMUNE && particled;
    return token.isCapitalised()
        && token.key().length() > 1
        && (!thing || commune)
        && !analysis.has(Hint.FUNCTION, at)
        && !analysis.has(Hint.NAME_NOUN, at)
        && parts.isFreeOfCues(at)
        && (listed || commune || analysis.isStrange(at));
  }

  private void mark(int from, int name, String detail) {
    marks.add(TokenMark.byRule(from, name + 1, new Reason(Kind.INTRODUCTION, detail)));
  }
}
