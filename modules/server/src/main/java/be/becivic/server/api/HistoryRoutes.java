package be.becivic.server.api;

import be.becivic.library.Library;
import be.becivic.library.history.CatalogueReader;
import be.becivic.library.history.SkillHistoryJson;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.server.http.Query;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** How skills came to be what they are, and the catalogues with their revisions (S36). */
public record HistoryRoutes(Library library, Thresholds thresholds) {
  private static final Duration KEEP = Duration.ofSeconds(30);
  private static final int USUAL = 50;
  private static final int MOST = 100;
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");
  private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{40}");

  public List<Route> routes() {
    return Stream.of(
            Stream.of(Route.get("/api/skills/{id}/history", this::ofSkill)),
            catalogue(
                "/api/volatile-values",
                Uid.Kind.VOLATILE_VALUE,
                tables -> CatalogueReader.values(tables, thresholds)),
            catalogue(
                "/api/references",
                Uid.Kind.REFERENCE,
                tables -> CatalogueReader.references(tables, thresholds)))
        .flatMap(routes -> routes)
        .toList();
  }

  private Response ofSkill(Request request) {
    Optional<String> after = request.query().find("after");
    Optional<Integer> limit = limit(request.query());
    if (limit.isEmpty() || after.filter(text -> !COMMIT.matcher(text).matches()).isPresent()) {
      return problem(ErrorCategory.BAD_REQUEST);
    }
    return SkillId.parse(request.parameter("id"))
        .filter(skill -> library.corpus().findSkill(skill).isPresent())
        .map(
            skill ->
                SkillHistoryJson.page(
                    skill,
                    library.history(skill, after.map(CommitId::new), limit.get() + 1),
                    limit.get()))
        .map(page -> fresh(request, page))
        .orElseGet(() -> problem(ErrorCategory.NOT_FOUND));
  }

  private <C> Stream<Route> catalogue(
      String path, Uid.Kind kind, Function<Tables, CatalogueReader<C>> reader) {
    return Stream.of(
        Route.get(path, new WhileStored(request -> list(request, kind, reader))),
        Route.get(
            path + "/{uid}",
            new WhileStored(request -> one(request, kind, reader, CatalogueReader::find))),
        Route.get(
            path + "/{uid}/history",
            new WhileStored(request -> one(request, kind, reader, CatalogueReader::findHistory))));
  }

  private <C> Response list(
      Request request, Uid.Kind kind, Function<Tables, CatalogueReader<C>> reader) {
    Optional<String> cursor = request.query().find("after");
    Optional<Uid> after = cursor.flatMap(text -> Uid.parse(kind, text));
    Optional<Integer> limit = limit(request.query());
    if (limit.isEmpty() || cursor.isPresent() && after.isEmpty()) {
      return problem(ErrorCategory.BAD_REQUEST);
    }
    return fresh(
        request, library.records().read(tables -> reader.apply(tables).list(after, limit.get())));
  }

  private <C> Response one(
      Request request,
      Uid.Kind kind,
      Function<Tables, CatalogueReader<C>> reader,
      BiFunction<CatalogueReader<C>, Uid, Optional<ObjectNode>> look) {
    return Uid.parse(kind, request.parameter("uid"))
        .flatMap(uid -> library.records().read(tables -> look.apply(reader.apply(tables), uid)))
        .map(row -> fresh(request, row))
        .orElseGet(() -> problem(ErrorCategory.NOT_FOUND));
  }

  private static Optional<Integer> limit(Query query) {
    return query
        .find("limit")
        .or(() -> Optional.of(Integer.toString(USUAL)))
        .filter(text -> NUMBER.matcher(text).matches())
        .map(text -> Math.min(MOST, Integer.parseInt(text)));
  }

  private static Response fresh(Request request, ObjectNode body) {
    return CachedAnswer.answer(request, Response.json(200, body), KEEP);
  }

  private static Response problem(ErrorCategory category) {
    return Response.problem(Rejection.of(category));
  }
}
