package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.Communes;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import be.becivic.protocol.schema.Schemas;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The commune list satisfies its schema, and codes and slugs are unique (§6.4). */
public final class CommunesRule implements FileRule {
  @Override
  public String id() {
    return "communes";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.of(Communes.FILE).filter(corpus::has);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    if (file.json().json().isObject()) {
      check(file.json(), file.schemas(), report);
    }
  }

  private static void check(JsonFile file, Schemas schemas, Reporter report) {
    for (SchemaViolation violation : schemas.listViolations(SchemaName.COMMUNES, file.json())) {
      report.error(
          file.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/communes.schema.json; all nine fields are present.");
    }
    List<Commune> communes = Communes.of(file.json()).list();
    unique(communes, Commune::nisCode, "nis_code", file, report);
    unique(communes, Commune::slug, "slug", file, report);
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
