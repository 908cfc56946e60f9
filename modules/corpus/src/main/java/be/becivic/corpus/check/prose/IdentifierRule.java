package be.becivic.corpus.check.prose;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.scrub.ScrubFinding;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Nothing in skills and paths looks like a number that identifies somebody. The number is not
 * repeated.
 */
public final class IdentifierRule implements CorpusRule {
  private static final String RULES = "tools/scrub/regex-rules.json";

  @Override
  public String id() {
    return "identifier";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    scrubber(corpus)
        .ifPresent(
            scrubber ->
                Stream.concat(
                        corpus.corpus().skills().stream().map(Skill::file),
                        corpus.corpus().findFile(PathDirectory.FILE).stream())
                    .forEach(file -> check(file, scrubber, reports)));
  }

  /** Rules that cannot be read are reported elsewhere. */
  private static Optional<Scrubber> scrubber(CorpusCase corpus) {
    try {
      return corpus
          .json(RULES)
          .map(file -> Scrubber.of(ScrubRules.parse(file.json())))
          .map(all -> all.only(rule -> !rule.contactPoint()));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static void check(SourceFile file, Scrubber scrubber, Reports reports) {
    int start = 0;
    for (String line : file.text().split("\n")) {
      List<ScrubFinding> findings = scrubber.scan(line);
      int at = start;
      findings.forEach(
          finding ->
              reports
                  .in(file)
                  .error(
                      Span.at(at),
                      "The line looks as if it contains a personal identifier (%s)."
                          .formatted(finding.rule()),
                      "Remove it; an example needs no real number."));
      start += line.length() + 1;
    }
  }
}
