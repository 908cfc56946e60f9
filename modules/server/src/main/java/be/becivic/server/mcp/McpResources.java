package be.becivic.server.mcp;

import be.becivic.corpus.Corpus;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.library.Library;
import be.becivic.mcp.resource.Completer;
import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceContents;
import be.becivic.mcp.resource.ResourceTemplate;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.SiteRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Skills, paths and documentation as things to read, under the addresses people use too. */
record McpResources(Library library, Site site, String baseUrl) {
  private static final String MARKDOWN = "text/markdown";
  private static final String JSON = "application/json";
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]{2,120}");
  private static final Pattern DOC = Pattern.compile("docs/([a-z0-9-]+)\\.mdx?");

  List<ResourceTemplate<ClientNetwork>> list() {
    return List.of(
        template("skill://{id}", "skill", MARKDOWN, "/skills/%s.md", this::skills)
            .titled("A procedure")
            .described("A skill with everything it cites filled in.")
            .listing(this::listedSkills),
        template(baseUrl + "/skills/{id}", "skill-page", MARKDOWN, "/skills/%s.md", this::skills)
            .titled("A procedure, by its page")
            .described("The same as skill://, under the address of its page."),
        template(baseUrl + "/paths/{id}", "path", JSON, "/paths/%s.json", this::paths)
            .titled("A path")
            .described("The ways to obtain a document or to reach a service, with who does what.")
            .listing(this::listedPaths),
        template(baseUrl + "/docs/{id}", "doc", MARKDOWN, "/docs/%s.md", this::docs)
            .titled("Documentation")
            .described("How agents work with Be Civic.")
            .listing(() -> listed(docs(), baseUrl + "/docs/", MARKDOWN, Function.identity())));
  }

  private ResourceTemplate<ClientNetwork> template(
      String uri, String name, String type, String page, Supplier<List<String>> ids) {
    return ResourceTemplate.<ClientNetwork>of(
            uri,
            name,
            (asked, variables, _) ->
                read(asked, type, page, Objects.requireNonNull(variables.get("id"))))
        .typed(type)
        .completing("id", beginnings(ids));
  }

  private List<ResourceContents> read(String uri, String type, String page, String id) {
    if (!NAME.matcher(id).matches()) {
      return List.of();
    }
    SitePage found = site.page(SiteRequest.of(page.formatted(id)));
    return found.status() == 200
        ? List.of(
            new ResourceContents.Text(uri, type, new String(found.body(), StandardCharsets.UTF_8)))
        : List.of();
  }

  private static Completer beginnings(Supplier<List<String>> ids) {
    return (typed, _) -> {
      Stream<String> starting = ids.get().stream().filter(id -> id.startsWith(typed));
      Stream<String> holding =
          ids.get().stream().filter(id -> !id.startsWith(typed) && id.contains(typed));
      return Stream.concat(starting, holding).toList();
    };
  }

  private List<Resource> listedSkills() {
    Corpus corpus = library.corpus();
    return listed(
        skills(),
        "skill://",
        MARKDOWN,
        id -> corpus.findSkill(id).flatMap(skill -> skill.frontmatter().title()).orElse(id));
  }

  private List<Resource> listedPaths() {
    Corpus corpus = library.corpus();
    return listed(
        paths(),
        baseUrl + "/paths/",
        JSON,
        id -> corpus.paths().find(id).map(path -> path.titles().getOrDefault("en", id)).orElse(id));
  }

  private static List<Resource> listed(
      List<String> ids, String prefix, String type, Function<String, String> title) {
    return ids.stream()
        .map(id -> Resource.of(prefix + id, id).titled(title.apply(id)).typed(type))
        .toList();
  }

  private List<String> skills() {
    return library.corpus().skills().stream()
        .filter(skill -> skill.frontmatter().status().filter(Status::isRendered).isPresent())
        .map(skill -> skill.id().value())
        .toList();
  }

  private List<String> paths() {
    return library.corpus().paths().list().stream()
        .filter(path -> path.status().filter(Status::isRendered).isPresent())
        .map(path -> path.id().value())
        .toList();
  }

  private List<String> docs() {
    return library.corpus().files().blobs().keySet().stream()
        .map(DOC::matcher)
        .filter(Matcher::matches)
        .map(matched -> matched.group(1))
        .sorted()
        .toList();
  }
}
