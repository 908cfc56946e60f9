package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.data.Communes;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
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
public final class PathAudienceRule implements PathRule {
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
  public void check(PathCase entry, Reporter report) {
    JsonNode appliesTo = entry.path().json().path("applies_to");
    for (String field : appliesTo.propertyNames()) {
      if (FIELDS.contains(field)) {
        Axis.parse("user." + field)
            .ifPresent(
                axis -> canBe(axis, new JsonFields(appliesTo).texts(field), field, entry, report));
      } else {
        report.error(
            entry.at("/applies_to/" + field),
            "'%s' is no field of a profile.".formatted(field),
            "Use one of %s.".formatted(String.join(", ", FIELDS)));
      }
    }
    List<PathSource> sources = entry.path().sources();
    for (int i = 0; i < sources.size(); i++) {
      audience(
          sources.get(i).json().path("audience"), "/sources/" + i + "/audience", entry, report);
    }
  }

  private static void canBe(
      Axis axis, List<String> values, String field, PathCase entry, Reporter report) {
    for (int i = 0; i < values.size(); i++) {
      if (!axis.choices().isEmpty() && !axis.choices().contains(values.get(i))) {
        report.error(
            entry.at("/applies_to/" + field + "/" + i),
            "No profile can hold this, so the path is for nobody.",
            useOneOf(axis));
      }
    }
  }

  private static void audience(JsonNode json, String pointer, PathCase entry, Reporter report) {
    switch (Audience.parse(json, pointer)) {
      case Outcome.Refused<Audience>(Rejection rejection) ->
          report.error(
              entry.at(rejection.pointer().orElse(pointer)),
              "No profile can hold this, so the source is for nobody.",
              remedy(json, rejection.pointer().orElse(pointer), pointer));
      case Outcome.Ok<Audience>(Audience audience) -> {
        List<String> codes = new JsonFields(json).texts("communes");
        for (int j = 0; j < codes.size(); j++) {
          exists(codes.get(j), pointer + "/communes/" + j, entry, report);
        }
        for (int j = 0; j < audience.predicates().size(); j++) {
          Predicate predicate = audience.predicates().get(j);
          if (predicate.field() == Axis.COMMUNE_NIS5) {
            String at = pointer + "/predicates/" + j + "/value";
            predicate.operands().forEach(nis -> exists(nis.toString(), at, entry, report));
          }
        }
      }
    }
  }

  private static void exists(String nis, String pointer, PathCase entry, Reporter report) {
    if (Nis5.parse(nis).isPresent() && entry.corpus().communes().find(nis).isEmpty()) {
      report.error(
          entry.at(pointer),
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
