package be.becivic.site.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * What a disk says of a file without reading it.
 *
 * @param changed when it was last written, moved or had its times set, where the disk says; nobody
 *     can set that. Elsewhere, when it was last written
 */
record FileStamp(long size, long changed) {
  private static final String UNIX = "unix";

  /** Nothing where no file stands. */
  static Optional<FileStamp> find(Path path) throws IOException {
    try {
      BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class);
      Object changed =
          path.getFileSystem().supportedFileAttributeViews().contains(UNIX)
              ? Files.getAttribute(path, UNIX + ":ctime")
              : file.lastModifiedTime();
      return file.isRegularFile()
          ? Optional.of(new FileStamp(file.size(), ((FileTime) changed).to(TimeUnit.NANOSECONDS)))
          : Optional.empty();
    } catch (NoSuchFileException _) {
      return Optional.empty();
    }
  }
}
