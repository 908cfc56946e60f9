package be.becivic.server.read;

import be.becivic.library.Library;
import be.becivic.library.observation.ObservationJson;
import be.becivic.library.observation.ObservationPage;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.value.Slice;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/** What others found wrong, page by page, of one skill or of all (§24.7). */
record ObservationsRead(Library library, Thresholds thresholds) implements Read {
  private static final int USUAL = 50;
  private static final int MOST = 100;
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    Optional<SkillId> skill =
        arguments
            .find("skill_id")
            .flatMap(SkillId::parse)
            .filter(id -> library.corpus().findSkill(id).isPresent());
    if (skill.isEmpty() && arguments.find("skill_id").isPresent()) {
      return Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND));
    }
    Optional<Boolean> pending = choice(arguments, "status", "committed", "pending");
    Optional<Boolean> cited = choice(arguments, "include", "", "cited");
    Optional<Slice> slice = slice(arguments, pending.orElse(false));
    if (pending.isEmpty() || cited.isEmpty() || slice.isEmpty()) {
      return Outcome.refused(Rejection.of(ErrorCategory.BAD_REQUEST));
    }
    ObservationPage page =
        library
            .records()
            .read(
                tables ->
                    library
                        .observations(tables, thresholds)
                        .list(skill, cited.get(), pending.get(), slice.get()));
    return Outcome.ok(ObservationJson.page(page));
  }

  /** Whether the second of two values was asked for; empty when neither was. */
  private static Optional<Boolean> choice(
      Arguments arguments, String name, String usual, String other) {
    String value = arguments.find(name).orElse(usual);
    return value.equals(usual) || value.equals(other)
        ? Optional.of(value.equals(other))
        : Optional.empty();
  }

  private static Optional<Slice> slice(Arguments arguments, boolean pending) {
    Uid.Kind kind = pending ? Uid.Kind.AMENDMENT : Uid.Kind.CONCERN;
    Optional<Uid> after = arguments.find("after").flatMap(text -> Uid.parse(kind, text));
    Optional<Instant> since = arguments.find("since").flatMap(ObservationsRead::instant);
    Optional<Integer> limit =
        arguments
            .find("limit")
            .or(() -> Optional.of(Integer.toString(USUAL)))
            .filter(text -> NUMBER.matcher(text).matches())
            .map(text -> Math.min(MOST, Integer.parseInt(text)));
    boolean isBad =
        (arguments.find("after").isPresent() && after.isEmpty())
            || (arguments.find("since").isPresent() && since.isEmpty());
    return isBad ? Optional.empty() : limit.map(most -> new Slice(since, after, most));
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(
          text.length() == "2026-01-31".length()
              ? LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC)
              : OffsetDateTime.parse(text).toInstant());
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
