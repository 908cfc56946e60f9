package be.becivic.site.agents;

import be.becivic.corpus.index.PathsIndex;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.json.JsonText;
import be.becivic.library.activity.Indexes;
import be.becivic.site.asset.Assets;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Files of the corpus that clients look for where they stand in it. */
final class PublishedFiles {
  private static final List<String> LISTS = List.of("categories", "source-classes", "types");
  private static final List<String> DATA =
      Stream.concat(LISTS.stream(), Stream.of("authorities", "communes")).toList();

  private static final List<String> LOGOS = List.of("light", "dark", "mark");

  private PublishedFiles() {}

  static Stream<Document> documents() {
    return Stream.of(
            DATA.stream().map(name -> Document.file("/data/" + name + ".json", data(name))),
            LISTS.stream().map(name -> Document.file("/schemas/" + name + ".json", data(name))),
            Stream.of(SkillsIndex.FILE, Indexes.PATHS_FILE, Indexes.DASHBOARD_FILE)
                .map(file -> index(file, "application/json")),
            Stream.of(index(Indexes.DASHBOARD_PAGE, "text/markdown; charset=utf-8")),
            LOGOS.stream().map(PublishedFiles::logo))
        .flatMap(documents -> documents);
  }

  private static Document logo(String name) {
    return new Document(
        "/logo/" + name + ".svg",
        "image/svg+xml",
        PageFreshness.CORPUS,
        _ -> Optional.of(Assets.read("favicon.svg")));
  }

  private static String data(String name) {
    return "data/" + name + ".json";
  }

  /** As the next run of the index job writes it to the corpus. */
  private static Document index(String file, String contentType) {
    return new Document(
        "/" + file,
        contentType,
        PageFreshness.SIGNALS,
        context ->
            (context.content().isEverything()
                    ? Optional.ofNullable(context.facts().indexFiles().get(file))
                    : narrowed(file, context))
                .map(text -> text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Where a site shows a part of the corpus; the dashboard adds up the whole and is not there. */
  private static Optional<String> narrowed(String file, PageContext context) {
    Optional<ObjectNode> index =
        switch (file) {
          case SkillsIndex.FILE ->
              Optional.of(SkillsIndex.json(context.corpus(), context.facts().signalsOfSkills()));
          case Indexes.PATHS_FILE ->
              Optional.of(
                  PathsIndex.json(
                      context.corpus(),
                      context.facts().signalsOfPaths(),
                      context.facts().statusesOfSources()));
          default -> Optional.empty();
        };
    return index.map(JsonText::file);
  }
}
