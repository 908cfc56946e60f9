package be.becivic.protocol.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds text that addresses agents. Equal texts get equal answers, in time that grows with their
 * length alone. Safe for use by many threads.
 */
public final class AgentScreen {
  private static final CueBook CUES = CueBook.load();
  private static final SentenceScore SCORE = SentenceScore.load();

  private AgentScreen() {}

  /** Everything that fires on a text, signs before words; nothing on a plain one. */
  public static List<ScreenFinding> look(String text) {
    List<ScreenFinding> findings = new ArrayList<>();
    SignRule.ALL.forEach(rule -> findings.addAll(rule.find(text)));
    ReadSentence.all(text).forEach(sentence -> findings.addAll(look(sentence)));
    return findings.stream().distinct().toList();
  }

  /** Whether nothing fires. */
  public static boolean passes(String text) {
    return look(text).isEmpty();
  }

  /** Rules say best what a sentence wants; where none decides, the score does. */
  private static List<ScreenFinding> look(ReadSentence sentence) {
    FoundCues cues = CUES.find(sentence);
    List<ScreenFinding> findings = new ArrayList<>();
    boolean decided = false;
    for (WordRule rule : WordRule.ALL) {
      Optional<ScreenFinding> finding = rule.match(cues);
      finding.ifPresent(findings::add);
      decided |= finding.isPresent() && rule.decides();
    }
    if (decided) {
      return findings;
    }
    SentenceFeatures features = SentenceFeatures.of(cues);
    if (!features.isEmpty() && SCORE.of(features) <= 0) {
      return List.of();
    }
    if (features.isEmpty() || !findings.isEmpty()) {
      return findings;
    }
    return List.of(sentence.finding(ScreenKind.INSTRUCTS_AGENT, "score", SCORE.reasons(features)));
  }
}
