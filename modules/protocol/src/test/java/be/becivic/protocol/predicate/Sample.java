package be.becivic.protocol.predicate;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.time.YearMonth;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Test data in a shorthand: JSON whose plain words need no quotes. */
final class Sample {
  static final YearMonth MONTH = YearMonth.of(2026, 6);

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Sample() {}

  static JsonNode json(String shorthand) {
    return MAPPER.readTree(
        shorthand.replaceAll(
            "(?<![\\w.\"-])(?!(?:true|false|null|-?\\d+(?:\\.\\d+)?(?:[eE]\\d+)?)(?![\\w.-]))"
                + "([\\w][\\w.-]*)(?![\\w.\"-])",
            "\"$1\""));
  }

  static Profile profile(String shorthand) {
    return Profile.of(json(shorthand), MONTH);
  }

  static Predicate predicate(String field, String op, String value) {
    return value(
        Predicate.parse(json("{field:%s, op:%s, value:%s}".formatted(field, op, value)), ""));
  }

  static Audience audience(String shorthand) {
    return value(Audience.parse(json(shorthand), ""));
  }

  private static <T> T value(Outcome<T> outcome) {
    return switch (outcome) {
      case Outcome.Ok<T>(T value) -> value;
      case Outcome.Refused<T>(Rejection rejection) -> throw new AssertionError(rejection);
    };
  }
}
