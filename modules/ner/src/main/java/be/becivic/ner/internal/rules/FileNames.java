package be.becivic.ner.internal.rules;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.result.Reason;
import be.becivic.ner.result.Reason.Kind;
import be.becivic.ner.text.FileEndings;
import java.util.ArrayList;
import java.util.List;

/** Marks people that files are named after: upload/soraya_front.png. */
final class FileNames {
  private static final int SHORTEST = 4;
  private static final int MOST_PARTS = 40;

  private FileNames() {}

  static List<TokenMark> marks(Analysis analysis) {
    var marks = new ArrayList<TokenMark>();
    for (int at = 2; at < analysis.size(); at++) {
      if (FileEndings.isEnding(analysis.token(at).key())
          && analysis.token(at - 1).is(".")
          && isGlued(analysis, at)) {
        int part = at - 1;
        while (part > 0 && at - part < MOST_PARTS && isGlued(analysis, part)) {
          part--;
          if (isName(analysis, part)) {
            var reason = new Reason(Kind.NAME_LIST, "a name in that of a file");
            marks.add(TokenMark.byRule(part, part + 1, reason));
          }
        }
      }
    }
    return marks;
  }

  private static boolean isGlued(Analysis analysis, int at) {
    return analysis.token(at - 1).end() == analysis.token(at).start();
  }

  private static boolean isName(Analysis analysis, int at) {
    return analysis.isName(at)
        && analysis.isStrange(at)
        && analysis.thing(at) == ThingKind.NONE
        && analysis.token(at).key().length() >= SHORTEST;
  }
}
