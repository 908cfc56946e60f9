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

/** The same skills as a site of Hugo: each with its title and body in one plain layout. */
record HugoSite(Path root) {
  static final String HOW_TO_GET = "hugo is not installed (on Debian: apt-get install hugo)";

  private static final String CONFIG =
      """
      baseURL = "https://becivic.be/"
      title = "Be Civic"
      disableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]
      [markup.goldmark.renderer]
      unsafe = true
      """;

  private static final String PAGE =
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
      <body><h1>{{ .Title }}</h1>%s</body></html>
      """;

  private static final String LIST =
      "<ul>{{ range .Pages }}<li><a href=\"{{ .RelPermalink }}\">{{ .Title }}</a></li>{{ end"
          + " }}</ul>";

  /** The program, where this machine has it. */
  static Optional<Path> program() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
        .map(folder -> Path.of(folder, "hugo"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static HugoSite write(Corpus corpus, Path root) throws IOException {
    Path skills = Files.createDirectories(root.resolve("content/skills"));
    Path layouts = Files.createDirectories(root.resolve("layouts/_default"));
    Files.writeString(root.resolve("config.toml"), CONFIG);
    Files.writeString(layouts.resolve("single.html"), PAGE.formatted("{{ .Content }}"));
    Files.writeString(layouts.resolve("list.html"), PAGE.formatted(LIST));
    for (Skill skill : corpus.skills()) {
      Files.writeString(skills.resolve(skill.id() + ".md"), page(skill));
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
  private static String page(Skill skill) {
    String title = skill.frontmatter().title().orElse(skill.id().value());
    return "---\ntitle: " + StringNode.valueOf(title) + "\n---\n" + skill.bodyText();
  }
}
