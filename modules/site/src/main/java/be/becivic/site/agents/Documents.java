package be.becivic.site.agents;

import be.becivic.corpus.index.PathsIndex;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.site.page.Freshness;
import be.becivic.site.page.Pages;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Which document stands where. */
public final class Documents {
  private final Map<String, Document> byPath = new LinkedHashMap<>();

  public Documents(Pages pages, Duration stagingWindow) {
    addForAgents(stagingWindow);
    add(Document.file("/scrub-rules.json", "tools/scrub/regex-rules.json"));
    add(
        Document.json(
            "/paths/index.json",
            Freshness.SIGNALS,
            shelf ->
                PathsIndex.json(
                    shelf.corpus(),
                    shelf.facts().signalsOfPaths(),
                    shelf.facts().statusesOfSources())));
    add(Document.json(SchemaFiles.INDEX, Freshness.CORPUS, SchemaFiles::index));
    for (SchemaName name : SchemaName.values()) {
      add(SchemaFiles.document(name));
    }
    LlmsTexts texts = new LlmsTexts(pages);
    add(Document.text("/llms.txt", Freshness.CORPUS, texts::index));
    add(Document.text("/llms-full.txt", Freshness.SIGNALS, texts::full));
    add(Document.text("/robots.txt", Freshness.CORPUS, Crawling::robots));
    add(
        Document.of(
            "/sitemap.xml",
            "application/xml",
            Freshness.SIGNALS,
            shelf -> Crawling.sitemap(shelf, pages)));
    add(Document.text(SecurityText.PATH, Freshness.CORPUS, SecurityText::of));
  }

  public Optional<Document> find(String path) {
    return Optional.ofNullable(byPath.get(path));
  }

  public Collection<Document> list() {
    return Collections.unmodifiableCollection(byPath.values());
  }

  private void addForAgents(Duration stagingWindow) {
    Manifest manifest = new Manifest(stagingWindow);
    add(Document.json(Manifest.PATH, Freshness.CORPUS, manifest::json));
    add(Document.file("/agents/triggers.json", "agents/triggers.json"));
    add(SessionSkill.bundle());
    add(SessionSkill.index());
    add(SessionSkill.text());
  }

  private void add(Document document) {
    byPath.put(document.path(), document);
  }
}
