package be.becivic.corpus.check.prose;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.LineScreen;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.OfficialContacts;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.scrub.ScrubFinding;
import java.util.stream.Stream;

/** A telephone number or mail address is an office's; somebody's own is not repeated. */
public final class UnknownContactRule implements CorpusRule {
  @Override
  public String id() {
    return "unknown_contact";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    OfficialContacts offices =
        OfficialContacts.of(corpus.corpus().sourceClasses(), corpus.corpus().paths());
    corpus
        .contacts()
        .ifPresent(
            contacts ->
                Stream.concat(
                        corpus.corpus().skills().stream().map(Skill::file),
                        corpus.corpus().findFile(PathDirectory.FILE).stream())
                    .forEach(file -> check(file, offices, contacts, reports.in(file))));
  }

  private static void check(
      SourceFile file, OfficialContacts offices, LineScreen contacts, Reporter report) {
    int start = 0;
    for (String line : file.text().split("\n")) {
      for (ScrubFinding finding : contacts.scan(offices.removedFrom(line))) {
        report.warning(
            Span.at(start),
            "The line has a contact point of nobody knows whom (%s).".formatted(finding.rule()),
            "Remove it, or name it as an office's in the contact_point of a path's source.");
      }
      start += line.length() + 1;
    }
  }
}
