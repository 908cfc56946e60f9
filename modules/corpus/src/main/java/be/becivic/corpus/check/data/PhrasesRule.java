package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.stream.Collectors;
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
    String said = said(corpus);
    for (String english : file.json().path("phrases").propertyNames()) {
      if (!said.contains(english)) {
        report.warning(
            file.locate("/phrases/" + english.replace("~", "~0").replace("/", "~1")),
            "Nothing says \"%s\" any more.".formatted(english),
            "Remove the phrase, or put the words there that are said now.");
      }
    }
  }

  /** All texts as they are read: without marks of emphasis, on one line. */
  private static String said(CorpusCase corpus) {
    Stream<String> skills = corpus.corpus().skills().stream().map(skill -> skill.file().text());
    Stream<String> paths =
        corpus.corpus().findFile(PathDirectory.FILE).map(file -> file.text()).stream();
    return Stream.concat(skills, paths)
        .map(text -> text.replace("*", "").replaceAll("\\s+", " "))
        .collect(Collectors.joining("\n"));
  }
}
