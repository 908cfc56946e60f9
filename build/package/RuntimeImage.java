import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;

/** The folder a citizen unpacks: the program, the part of a Java runtime it needs, a launcher. */
final class RuntimeImage {
  /** Jars carry this time wherever they are unpacked; a cache made for them asks for it. */
  static final FileTime JAR_TIME = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

  private RuntimeImage() {}

  static void build(Path home, Path image) throws IOException {
    Path program = home.resolve("modules/citizen/target");
    Path lib = Files.createDirectories(image.resolve("lib"));
    List<String> jars = new ArrayList<>();
    for (Path jar : Trees.listFiles(program.resolve("lib"))) {
      Files.copy(jar, lib.resolve(jar.getFileName()));
      jars.add(jar.getFileName().toString());
    }
    makeRunnable(program.resolve("becivic.jar"), jars, lib.resolve("becivic.jar"));
    for (Path jar : Trees.listFiles(lib)) {
      Files.setLastModifiedTime(jar, JAR_TIME);
    }
    run(
        "jlink",
        "--add-modules",
        modules(lib),
        "--include-locales=en,fr,nl,de",
        "--strip-debug",
        "--no-header-files",
        "--no-man-pages",
        "--compress=zip-9",
        "--exclude-resources=@" + UnusedParts.list(),
        "--exclude-files=" + UnusedParts.LIBRARIES,
        "--output",
        image.resolve("runtime").toString());
    strip(image.resolve("runtime"));
    Path bin = Files.createDirectories(image.resolve("bin"));
    for (String launcher : List.of("becivic", "becivic.cmd")) {
      Path file = bin.resolve(launcher);
      Files.copy(home.resolve("build/package/launcher").resolve(launcher), file);
      file.toFile().setExecutable(true);
    }
    copySkills(home, image.resolve("skills"));
    Files.copy(home.resolve("build/package/image/README.md"), image.resolve("README.md"));
    Files.copy(home.resolve("LICENSE"), image.resolve("LICENSE"));
  }

  /** Names in the program's jar what to begin with and which jars lie beside it, in one order. */
  private static void makeRunnable(Path from, List<String> jars, Path to) throws IOException {
    try (var jar = new JarFile(from.toFile())) {
      Manifest manifest = jar.getManifest();
      manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "be.becivic.citizen.Main");
      manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", jars));
      try (var out = new JarOutputStream(Files.newOutputStream(to), manifest)) {
        for (JarEntry entry : Collections.list(jar.entries())) {
          if (!entry.isDirectory() && !entry.getName().equals(JarFile.MANIFEST_NAME)) {
            out.putNextEntry(new JarEntry(entry.getName()));
            try (InputStream in = jar.getInputStream(entry)) {
              in.transferTo(out);
            }
          }
        }
      }
    }
  }

  /** Takes names of functions out of libraries, where the machine has the tool for it. */
  private static void strip(Path runtime) throws IOException {
    for (Path file : Trees.listFiles(runtime)) {
      if (file.toString().endsWith(".so")) {
        try {
          new ProcessBuilder("strip", "--strip-unneeded", file.toString()).start().waitFor();
        } catch (IOException _) {
          return;
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  /** The agent skills: the folders beside the pages for agents that hold one. */
  static void copySkills(Path home, Path target) throws IOException {
    for (Path file : Trees.listFiles(home.resolve("corpus/agents"))) {
      if (file.getFileName().toString().equals("SKILL.md")) {
        Path folder = target.resolve(file.getParent().getFileName().toString());
        Files.createDirectories(folder);
        Files.copy(file, folder.resolve("SKILL.md"));
      }
    }
  }

  /** What the jars use of the platform, and the names of languages in the four we speak. */
  private static String modules(Path lib) throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of("--ignore-missing-deps", "--multi-release", "base", "--print-module-deps"));
    Trees.listFiles(lib).forEach(jar -> arguments.add(jar.toString()));
    return run("jdeps", arguments.toArray(String[]::new)).strip() + ",jdk.localedata";
  }

  private static String run(String tool, String... arguments) {
    var out = new StringWriter();
    int exit =
        ToolProvider.findFirst(tool)
            .orElseThrow(() -> new IllegalStateException("this needs a JDK with " + tool))
            .run(new PrintWriter(out, true), new PrintWriter(out, true), arguments);
    if (exit != 0) {
      throw new IllegalStateException(tool + " failed: " + out);
    }
    return out.toString();
  }
}
