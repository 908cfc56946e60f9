package be.becivic.corpus.check.prose;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.LineScreen;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.path.OfficialContacts;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.scrub.ScrubFinding;
import java.util.List;
import java.util.stream.Stream;

/** A telephone number or mail address is an office's; somebody's own is not repeated. */
public final class UnknownContactRule implements FileRule {
  @Override
  public String id() {
    return "unknown_contact";
  }

  @Override
  public boolean isAdvice() {
    return true;
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.concat(
        corpus.skills().stream().map(skill -> skill.file().path()),
        Stream.of(PathDirectory.FILE).filter(corpus::has));
  }

  @Override
  public List<String> restsOn() {
    return List.of(CorpusCase.SCRUB_RULES, SourceClasses.FILE, PathDirectory.FILE);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    file.contacts()
        .ifPresent(contacts -> check(file.file().text(), file.offices(), contacts, report));
  }

  private static void check(
      String text, OfficialContacts offices, LineScreen contacts, Reporter report) {
    int start = 0;
    for (String line : text.split("\n")) {
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
