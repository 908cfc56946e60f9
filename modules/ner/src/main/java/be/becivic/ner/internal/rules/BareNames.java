package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.TokenShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Marks single names that nothing introduces: by the lists, and by what the name does. */
final class BareNames {
  private static final int SHORTEST_CARELESS = 4;
  private static final int LONGEST_ACRONYM = 5;
  private static final Set<String> FILES = Set.of("dossier", "file", "case", "akte", "zaak");

  private final Analysis analysis;
  private final NameParts parts;
  private final List<TokenMark> marks = new ArrayList<>();

  private BareNames(Analysis analysis) {
    this.analysis = analysis;
    this.parts = new NameParts(analysis);
  }

  static List<TokenMark> marks(Analysis analysis) {
    var names = new BareNames(analysis);
    for (int at = 0; at < analysis.size(); at++) {
      names.strangeNameAt(at);
      names.doerAt(at);
      names.carelessNameAt(at);
    }
    return names.marks;
  }

  /**
   * Maurer hat gestempelt, Mark called: a noun would have an article, so this is somebody. Notes
   * leave articles out, and pronouns have none, so everyday words have to do what only people do.
   */
  private void doerAt(int at) {
    boolean everyday = analysis.familiarity(at) == Familiarity.COMMON;
    boolean does = analysis.has(everyday ? Cue.SAYING : Cue.SPEECH, at + 1);
    boolean named = everyday ? analysis.isFirstName(at) : analysis.isName(at);
    if (does
        && named
        && analysis.token(at).opens()
        && analysis.token(at).shape() == TokenShape.CAPITALISED
        && analysis.token(at).key().length() > 1
        && analysis.thing(at) == ThingKind.NONE
        && parts.isFreeOfCues(at)) {
      String deed = analysis.token(at + 1).key();
      marks.add(TokenMark.byRule(at, at + 1, new Reason(Kind.ROLE, "before \"" + deed + "\"")));
    }
  }

  /** demandez a rachid, DOSSIER PEETERS: names that no dictionary has. */
  private void carelessNameAt(int at) {
    boolean strange = analysis.isStrange(at) || isOnFile(at);
    if (!analysis.isName(at)
        || !strange
        || analysis.token(at).key().length() < SHORTEST_CARELESS
        || !parts.isFreeOfCues(at)) {
      return;
    }
    boolean careless =
        switch (analysis.token(at).shape()) {
          case LOWER -> analysis.isUncased() && !isInIdentifier(at);
          case UPPER -> analysis.isShouted() || analysis.token(at).key().length() > LONGEST_ACRONYM;
          default -> false;
        };
    if (careless) {
      marks.add(TokenMark.byRule(at, at + 1, new Reason(Kind.NAME_LIST, "a name and no word")));
    }
  }

  /** Dossier PEETERS: whose file it is, even where "peeters" could be a form of a word. */
  private boolean isOnFile(int at) {
    return at > 0
        && FILES.contains(analysis.token(at - 1).key())
        && analysis.token(at).shape() == TokenShape.UPPER
        && analysis.familiarity(at) != Familiarity.COMMON;
  }

  /** source_class */
  private boolean isInIdentifier(int at) {
    return (at + 1 < analysis.size() && analysis.token(at + 1).is("_"))
        || (at > 0 && analysis.token(at - 1).is("_"));
  }

  /** A capitalised word that is a name and in no dictionary. */
  private void strangeNameAt(int at) {
    boolean compound = analysis.familiarity(at) == Familiarity.COMPOUND;
    TokenShape shape = analysis.token(at).shape();
    boolean only =
        analysis.isName(at)
            && (analysis.isStrange(at) || compound)
            && (shape == TokenShape.CAPITALISED || shape == TokenShape.MIXED)
            && analysis.token(at).key().length() > 2
            && (analysis.thing(at) == ThingKind.NONE || readsAsPerson(at));
    if (only) {
      marks.add(
          TokenMark.byRule(at, parts.end(at), new Reason(Kind.NAME_LIST, "a name and no word")));
    }
  }

  /** Sofia, Jordan: a person unless something says where. */
  private boolean readsAsPerson(int at) {
    if (analysis.thing(at) != ThingKind.PLACE || !analysis.isFirstName(at)) {
      return false;
    }
    return !analysis.has(Cue.LOCATIVE, at - 1) && !placeBeyond(at, -1) && !placeBeyond(at, 1);
  }

  private boolean placeBeyond(int at, int direction) {
    int other = at + 2 * direction;
    return other >= 0 && other < analysis.size() && analysis.thing(other) == ThingKind.PLACE;
  }
}
