import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

/** Packs a folder; which files can be run survives. */
final class Archive {
  private Archive() {}

  /** With tar, which every system a citizen has brings along. */
  static Path pack(Path folder, Path archive) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                "tar",
                "-czf",
                archive.toString(),
                "-C",
                folder.getParent().toString(),
                folder.getFileName().toString())
            .inheritIO()
            .start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException("tar failed");
    }
    return archive;
  }

  static Path zip(Path folder, Path archive) throws IOException {
    var options = Map.of("create", "true", "enablePosixFileAttributes", "true");
    try (FileSystem zip =
        FileSystems.newFileSystem(URI.create("jar:" + archive.toUri()), options)) {
      for (Path each : Trees.list(folder)) {
        Path target = zip.getPath("/").resolve(folder.relativize(each).toString());
        if (Files.isDirectory(each)) {
          Files.createDirectories(target);
        } else {
          Files.copy(each, target);
          Files.setLastModifiedTime(target, RuntimeImage.JAR_TIME);
          Files.setPosixFilePermissions(
              target,
              PosixFilePermissions.fromString(
                  Files.isExecutable(each) ? "rwxr-xr-x" : "rw-r--r--"));
        }
      }
    }
    return archive;
  }
}
