package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.Communes;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The commune list satisfies its schema, and codes and slugs are unique (§6.4). */
public final class CommunesRule implements CorpusRule {
  @Override
  public String id() {
    return "communes";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(Communes.FILE)
        .filter(file -> file.json().isObject())
        .ifPresent(
            file -> {
              Reporter report = reports.in(file.file());
              for (SchemaViolation violation :
                  corpus.schemas().listViolations(SchemaName.COMMUNES, file.json())) {
                report.error(
                    file.locate(violation.pointer()),
                    SchemaWords.message(violation),
                    "See schemas/communes.schema.json; all nine fields are present.");
              }
              List<Commune> communes = corpus.corpus().communes().list();
              unique(communes, Commune::nisCode, "nis_code", file, report);
              unique(communes, Commune::slug, "slug", file, report);
            });
  }

  private static void unique(
      List<Commune> communes,
      Function<Commune, String> key,
      String name,
      JsonFile file,
      Reporter report) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < communes.size(); i++) {
      if (!seen.add(key.apply(communes.get(i)))) {
        report.error(
            file.locate("/communes/" + i + "/" + name),
            "The %s '%s' appears twice.".formatted(name, key.apply(communes.get(i))),
            "Keep one commune for it.");
      }
    }
  }
}
