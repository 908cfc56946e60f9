package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.Countries;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import be.becivic.protocol.schema.Schemas;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The list of countries satisfies its schema, and names real countries and its own sources. */
public final class CountriesRule implements FileRule {
  private static final Set<String> COUNTRIES = Set.of(Locale.getISOCountries());

  /** Not in ISO 3166, and used for it by everybody. */
  private static final String KOSOVO = "xk";

  @Override
  public String id() {
    return "countries";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.of(Countries.FILE).filter(corpus::has);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    if (file.json().json().isObject()) {
      check(file.json(), file.schemas(), report);
    }
  }

  private static void check(JsonFile file, Schemas schemas, Reporter report) {
    for (SchemaViolation violation : schemas.listViolations(SchemaName.COUNTRIES, file.json())) {
      report.error(
          file.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/countries.schema.json.");
    }
    JsonNode sources = file.json().path("sources");
    for (Map.Entry<String, JsonNode> country : file.json().path("countries").properties()) {
      String code = country.getKey();
      if (!code.equals(KOSOVO) && !COUNTRIES.contains(code.toUpperCase(Locale.ROOT))) {
        report.error(
            file.locate("/countries/" + code),
            "'%s' is no country.".formatted(code),
            "Use ISO 3166-1 alpha-2 in lowercase.");
      }
      new JsonFields(country.getValue())
          .text("source")
          .filter(source -> !sources.has(source))
          .ifPresent(
              source ->
                  report.error(
                      file.locate("/countries/" + code + "/source"),
                      "There is no source '%s'.".formatted(source),
                      "Add it to the sources of the file."));
    }
  }
}
