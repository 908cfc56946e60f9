package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.TokenShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Marks single names that nothing introduces: by the lists, and by what the name does. */
final class BareNames {
  private static final int SHORTEST_CARELESS = 4;
  private static final int LONGEST_ACRONYM = 5;
  private static final Set<String> FILES = Set.of("dossier", "file", "case", "akte", "zaak");

  /** De Wachter, Van Hove; "Op de Meir" and "Het Steen" are places. */
  private static final Set<String> OPENING_PARTICLES =
      Set.of("de", "van", "vande", "vanden", "vander", "le", "la", "el", "al", "ben", "von", "di");

  private static final Set<String> VAN = Set.of("van", "vanden", "vander", "vande");
  private static final Set<String> BEING = Set.of("is", "was", "est", "etait", "sera", "zal");

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
    int name = opensWithParticle(at) ? parts.afterParticles(at) : at;
    if (name + 1 < analysis.size()
        && analysis.token(at).opens()
        && analysis.token(name).shape() == TokenShape.CAPITALISED
        && analysis.token(name).key().length() > 1
        && (analysis.thing(name) == ThingKind.NONE || isCommuneAfterVan(name))
        && parts.isFreeOfCues(name)
        && (name > at ? isSurnameThatActs(name) : acts(name))) {
      String deed = analysis.token(name + 1).key();
      marks.add(TokenMark.byRule(at, name + 1, new Reason(Kind.ROLE, "before \"" + deed + "\"")));
    }
  }

  private boolean acts(int at) {
    if (analysis.has(Hint.FUNCTION, at)) {
      return false;
    }
    if (analysis.familiarity(at) != Familiarity.COMMON) {
      return analysis.isName(at) && analysis.has(Cue.SPEECH, at + 1);
    }
    return (analysis.isFirstName(at) && analysis.has(Cue.SAYING, at + 1))
        || (analysis.isSurname(at) && actsOnSomebody(at));
  }

  /** Koch hat mir gesagt: English notes leave articles out before such verbs as well. */
  private boolean actsOnSomebody(int at) {
    return analysis.rules().language() != ModelLanguage.EN
        && analysis.has(Cue.SPEECH, at + 1)
        && analysis.has(Cue.PRONOUN, at + 2);
  }

  /** De Wachter heeft: after an article a word has no capital. */
  private boolean isSurnameThatActs(int name) {
    boolean article = analysis.rules().language() == ModelLanguage.DE && !isVan(name - 1);
    return !article
        && (analysis.isSurname(name) || isCommuneAfterVan(name))
        && analysis.has(Cue.SPEECH, name + 1)
        && !BEING.contains(analysis.token(name + 1).key());
  }

  private boolean opensWithParticle(int at) {
    return analysis.token(at).opens()
        && analysis.token(at).shape() == TokenShape.CAPITALISED
        && OPENING_PARTICLES.contains(analysis.token(at).key());
  }

  /** Van Geel m'a dit: who is called after where their forefathers came from. */
  private boolean isCommuneAfterVan(int at) {
    return analysis.thing(at) == ThingKind.COMMUNE && isVan(at - 1);
  }

  private boolean isVan(int at) {
    return at >= 0 && VAN.contains(analysis.token(at).key());
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
            && (shape == TokenShape.CAPITALISED || (shape == TokenShape.MIXED && !isKindOf(at)))
            && analysis.token(at).key().length() > 2
            && (analysis.thing(at) == ThingKind.NONE || readsAsPerson(at));
    if (only) {
      marks.add(
          TokenMark.byRule(at, parts.end(at), new Reason(Kind.NAME_LIST, "a name and no word")));
    }
  }

  /** OKAN-klas: a kind of thing, told by an acronym. */
  private boolean isKindOf(int at) {
    String text = analysis.token(at).text();
    int dash = text.lastIndexOf('-');
    return dash > 1
        && Character.isUpperCase(text.charAt(dash - 1))
        && Character.isLowerCase(text.charAt(dash + 1));
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
