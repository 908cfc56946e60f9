package be.becivic.site.agents;

import be.becivic.library.voice.ServedPath;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Which document stands where. */
public final class Documents {
  /** The text of everything in one file. */
  public static final String WHOLE_TEXT = "/llms-full.txt";

  private final Map<String, Document> byPath = new LinkedHashMap<>();

  public Documents(PageTable pages, Duration stagingWindow, List<Operation> operations) {
    addForAgents(new Manifest(stagingWindow, operations));
    ScrubFiles.documents().forEach(this::add);
    add(Document.json("/paths/index.json", PageFreshness.SIGNALS, Documents::paths));
    PublishedFiles.documents().forEach(this::add);
    add(Document.json(SchemaFiles.INDEX, PageFreshness.CORPUS, SchemaFiles::index));
    for (SchemaName name : SchemaName.values()) {
      add(SchemaFiles.document(name));
    }
    LlmsTexts texts = new LlmsTexts(pages);
    add(Document.text("/llms.txt", PageFreshness.CORPUS, texts::index));
    add(Document.encoded(WHOLE_TEXT, PageFreshness.SIGNALS, texts::full));
    add(Document.text("/robots.txt", PageFreshness.CORPUS, Crawling::robots));
    add(
        Document.of(
            "/sitemap.xml",
            "application/xml",
            PageFreshness.SIGNALS,
            context -> Crawling.sitemap(context, pages)));
    add(Document.text(SecurityText.PATH, PageFreshness.CORPUS, SecurityText::of));
  }

  public boolean has(String path) {
    return byPath.containsKey(path);
  }

  /**
   * The document at an address.
   *
   * @throws NoSuchElementException when there is none
   */
  public Document get(String path) {
    return Optional.ofNullable(byPath.get(path)).orElseThrow();
  }

  public Collection<Document> list() {
    return Collections.unmodifiableCollection(byPath.values());
  }

  /** The path directory in our voice, without what was taken down. */
  private static JsonNode paths(PageContext context) {
    JsonNode directory = context.corpus().paths().json().deepCopy();
    if (directory.path("paths") instanceof ObjectNode paths) {
      paths.removeAll();
      context.corpus().paths().list().stream()
          .filter(path -> !path.status().equals(Optional.of(Status.QUARANTINED)))
          .map(path -> new ServedPath(path, context.facts().standingsOfSources(path.id())))
          .forEach(path -> paths.set(path.path().id().value(), path.entry()));
    }
    return directory;
  }

  private void addForAgents(Manifest manifest) {
    add(Document.json(Manifest.PATH, PageFreshness.CORPUS, manifest::json));
    add(Document.file("/agents/triggers.json", "agents/triggers.json"));
    add(InstallableSkills.bundle());
    add(InstallableSkills.index());
    InstallableSkills.texts().forEach(this::add);
  }

  private void add(Document document) {
    byPath.put(document.path(), document);
  }
}
