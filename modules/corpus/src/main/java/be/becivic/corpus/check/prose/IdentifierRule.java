package be.becivic.corpus.check.prose;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.LineScreen;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.scrub.ScrubFinding;
import java.util.List;
import java.util.stream.Stream;

/**
 * Nothing in skills and paths looks like a number that identifies somebody. The number is not
 * repeated.
 */
public final class IdentifierRule implements FileRule {
  @Override
  public String id() {
    return "identifier";
  }

  @Override
  public List<String> restsOn() {
    return List.of(CorpusCase.SCRUB_RULES);
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.concat(
        corpus.skills().stream().map(skill -> skill.file().path()),
        Stream.of(PathDirectory.FILE).filter(corpus::has));
  }

  @Override
  public void check(FileCase file, Reporter report) {
    file.identifiers().ifPresent(screen -> check(file.file().text(), screen, report));
  }

  private static void check(String text, LineScreen screen, Reporter report) {
    int start = 0;
    for (String line : text.split("\n")) {
      for (ScrubFinding finding : screen.scan(line)) {
        report.error(
            Span.at(start),
            "The line looks as if it contains a personal identifier (%s)."
                .formatted(finding.rule()),
            "Remove it; an example needs no real number.");
      }
      start += line.length() + 1;
    }
  }
}
