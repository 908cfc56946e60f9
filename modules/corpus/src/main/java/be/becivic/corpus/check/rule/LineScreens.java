package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;

/** The scrub rules of corpora under check, compiled once for all corpora that have the same. */
public final class LineScreens {
  /** Those of main, and those of a change to them. */
  private static final int MOST = 4;

  private final Cache<String, Optional<Pair>> known =
      Caffeine.newBuilder().maximumSize(MOST).build();

  /**
   * The rules in two parts.
   *
   * @param contacts for telephone numbers and the like, which an office may publish
   */
  record Pair(LineScreen contacts, LineScreen identifiers) {}

  /** Nothing where the rules cannot be read, which is reported elsewhere. */
  Optional<Pair> of(CorpusCase corpus) {
    return id(corpus.corpus())
        .flatMap(
            id ->
                known.get(
                    id, _ -> corpus.json(CorpusCase.SCRUB_RULES).flatMap(LineScreens::compile)));
  }

  private static Optional<String> id(Corpus corpus) {
    return Optional.ofNullable(corpus.files().blobs().get(CorpusCase.SCRUB_RULES));
  }

  private static Optional<Pair> compile(JsonFile rules) {
    try {
      Scrubber all = Scrubber.of(ScrubRules.parse(rules.json()));
      return Optional.of(
          new Pair(
              new LineScreen(all.only(rule -> rule.contactPoint())),
              new LineScreen(all.only(rule -> !rule.contactPoint()))));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
