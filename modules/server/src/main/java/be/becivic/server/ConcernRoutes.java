package be.becivic.server;

import be.becivic.library.Library;
import be.becivic.library.observation.ObservationJson;
import be.becivic.library.observation.Page;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.model.Slice;
import be.becivic.server.http.Query;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What others found wrong, page by page (§24.7). */
record ConcernRoutes(Library library, Thresholds thresholds) {
  private static final Duration KEEP = Duration.ofSeconds(30);
  private static final int USUAL = 50;
  private static final int MOST = 100;
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");

  List<Route> routes() {
    return List.of(
        Route.get("/api/concerns", new WhileStored(this::all)),
        Route.get("/api/skills/{id}/concerns", new WhileStored(this::ofSkill)),
        Route.get("/api/skills/{id}/observations", new WhileStored(this::ofSkill)));
  }

  private Response all(Request request) {
    Optional<String> skill = request.query().find("skill");
    return skill.isPresent() ? ofSkill(request, skill.get()) : list(request, Optional.empty());
  }

  private Response ofSkill(Request request) {
    return ofSkill(request, request.parameter("id"));
  }

  private Response ofSkill(Request request, String id) {
    return SkillId.parse(id)
        .filter(skill -> library.corpus().findSkill(skill).isPresent())
        .map(skill -> list(request, Optional.of(skill)))
        .orElseGet(() -> problem(ErrorCategory.NOT_FOUND));
  }

  private Response list(Request request, Optional<SkillId> skill) {
    Query query = request.query();
    Optional<Boolean> pending = choice(query, "status", "committed", "pending");
    Optional<Boolean> cited = choice(query, "include", "", "cited");
    Optional<Slice> slice = slice(query, pending.orElse(false));
    if (pending.isEmpty() || cited.isEmpty() || slice.isEmpty()) {
      return problem(ErrorCategory.BAD_REQUEST);
    }
    Page page =
        library
            .records()
            .read(
                tables ->
                    library
                        .observations(tables, thresholds)
                        .list(skill, cited.get(), pending.get(), slice.get()));
    return Fresh.answer(request, Response.json(200, ObservationJson.page(page)), KEEP);
  }

  /** Whether the second of two values was asked for; empty when neither was. */
  private static Optional<Boolean> choice(Query query, String name, String usual, String other) {
    String value = query.find(name).orElse(usual);
    return value.equals(usual) || value.equals(other)
        ? Optional.of(value.equals(other))
        : Optional.empty();
  }

  private static Optional<Slice> slice(Query query, boolean pending) {
    Uid.Kind kind = pending ? Uid.Kind.AMENDMENT : Uid.Kind.CONCERN;
    Optional<Uid> after = query.find("after").flatMap(text -> Uid.parse(kind, text));
    Optional<Instant> since = query.find("since").flatMap(ConcernRoutes::instant);
    Optional<Integer> limit =
        query
            .find("limit")
            .or(() -> Optional.of(Integer.toString(USUAL)))
            .filter(text -> NUMBER.matcher(text).matches())
            .map(text -> Math.min(MOST, Integer.parseInt(text)));
    boolean isBad =
        (query.find("after").isPresent() && after.isEmpty())
            || (query.find("since").isPresent() && since.isEmpty());
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

  private static Response problem(ErrorCategory category) {
    return Response.problem(Rejection.of(category));
  }
}
