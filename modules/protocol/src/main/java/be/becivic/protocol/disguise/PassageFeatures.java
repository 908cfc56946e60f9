package be.becivic.protocol.disguise;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the score of a passage goes by: what could carry a number ({@link Material}), what its words
 * say about one, which of these stand together, and what follows what ({@link TokenRuns}).
 */
final class PassageFeatures {
  private static final int OWNED_WITHIN = 4;

  private final CueWords cues;
  private final NearDigits nearDigits;
  private final LetterRuns letters;
  private final WordKinds kinds;

  PassageFeatures(CueWords cues, LetterRuns letters) {
    this.cues = cues;
    this.nearDigits = NearDigits.of(cues);
    this.letters = letters;
    this.kinds = WordKinds.of(cues);
  }

  Set<String> of(String passage) {
    String tagless = Shapes.MACHINE_MADE.matcher(passage).replaceAll(" ");
    String prose = Shapes.LINK.matcher(tagless).replaceAll(" ");
    FoldedWords words = FoldedWords.of(prose);
    Set<String> material = Material.of(prose, words, cues, nearDigits, letters);
    Steps.add(
        material,
        "address pieces",
        Shapes.ADDRESS_PIECE.matcher(tagless).results().count(),
        2,
        3,
        4);
    Set<String> said = said(words);
    Set<String> features = TokenRuns.of(words.folded(), kinds);
    features.addAll(material);
    features.addAll(said);
    for (String carrier : material) {
      said.forEach(cue -> features.add(carrier + " & " + cue));
    }
    List<String> cueList = new ArrayList<>(said);
    for (int i = 0; i < cueList.size(); i++) {
      for (int j = i + 1; j < cueList.size(); j++) {
        features.add(cueList.get(i) + " & " + cueList.get(j));
      }
    }
    return features;
  }

  private Set<String> said(FoldedWords words) {
    Set<String> said = new TreeSet<>();
    Steps.add(said, "hints", cues.count(DisguiseCue.HINT, words), 1, 2, 3, 5);
    Steps.add(said, "order", cues.count(DisguiseCue.ORDER, words), 1, 2, 3);
    Steps.add(said, "identifier", cues.count(DisguiseCue.IDENTIFIER, words), 1);
    Steps.add(said, "paraphrase", cues.count(DisguiseCue.PARAPHRASE, words), 1, 2);
    Steps.add(said, "provider", cues.count(DisguiseCue.PROVIDER, words), 1, 2);
    Steps.add(said, "holder", cues.count(DisguiseCue.HOLDER, words), 1, 2);
    if (isOwned(words.list())) {
      said.add("owned");
    }
    if (Shapes.GIVES.matcher(words.folded()).find()) {
      said.add("gives");
    }
    return said;
  }

  /** As in "my card", and in "the number of my sister". */
  private boolean isOwned(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      if (cues.is(DisguiseCue.POSSESSIVE, words.get(i))) {
        List<String> near =
            words.subList(
                Math.max(0, i - OWNED_WITHIN), Math.min(words.size(), i + 1 + OWNED_WITHIN));
        if (near.stream()
            .anyMatch(
                word ->
                    cues.is(DisguiseCue.HOLDER, word) || cues.is(DisguiseCue.IDENTIFIER, word))) {
          return true;
        }
      }
    }
    return false;
  }
}
