package be.becivic.harness.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sees to it that nothing of the folder is ever committed (§8.7.2). */
final class GitIgnores {
  private static final String FILE = ".gitignore";
  private static final String EVERYTHING = "*\n!.gitignore\n";

  private GitIgnores() {}

  /** To be called before anything else is written into the folder. */
  static void ignore(Path folder) {
    findWorkTree(folder.getParent()).ifPresent(root -> add(nearest(folder, root), folder));
    Path own = folder.resolve(FILE);
    if (!Files.exists(own)) {
      PrivateFiles.replace(own, EVERYTHING);
    }
  }

  private static Optional<Path> findWorkTree(@Nullable Path from) {
    for (Path place = from; place != null; place = place.getParent()) {
      if (Files.exists(place.resolve(".git"))) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  private static Path nearest(Path folder, Path root) {
    for (Path place = folder.getParent();
        place != null && !place.equals(root);
        place = place.getParent()) {
      if (Files.isRegularFile(place.resolve(FILE))) {
        return place.resolve(FILE);
      }
    }
    return root.resolve(FILE);
  }

  private static void add(Path file, Path folder) {
    String entry = folder.getFileName() + "/";
    try {
      String before = PrivateFiles.read(file).orElse("");
      if (before.lines().map(String::strip).noneMatch(entry::equals)) {
        String cut = before.isEmpty() || before.endsWith("\n") ? "" : "\n";
        Files.writeString(
            file,
            cut + entry + "\n",
            StandardCharsets.UTF_8,
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
