package be.becivic.server.api;

import be.becivic.library.Library;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.catalogue.Revisions;
import be.becivic.server.access.OperatorToken;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Where uids come from for those who write the corpus (§6.11): a name in, its number out. */
public record CatalogueEntryRoutes(
    Library library, Records records, OperatorToken operator, InstantSource clock, int maxBody) {
  private static final int LONGEST_NAME = 120;

  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");

  public List<Route> routes() {
    return List.of(
        Route.post(
            "/api/_internal/catalogue-entries",
            maxBody,
            operator.guard(new WhileStored(this::mint))));
  }

  private Response mint(Request request) {
    return switch (StrictJson.parse(request.body()).then(CatalogueEntryRoutes::read)) {
      case Outcome.Refused<Entry>(Rejection rejection) -> Response.problem(rejection);
      case Outcome.Ok<Entry>(Entry entry) -> answer(entry, mint(entry));
    };
  }

  private enum Type {
    VAL,
    REF,
    PTH;

    static Optional<Type> parse(String wireName) {
      return Arrays.stream(values()).filter(type -> type.wireName().equals(wireName)).findFirst();
    }

    String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private record Entry(Type type, String name) {}

  private record Minted(Uid uid, boolean isNew) {}

  private static Outcome<Entry> read(JsonNode body) {
    Optional<Type> type = text(body, "type").flatMap(Type::parse);
    Optional<String> name =
        text(body, "name")
            .filter(text -> text.length() <= LONGEST_NAME && NAME.matcher(text).matches());
    if (type.isEmpty()) {
      return Outcome.refused(flaw(body, "type", "enum"));
    }
    return name.map(known -> Outcome.ok(new Entry(type.get(), known)))
        .orElseGet(() -> Outcome.refused(flaw(body, "name", "pattern")));
  }

  private static Optional<String> text(JsonNode body, String member) {
    return body.optional(member).filter(JsonNode::isString).map(JsonNode::stringValue);
  }

  private static Rejection flaw(JsonNode body, String member, String keyword) {
    if (!body.isObject()) {
      return Rejection.schema("", "type");
    }
    return body.has(member)
        ? Rejection.schema("/" + member, keyword)
        : Rejection.missing("", member);
  }

  private Minted mint(Entry entry) {
    Instant now = clock.instant();
    return records.write(
        tables ->
            switch (entry.type()) {
              case VAL -> mint(tables.catalogue().volatileValues(), entry, now);
              case REF -> mint(tables.catalogue().references(), entry, now);
              case PTH -> mintPath(tables, entry);
            });
  }

  /** An entry that waits for its first content; a name that exists keeps its number. */
  private static <C> Minted mint(Revisions<C> revisions, Entry entry, Instant now) {
    Optional<Revision<C>> existing = revisions.findByName(entry.name());
    return existing
        .map(row -> new Minted(row.uid(), false))
        .orElseGet(
            () ->
                new Minted(
                    revisions
                        .insert(
                            entry.name(),
                            NewRevision.ours(
                                Optional.empty(), Status.ALPHA, RevisionOrigin.MAINTAINER, now))
                        .uid(),
                    true));
  }

  private Minted mintPath(Tables tables, Entry entry) {
    return library
        .main()
        .corpus()
        .paths()
        .find(entry.name())
        .flatMap(path -> path.uid())
        .map(uid -> new Minted(uid, false))
        .orElseGet(() -> new Minted(tables.uids().mint(Uid.Kind.PATH), true));
  }

  private static Response answer(Entry entry, Minted minted) {
    return Response.json(
        minted.isNew() ? 201 : 200,
        JsonNodeFactory.instance
            .objectNode()
            .put("type", entry.type().wireName())
            .put("name", entry.name())
            .put("uid", minted.uid().toString()));
  }
}
