package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.data.Communes;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.predicate.Audience;
import be.becivic.protocol.predicate.Axis;
import be.becivic.protocol.predicate.Predicate;
import be.becivic.protocol.region.Nis5;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The audience of a source can be somebody: values fit their fields, communes exist (§6.12.5). */
public final class PathAudienceRule implements CorpusRule {
  private static final List<String> FIELDS =
      Stream.concat(
              Stream.of(Axis.values()).map(axis -> axis.wireName().split("\\.")[1]),
              Stream.of("audience_summary"))
          .distinct()
          .sorted()
          .toList();

  @Override
  public String id() {
    return "path_audience";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(PathDirectory.FILE)
        .ifPresent(
            file -> {
              Reporter report = reports.in(file.file());
              Communes communes = corpus.corpus().communes();
              corpus.corpus().paths().list().forEach(path -> check(path, communes, file, report));
            });
  }

  private static void check(PathEntry path, Communes communes, JsonFile file, Reporter report) {
    String base = "/paths/" + path.id();
    JsonNode appliesTo = path.json().path("applies_to");
    JsonFields applies = new JsonFields(appliesTo);
    for (String field : appliesTo.propertyNames()) {
      String pointer = base + "/applies_to/" + field;
      if (FIELDS.contains(field)) {
        Axis.parse("user." + field)
            .ifPresent(axis -> canBe(axis, applies.texts(field), file, pointer, report));
      } else {
        report.error(
            file.locate(pointer),
            "'%s' is no field of a profile.".formatted(field),
            "Use one of %s.".formatted(String.join(", ", FIELDS)));
      }
    }
    for (int i = 0; i < path.sources().size(); i++) {
      JsonNode json = path.sources().get(i).json().path("audience");
      String pointer = base + "/sources/" + i + "/audience";
      switch (Audience.parse(json, pointer)) {
        case Outcome.Refused<Audience>(Rejection rejection) ->
            report.error(
                file.locate(rejection.pointer().orElse(pointer)),
                "No profile can hold this, so the source is for nobody.",
                remedy(json, rejection.pointer().orElse(pointer), pointer));
        case Outcome.Ok<Audience>(Audience audience) -> {
          List<String> codes = new JsonFields(json).texts("communes");
          for (int j = 0; j < codes.size(); j++) {
            exists(codes.get(j), communes, file, pointer + "/communes/" + j, report);
          }
          for (int j = 0; j < audience.predicates().size(); j++) {
            Predicate predicate = audience.predicates().get(j);
            if (predicate.field() == Axis.COMMUNE_NIS5) {
              String at = pointer + "/predicates/" + j + "/value";
              predicate
                  .operands()
                  .forEach(nis -> exists(nis.toString(), communes, file, at, report));
            }
          }
        }
      }
    }
  }

  private static void canBe(
      Axis axis, List<String> values, JsonFile file, String pointer, Reporter report) {
    for (int i = 0; i < values.size(); i++) {
      if (!axis.choices().isEmpty() && !axis.choices().contains(values.get(i))) {
        report.error(
            file.locate(pointer + "/" + i),
            "No profile can hold this, so the path is for nobody.",
            useOneOf(axis));
      }
    }
  }

  private static void exists(
      String nis, Communes communes, JsonFile file, String pointer, Reporter report) {
    if (Nis5.parse(nis).isPresent() && communes.find(nis).isEmpty()) {
      report.error(
          file.locate(pointer),
          "There is no commune %s.".formatted(nis),
          "Use a NIS code of " + Communes.FILE + ".");
    }
  }

  /** Names the words a field takes, where the value of a predicate is wrong. */
  private static String remedy(JsonNode audience, String at, String base) {
    String[] steps = at.substring(base.length()).split("/");
    if (steps.length > 3 && steps[1].equals("predicates")) {
      JsonNode field = audience.at("/predicates/" + steps[2] + "/field");
      Optional<Axis> axis = field.stringValueOpt().flatMap(Axis::parse);
      if (axis.isPresent() && !axis.get().choices().isEmpty() && steps[3].equals("value")) {
        return useOneOf(axis.get());
      }
    }
    return "Use a field, an operator that fits it, and a value a profile can have.";
  }

  private static String useOneOf(Axis axis) {
    return "Use one of %s.".formatted(String.join(", ", axis.choices()));
  }
}
