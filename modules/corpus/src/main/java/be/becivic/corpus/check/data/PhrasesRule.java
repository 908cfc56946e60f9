package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.stream.Stream;

/** The translated phrases satisfy their schema. */
public final class PhrasesRule implements FileRule {
  @Override
  public String id() {
    return "phrases";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.of(TranslatedPhrases.FILE).filter(corpus::has);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    if (file.json().json().isObject()) {
      for (SchemaViolation violation :
          file.schemas().listViolations(SchemaName.PHRASES, file.json().json())) {
        report.error(
            file.json().locate(violation.pointer()),
            SchemaWords.message(violation),
            "See schemas/phrases.schema.json.");
      }
    }
  }
}
