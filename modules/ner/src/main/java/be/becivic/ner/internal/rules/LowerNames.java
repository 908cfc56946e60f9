package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;
import java.util.ArrayList;
import java.util.List;

/**
 * Marks names in lower case by what stands around them: my name is liu wei, kasia here, my flatmate
 * xiaoyu. No word of the dictionary is one, and a slip of the pen is seldom spelled like a name.
 */
final class LowerNames {
  private static final int SHORTEST = 3;
  private static final int UNDECIDED = 4;
  private static final int SPELLED_LIKE_A_NAME = 5;
  private static final int MOST_PARTS = 4;

  private final Analysis analysis;
  private final NameParts parts;
  private final List<TokenMark> marks = new ArrayList<>();

  private LowerNames(Analysis analysis) {
    this.analysis = analysis;
    this.parts = new NameParts(analysis);
  }

  static List<TokenMark> marks(Analysis analysis) {
    var names = new LowerNames(analysis);
    for (int at = 0; at < analysis.size(); at++) {
      names.introducedAt(at);
      names.hereAt(at);
      names.relatedAt(at);
    }
    return names.marks;
  }

  private void introducedAt(int at) {
    boolean plain =
        analysis.startBefore(Hint.NAME_FOLLOWS, at) >= 0 && !analysis.token(at).isCapitalised();
    int name = parts.afterParticles(at);
    int start = analysis.startBefore(Hint.NAME_MAY_FOLLOW, at);
    boolean fits =
        (plain && fits(name, 2, UNDECIDED))
            || (start >= 0 && isOwnSentence(start) && fits(at, 2, SPELLED_LIKE_A_NAME));
    if (fits) {
      mark(at, Kind.INTRODUCTION, "after \"" + analysis.token(at - 1).key() + "\"");
    }
  }

  /** Hello this is kasia: who speaks says so first, or after a greeting or a comma. */
  private boolean isOwnSentence(int start) {
    if (analysis.token(start).opens() || !analysis.token(start - 1).isWord()) {
      return true;
    }
    return start == 1 || analysis.token(start - 1).opens();
  }

  /** Kasia here, ali r. here: who writes, before what they write. */
  private void hereAt(int at) {
    boolean begins = analysis.token(at).opens() || (at > 0 && analysis.token(at - 1).is(","));
    if (!begins || !fits(at, SHORTEST, SPELLED_LIKE_A_NAME)) {
      return;
    }
    int next = end(at);
    if (next < analysis.size() && analysis.token(next).is(".")) {
      next++;
    }
    boolean pauses = next + 1 >= analysis.size() || !analysis.token(next + 1).isWord();
    if (pauses && analysis.has(Hint.HERE, next)) {
      mark(at, Kind.INTRODUCTION, "before \"" + analysis.token(next).key() + "\"");
    }
  }

  private void relatedAt(int at) {
    if (analysis.has(Cue.KIN, at - 1)
        && !analysis.token(at).opens()
        && fits(at, SHORTEST, UNDECIDED)) {
      mark(at, Kind.ROLE, "after \"" + analysis.token(at - 1).key() + "\"");
    }
  }

  private boolean fits(int at, int shortest, int spelling) {
    Token token = analysis.token(at);
    boolean listed = analysis.names(at) != 0;
    return token.shape() == TokenShape.LOWER
        && token.key().length() >= (listed ? shortest : Math.max(shortest, UNDECIDED))
        && token.text().chars().allMatch(Character::isLetter)
        && analysis.thing(at) == ThingKind.NONE
        && analysis.cues(at) == 0
        && (analysis.isStrange(at) || (listed && isNoWordHere(at)))
        && (listed || analysis.spelling(at) >= spelling);
  }

  /** Wei is a meadow in Dutch and nothing in English. */
  private boolean isNoWordHere(int at) {
    return analysis.isName(at) && analysis.familiarity(at) == Familiarity.STRANGE;
  }

  private int end(int at) {
    int end = at + 1;
    while (end < analysis.size() && end - at < MOST_PARTS && continues(end)) {
      end++;
    }
    return end;
  }

  private boolean continues(int at) {
    Token token = analysis.token(at);
    boolean letter = token.key().length() == 1 && isAbbreviated(at);
    return token.isWord()
        && !token.opens()
        && !analysis.has(Hint.HERE, at)
        && (letter || analysis.has(Cue.PARTICLE, at) || isNamePart(at));
  }

  private boolean isAbbreviated(int at) {
    return at + 1 < analysis.size() && analysis.token(at + 1).is(".");
  }

  private boolean isNamePart(int at) {
    return analysis.names(at) != 0 && analysis.familiarity(at) != Familiarity.COMMON;
  }

  private void mark(int from, Kind kind, String detail) {
    int to = end(from);
    while (to > from + 1 && analysis.has(Cue.PARTICLE, to - 1)) {
      to--;
    }
    marks.add(TokenMark.byRule(from, to, new Reason(kind, detail)));
  }
}
