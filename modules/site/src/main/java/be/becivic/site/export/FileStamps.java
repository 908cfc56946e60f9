package be.becivic.site.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The stamps of the files of an export, so that the next one need not read those that nobody has
 * touched. They are of one folder on one disk: a copy of it has others, and is read.
 */
final class FileStamps {
  private static final String FILE = ".stamps";
  private static final char BETWEEN = ' ';

  private final Path root;
  private final Map<String, FileStamp> before;
  private final Map<String, FileStamp> now = new ConcurrentHashMap<>();

  private FileStamps(Path root, Map<String, FileStamp> before) {
    this.root = root;
    this.before = before;
  }

  /** The stamps that the last export left; none where they cannot be read. */
  static FileStamps open(Path root) throws IOException {
    Path known = root.resolve(FILE);
    return new FileStamps(root, Files.exists(known) ? read(known) : Map.of());
  }

  private static Map<String, FileStamp> read(Path known) throws IOException {
    Map<String, FileStamp> stamps = new HashMap<>();
    try {
      for (String line : Files.readAllLines(known)) {
        String[] fields = line.split(String.valueOf(BETWEEN), 3);
        stamps.put(fields[2], new FileStamp(Long.parseLong(fields[0]), Long.parseLong(fields[1])));
      }
      return stamps;
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      return Map.of();
    }
  }

  /** Notes how a file stands; whether nobody touched it since the last export. */
  boolean isUntouched(String file) throws IOException {
    Optional<FileStamp> stamp = note(file);
    return stamp.isPresent() && stamp.get().equals(before.get(file));
  }

  /** Notes how a file stands that was just written. */
  Optional<FileStamp> note(String file) throws IOException {
    Optional<FileStamp> stamp = FileStamp.find(root.resolve(file));
    stamp.ifPresent(found -> now.put(file, found));
    return stamp;
  }

  void write() throws IOException {
    StringBuilder lines = new StringBuilder();
    new TreeMap<>(now)
        .forEach(
            (file, stamp) ->
                lines
                    .append(stamp.size())
                    .append(BETWEEN)
                    .append(stamp.changed())
                    .append(BETWEEN)
                    .append(file)
                    .append('\n'));
    Files.writeString(root.resolve(FILE), lines);
  }
}
