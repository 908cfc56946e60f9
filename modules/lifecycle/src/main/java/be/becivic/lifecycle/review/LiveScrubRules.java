package be.becivic.lifecycle.review;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.scrub.ScrubRule;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/** The scrub rules as main has them now. */
final class LiveScrubRules {
  private static final String FILE = "tools/scrub/regex-rules.json";

  /**
   * All strong rules, those for ways to reach someone, the others; the weak ones, and those of them
   * that also fit content.
   */
  record Scrubbers(
      String blob,
      Scrubber all,
      Scrubber contacts,
      Scrubber numbers,
      Scrubber weak,
      Scrubber weakInContent) {}

  private volatile Optional<Scrubbers> current = Optional.empty();

  Scrubbers of(Corpus corpus) {
    String blob = Objects.requireNonNull(corpus.files().blobs().get(FILE));
    Scrubbers scrubbers =
        current.filter(known -> known.blob.equals(blob)).orElseGet(() -> read(corpus, blob));
    current = Optional.of(scrubbers);
    return scrubbers;
  }

  private static Scrubbers read(Corpus corpus, String blob) {
    String text = new String(corpus.files().read(FILE), StandardCharsets.UTF_8);
    Scrubber published = Scrubber.of(ScrubRules.parse(StrictJson.parseStored(text)));
    Scrubber strong = published.only(ScrubRule::isStrong);
    Scrubber weak = published.only(rule -> !rule.isStrong());
    return new Scrubbers(
        blob,
        strong,
        strong.only(ScrubRule::contactPoint),
        strong.only(rule -> !rule.contactPoint()),
        weak,
        weak.only(rule -> !rule.isForReports()));
  }
}
