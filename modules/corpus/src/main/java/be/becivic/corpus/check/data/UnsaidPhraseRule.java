package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import java.util.stream.Stream;
import tools.jackson.core.JsonPointer;

/** What is translated is said somewhere: a translation of words that changed reaches nobody. */
public final class UnsaidPhraseRule implements CorpusRule {
  @Override
  public String id() {
    return "unsaid_phrase";
  }

  @Override
  public boolean isAdvice() {
    return true;
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(TranslatedPhrases.FILE)
        .ifPresent(file -> check(file, corpus, reports.in(file.file())));
  }

  private static void check(JsonFile file, CorpusCase corpus, Reporter report) {
    UnsaidPhrases unsaid = new UnsaidPhrases(file.json().path("phrases").propertyNames());
    Stream<SourceFile> skills = corpus.corpus().skills().stream().map(Skill::file);
    Stream.concat(skills, corpus.corpus().findFile(PathDirectory.FILE).stream())
        .map(SourceFile::text)
        .forEach(unsaid::read);
    corpus.corpus().seeds().values().stream()
        .flatMap(value -> new JsonFields(value.row()).text("note").stream())
        .forEach(unsaid::read);
    for (String english : unsaid.list()) {
      report.warning(
          file.locate(JsonPointer.empty().appendProperty("phrases").appendProperty(english)),
          "Nothing says \"%s\" any more.".formatted(english),
          "Remove the phrase, or put the words there that are said now.");
    }
  }
}
