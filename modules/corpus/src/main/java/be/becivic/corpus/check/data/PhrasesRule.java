package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.List;
import java.util.stream.Stream;

/** What is translated is said somewhere: a translation of words that changed reaches nobody. */
public final class PhrasesRule implements CorpusRule {
  @Override
  public String id() {
    return "phrases";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(TranslatedPhrases.FILE)
        .filter(file -> file.json().isObject())
        .ifPresent(file -> check(file, corpus, reports.in(file.file())));
  }

  private static void check(JsonFile file, CorpusCase corpus, Reporter report) {
    for (SchemaViolation violation :
        corpus.schemas().listViolations(SchemaName.PHRASES, file.json())) {
      report.error(
          file.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/phrases.schema.json.");
    }
    for (String english :
        unsaid(List.copyOf(file.json().path("phrases").propertyNames()), corpus)) {
      report.warning(
          file.locate("/phrases/" + english.replace("~", "~0").replace("/", "~1")),
          "Nothing says \"%s\" any more.".formatted(english),
          "Remove the phrase, or put the words there that are said now.");
    }
  }

  private static List<String> unsaid(List<String> phrases, CorpusCase corpus) {
    UnsaidPhrases unsaid = new UnsaidPhrases(phrases);
    Stream<SourceFile> skills = corpus.corpus().skills().stream().map(Skill::file);
    Stream.concat(skills, corpus.corpus().findFile(PathDirectory.FILE).stream())
        .map(SourceFile::text)
        .forEach(unsaid::read);
    return phrases.stream().filter(unsaid.list()::contains).toList();
  }
}
