package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.SharedNames;
import be.becivic.ner.text.TokenShape;
import java.util.Set;

/** Clears bodies that are called like people, among words that tell them: Fons beside Infino. */
final class SharedThings {
  /** Fons from the town hall, Camille am Schalter. */
  private static final Set<String> WHERE_PEOPLE_ARE =
      Set.of(
          "van", "de", "du", "des", "d", "from", "at", "vom", "von", "am", "beim", "aan", "au",
          "bij", "bei", "chez");

  /** Where one is a client. */
  private static final Set<String> WITH_BODIES =
      Set.of("bij", "chez", "bei", "by", "via", "door", "durch", "par", "through", "on");

  private final Analysis analysis;
  private final SharedNames names = SharedNames.listed();

  SharedThings(Analysis analysis) {
    this.analysis = analysis;
  }

  boolean clears(TokenMark mark) {
    int at = mark.from();
    if (mark.to() > at + 1
        || !names.has(analysis.token(at).key())
        || analysis.token(at).shape() == TokenShape.LOWER) {
      return false;
    }
    return switch (mark.reason().kind()) {
      case TITLE, INTRODUCTION, SCRIPT -> false;
      case ROLE, NAME_LIST, MODEL -> !isSomebody(at) && isInCompany(at);
    };
  }

  private boolean isSomebody(int at) {
    int cue = at > 0 && analysis.token(at - 1).is(",") ? at - 2 : at - 1;
    int next = at + 1 < analysis.size() && analysis.token(at + 1).is(",") ? at + 2 : at + 1;
    boolean placed =
        next < analysis.size() && WHERE_PEOPLE_ARE.contains(analysis.token(next).key());
    return placed || analysis.has(Cue.KIN, cue) || analysis.has(Cue.ROLE, cue);
  }

  private boolean isInCompany(int at) {
    String name = analysis.token(at).key();
    boolean client = at > 0 && WITH_BODIES.contains(analysis.token(at - 1).key());
    for (int other = 0; other < analysis.size(); other++) {
      String key = analysis.token(other).key();
      if (other != at && (names.isBesides(name, key) || (client && names.isAbout(name, key)))) {
        return true;
      }
    }
    return false;
  }
}
