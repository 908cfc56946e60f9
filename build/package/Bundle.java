import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The MCP bundle (.mcpb): the image with a manifest, which desktop clients install by a click. */
final class Bundle {
  private Bundle() {}

  static Path build(Path home, Path image, Platform platform, Path out) throws IOException {
    Path folder = out.resolve("bundle");
    Trees.copy(image, folder);
    String manifest =
        Files.readString(home.resolve("build/package/bundle/manifest.json"))
            .replace("{{version}}", Versions.of(home))
            .replace("{{system}}", platform.system())
            .replace("{{launcher}}", platform.launcher());
    Files.writeString(folder.resolve("manifest.json"), manifest);
    Path bundle = Archive.zip(folder, out.resolve("becivic-" + platform.name() + ".mcpb"));
    Trees.delete(folder);
    return bundle;
  }
}
