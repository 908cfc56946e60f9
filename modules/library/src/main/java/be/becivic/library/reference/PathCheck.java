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
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Checks an entry of the path directory as it would be. */
final class PathCheck {
  private static final Set<String> RULES =
      Set.of("path_ids", "path_references", "category", "path_pii");

  /** Stands in for what the server fills in later; nothing keeps it. */
  private static final String ANY_UID = "pth-99999";

  private final Corpus corpus;
  private final CatalogueLookup catalogue;
  private final Schemas schemas;

  PathCheck(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.catalogue = catalogue;
    this.schemas = schemas;
  }

  Optional<Rejection> check(String id, boolean isNew, JsonFields content, Proposal proposal) {
    int colon = id.indexOf(':');
    String path = colon < 0 ? id : id.substring(0, colon);
    JsonNode entry = entry(proposal, path, isNew);
    return schemas
        .check(SchemaName.PATH, entry)
        .map(rejection -> placed(rejection, id, isNew, content, entry))
        .or(() -> provider(entry, isNew, content))
        .or(() -> finding(entry, path, isNew, content));
  }

  private static JsonNode entry(Proposal proposal, String path, boolean isNew) {
    byte[] directory = proposal.files().findContent(PathDirectory.FILE).orElseThrow();
    JsonNode entry =
        JsonDocument.parse(SourceFile.decode(PathDirectory.FILE, directory).text())
            .json()
            .path("paths")
            .path(path);
    if (isNew && entry instanceof ObjectNode fresh) {
      fresh.put("uid", ANY_UID);
      fresh.put("version", Status.ALPHA.line().orElseThrow().start().toString());
    }
    return entry;
  }

  private static Rejection placed(
      Rejection rejection, String target, boolean isNew, JsonFields content, JsonNode entry) {
    if (isNew) {
      return SubmissionPointers.below("/content/entry", rejection);
    }
    if (content.find("source_add").isPresent()) {
      return Rejection.schema("/content/source_add", rejection.keyword().orElse("schema"));
    }
    int colon = target.indexOf(':');
    String base = colon < 0 ? "" : "/sources/" + indexOf(entry, target.substring(colon + 1));
    return FieldRefusal.of(rejection, content, base);
  }

  private static int indexOf(JsonNode entry, String source) {
    List<JsonFields> sources = new JsonFields(entry).objects("sources");
    return sources.stream().map(each -> each.text("id").orElse("")).toList().indexOf(source);
  }

  /** The provider to suggest first is one of those the source supports (§6.12.2). */
  private static Optional<Rejection> provider(JsonNode entry, boolean isNew, JsonFields content) {
    List<JsonFields> sources = new JsonFields(entry).objects("sources");
    for (int i = 0; i < sources.size(); i++) {
      JsonFields source = sources.get(i);
      List<String> supported =
          new JsonFields(source.object().path("auth")).texts("supported_providers");
      if (source.text("preferred_auth_provider").filter(p -> !supported.contains(p)).isPresent()) {
        return Optional.of(
            Rejection.at(
                ErrorCategory.CROSS_REF_FAIL,
                isNew
                    ? "/content/entry/sources/" + i + "/preferred_auth_provider"
                    : changed(content, "/preferred_auth_provider")));
      }
    }
    return Optional.empty();
  }

  private Optional<Rejection> finding(
      JsonNode json, String path, boolean isNew, JsonFields content) {
    PathEntry entry = PathDirectory.of(wrapped(path, json)).find(path).orElseThrow();
    PartialCheck around = new PartialCheck(corpus, catalogue, schemas);
    byte[] directory = around.directory(List.of(entry));
    SourceFile file = SourceFile.decode(PathDirectory.FILE, directory);
    return around.findings(entry, directory, RULES).stream()
        .findFirst()
        .map(
            finding ->
                Rejection.at(
                    ErrorCategory.CROSS_REF_FAIL,
                    isNew ? draftPointer(file, finding) : changed(content, "")));
  }

  private String draftPointer(SourceFile file, Finding finding) {
    JsonDocument document = JsonDocument.parse(file.text());
    return SubmissionPointers.at(document::locate, document.json(), file, finding)
        .filter(way -> way.size() > 2)
        .map(way -> schemas.vocabulary().pointer(way.subList(2, way.size())))
        .map(pointer -> "/content/entry" + pointer)
        .orElse("/content/entry");
  }

  private static String changed(JsonFields content, String below) {
    return content.find("source_add").isPresent()
        ? "/content/source_add" + below
        : FieldRefusal.VALUE;
  }

  private static JsonNode wrapped(String path, JsonNode entry) {
    ObjectNode directory = JsonNodeFactory.instance.objectNode();
    directory.putObject("paths").set(path, entry);
    return directory;
  }
}
