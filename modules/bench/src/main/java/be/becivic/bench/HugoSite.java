package be.becivic.bench;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.skill.Skill;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.StringNode;

/**
 * The same skills as a site of Hugo, in as many pages as an export has of them: each in four
 * languages, and once as Markdown and as JSON.
 */
record HugoSite(Path root) {
  static final String HOW_TO_GET = "hugo is not installed (on Debian: apt-get install hugo)";

  private static final String ENGLISH = "en";
  private static final List<String> LANGUAGES = List.of(ENGLISH, "fr", "nl", "de");
  private static final String NOT_OURS = "\"taxonomy\", \"term\", \"RSS\", \"robotsTXT\", \"404\"";

  /** What surrounds the texts. */
  enum Layout {
    /** A heading, the languages and a table of contents; tags are left as they were written. */
    BARE("a bare layout"),
    /** What pages of an export have: tags resolved, a card, sources, relations, a site map. */
    EQUAL("a layout like ours");

    private final String words;

    Layout(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  private static final String CONFIG =
      """
      baseURL = "https://becivic.be/"
      title = "Be Civic"
      defaultContentLanguage = "en"
      disableKinds = [%s]
      [languages]
      [languages.en]
      [languages.fr]
      [languages.nl]
      [languages.de]
      [mediaTypes."text/markdown"]
      suffixes = ["md"]
      [outputFormats.MD]
      mediaType = "text/markdown"
      isPlainText = true
      [outputs]
      page = ["HTML"]
      section = ["HTML"]
      home = ["HTML"]
      [markup.goldmark.renderer]
      unsafe = true
      """;

  private static final String PAGE =
      """
      <!doctype html>
      <html lang="{{ .Lang }}"><head><meta charset="utf-8"><title>{{ .Title }}</title>
      <link rel="canonical" href="{{ .Permalink }}">
      {{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Lang }}" href="{{ .RelPermalink }}">
      {{ end }}</head>
      <body><nav>{{ range .AllTranslations }}<a href="{{ .RelPermalink }}">{{ .Lang }}</a>
      {{ end }}</nav><h1>{{ .Title }}</h1>%s</body></html>
      """;

  private static final String TEXT = "{{ .TableOfContents }}{{ .Content }}";
  private static final String LIST =
      "<ul>{{ range .Pages }}<li><a href=\"{{ .RelPermalink }}\">{{ .Title }}</a></li>{{ end"
          + " }}</ul>";
  private static final String MARKDOWN = "# {{ .Title }}\n\n{{ .RawContent }}";
  private static final String JSON =
      "{{ dict \"title\" .Title \"url\" .Permalink \"body\" .RawContent | jsonify }}";

  /** The program, where this machine has it. */
  static Optional<Path> program() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
        .map(folder -> Path.of(folder, "hugo"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static HugoSite write(Corpus corpus, Path root, Layout layout) throws IOException {
    Path skills = Files.createDirectories(root.resolve("content/skills"));
    Path layouts = Files.createDirectories(root.resolve("layouts/_default"));
    Files.writeString(layouts.resolve("single.md"), MARKDOWN);
    Files.writeString(layouts.resolve("single.json"), JSON);
    Files.writeString(layouts.resolve("list.html"), PAGE.formatted(LIST));
    switch (layout) {
      case BARE -> {
        Files.writeString(
            root.resolve("config.toml"), CONFIG.formatted(NOT_OURS + ", \"sitemap\""));
        Files.writeString(layouts.resolve("single.html"), PAGE.formatted(TEXT));
      }
      case EQUAL -> {
        Files.writeString(root.resolve("config.toml"), CONFIG.formatted(NOT_OURS));
        HugoData.write(corpus, root);
      }
    }
    for (Skill skill : corpus.skills()) {
      String text = layout == Layout.BARE ? skill.bodyText() : HugoData.shortcodes(skill);
      for (String language : LANGUAGES) {
        Path file = skills.resolve(skill.id() + "." + language + ".md");
        Files.writeString(file, page(skill, language, layout) + text);
      }
    }
    return new HugoSite(root);
  }

  List<String> command(Path program, Path out) {
    return List.of(
        program.toString(),
        "--quiet",
        "--source",
        root.toString(),
        "--destination",
        out.toString());
  }

  /** Our frontmatter has names that mean something else to Hugo. */
  private static String page(Skill skill, String language, Layout layout) {
    String title = skill.frontmatter().title(language).orElse(skill.id().value());
    String forms = language.equals(ENGLISH) ? "outputs: [HTML, MD, JSON]\n" : "";
    String fields = layout == Layout.BARE ? "" : HugoData.fields(skill, language);
    return "---\ntitle: " + StringNode.valueOf(title) + "\n" + forms + fields + "---\n";
  }
}
