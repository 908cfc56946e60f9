import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The plugin for clients that load plugins: server, skills and hooks, and a marketplace of one. */
final class Plugin {
  private Plugin() {}

  /** Makes the folders {@code plugin} and {@code .claude-plugin}; the image lies in the first. */
  static Path build(Path home, Path image, Platform platform, Path out) throws IOException {
    Path templates = home.resolve("build/package/plugin");
    Path plugin = out.resolve("plugin");
    for (Path template : Trees.listFiles(templates)) {
      Path target = plugin.resolve(templates.relativize(template).toString());
      Files.createDirectories(target.getParent());
      Files.writeString(
          target,
          Files.readString(template)
              .replace("{{version}}", Versions.of(home))
              .replace("{{launcher}}", platform.launcher()));
    }
    RuntimeImage.copySkills(home, plugin.resolve("skills"));
    Trees.copy(image, plugin.resolve("becivic"));
    Path marketplace = Files.createDirectories(out.resolve(".claude-plugin"));
    Files.copy(
        home.resolve("build/package/marketplace/marketplace.json"),
        marketplace.resolve("marketplace.json"));
    return plugin;
  }
}
