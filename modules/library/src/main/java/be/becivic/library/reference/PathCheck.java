package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.text.SourceFile;
import be.becivic.library.proposal.Proposal;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.predicate.Audience;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.FieldChange;
import be.becivic.protocol.submission.NewArtefact;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Checks an entry of the path directory as it would be. */
final class PathCheck {
  private static final Set<String> RULES =
      Set.of("path_ids", "path_references", "category", "path_pii", "path_audience", "path_source");

  /** Stands in for what the server fills in later; nothing keeps it. */
  private static final String ANY_UID = "pth-99999";

  private static final String ADDED = "/content/source_add";

  /**
   * Where in a submission to point, for what is wrong with the entry it leads to.
   *
   * @param ofProvider by the index of the source that prefers a provider it does not support
   */
  private record Places(
      UnaryOperator<Rejection> ofSchema,
      IntFunction<String> ofProvider,
      BiFunction<SourceFile, Finding, String> ofFinding) {}

  private final Corpus corpus;
  private final CatalogueLookup catalogue;
  private final Schemas schemas;

  PathCheck(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.catalogue = catalogue;
    this.schemas = schemas;
  }

  Optional<Rejection> check(NewArtefact.Path draft, Proposal proposal) {
    JsonNode entry = entry(proposal, draft.id());
    return problem(
        draft.id(),
        entry instanceof ObjectNode fresh ? completed(fresh) : entry,
        new Places(
            rejection -> SubmissionPointers.below("/content/entry", rejection),
            source -> "/content/entry/sources/" + source + "/preferred_auth_provider",
            this::draftPointer));
  }

  Optional<Rejection> check(Edit.PathField edit, Proposal proposal) {
    return problem(edit.path(), entry(proposal, edit.path()), inField(edit.change(), ""));
  }

  Optional<Rejection> check(Edit.SourceField edit, Proposal proposal) {
    JsonNode entry = entry(proposal, edit.source().path());
    String base = "/sources/" + indexOf(entry, edit.source().source());
    return problem(edit.source().path(), entry, inField(edit.change(), base));
  }

  Optional<Rejection> check(Edit.NewSource edit, Proposal proposal) {
    return problem(
        edit.path(),
        entry(proposal, edit.path()),
        new Places(
            rejection -> Rejection.schema(ADDED, rejection.keyword().orElse("schema")),
            _ -> ADDED + "/preferred_auth_provider",
            (_, _) -> ADDED));
  }

  private Optional<Rejection> problem(PathId path, JsonNode entry, Places places) {
    return schemas
        .check(SchemaName.PATH, entry)
        .or(() -> audience(entry))
        .map(places.ofSchema())
        .or(() -> provider(entry).map(places.ofProvider()::apply).map(PathCheck::crossRef))
        .or(() -> finding(entry, path, places));
  }

  /** Values of predicates fit their fields, which a schema cannot say (§6.12.5). */
  private static Optional<Rejection> audience(JsonNode entry) {
    List<JsonFields> sources = new JsonFields(entry).objects("sources");
    for (int i = 0; i < sources.size(); i++) {
      JsonNode audience = sources.get(i).object().path("audience");
      if (Audience.parse(audience, "/sources/" + i + "/audience")
          instanceof Outcome.Refused<Audience>(Rejection refused)) {
        return Optional.of(refused);
      }
    }
    return Optional.empty();
  }

  private static JsonNode entry(Proposal proposal, PathId path) {
    byte[] directory = proposal.files().findContent(PathDirectory.FILE).orElseThrow();
    return JsonDocument.parse(SourceFile.decode(PathDirectory.FILE, directory).text())
        .json()
        .path("paths")
        .path(path.value());
  }

  private static JsonNode completed(ObjectNode fresh) {
    return fresh
        .put("uid", ANY_UID)
        .put("version", Status.ALPHA.line().orElseThrow().start().toString());
  }

  private static Places inField(FieldChange change, String base) {
    return new Places(
        rejection -> FieldRefusal.of(rejection, change, base),
        _ -> FieldRefusal.VALUE,
        (_, _) -> FieldRefusal.VALUE);
  }

  private static int indexOf(JsonNode entry, SourceId source) {
    List<JsonFields> sources = new JsonFields(entry).objects("sources");
    return sources.stream()
        .map(each -> each.text("id").orElse(""))
        .toList()
        .indexOf(source.value());
  }

  /** The provider to suggest first is one of those the source supports (§6.12.2). */
  private static Optional<Integer> provider(JsonNode entry) {
    List<JsonFields> sources = new JsonFields(entry).objects("sources");
    for (int i = 0; i < sources.size(); i++) {
      JsonFields source = sources.get(i);
      List<String> supported =
          new JsonFields(source.object().path("auth")).texts("supported_providers");
      if (source.text("preferred_auth_provider").filter(p -> !supported.contains(p)).isPresent()) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private Optional<Rejection> finding(JsonNode json, PathId path, Places places) {
    PathEntry entry =
        PathDirectory.of(wrapped(path.value(), json)).find(path.value()).orElseThrow();
    PartialCheck around = new PartialCheck(corpus, catalogue, schemas);
    byte[] directory = around.directory(List.of(entry));
    SourceFile file = SourceFile.decode(PathDirectory.FILE, directory);
    return around.findings(entry, directory, RULES).stream()
        .findFirst()
        .map(finding -> crossRef(places.ofFinding().apply(file, finding)));
  }

  private static Rejection crossRef(String pointer) {
    return Rejection.at(ErrorCategory.CROSS_REF_FAIL, pointer);
  }

  private String draftPointer(SourceFile file, Finding finding) {
    JsonDocument document = JsonDocument.parse(file.text());
    return SubmissionPointers.at(document::locate, document.json(), file, finding)
        .filter(steps -> steps.size() > 2)
        .map(steps -> schemas.vocabulary().pointer(steps.subList(2, steps.size())))
        .map(pointer -> "/content/entry" + pointer)
        .orElse("/content/entry");
  }

  private static JsonNode wrapped(String path, JsonNode entry) {
    ObjectNode directory = JsonNodeFactory.instance.objectNode();
    directory.putObject("paths").set(path, entry);
    return directory;
  }
}
