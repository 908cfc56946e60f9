package be.becivic.cli.proof;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** The text of every object of a bare repository, loose or packed, reachable or not. */
final class GitObjects {
  private static final int PACK_HEADER = 12;
  private static final int HASH = 20;
  private static final int OFFSET_DELTA = 6;
  private static final int REFERENCE_DELTA = 7;

  private GitObjects() {}

  static void forEach(Path repository, Consumer<byte[]> reader) throws IOException {
    try (Stream<Path> files = Files.walk(repository.resolve("objects"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".pack")) {
          readPack(Files.readAllBytes(file), reader);
        } else if (isLoose(file)) {
          inflate(Files.readAllBytes(file), 0, reader);
        }
      }
    }
  }

  /** Loose objects are in folders named after the first two digits of their hash. */
  private static boolean isLoose(Path file) {
    return file.getNameCount() > 1
        && file.getName(file.getNameCount() - 2).toString().length() == 2;
  }

  private static void readPack(byte[] pack, Consumer<byte[]> reader) throws IOException {
    int at = PACK_HEADER;
    while (at < pack.length - HASH) {
      int type = pack[at] >> 4 & 7;
      at = afterContinued(pack, at);
      if (type == OFFSET_DELTA) {
        at = afterContinued(pack, at);
      } else if (type == REFERENCE_DELTA) {
        at += HASH;
      }
      at += inflate(pack, at, reader);
    }
  }

  /** Numbers go on while their highest bit is set. */
  private static int afterContinued(byte[] pack, int at) {
    int end = at;
    while (pack[end] < 0) {
      end++;
    }
    return end + 1;
  }

  /** How many bytes the object took. */
  private static int inflate(byte[] from, int at, Consumer<byte[]> reader) throws IOException {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(from, at, from.length - at);
      var text = new ByteArrayOutputStream();
      byte[] buffer = new byte[8192];
      while (!inflater.finished()) {
        int read = inflater.inflate(buffer);
        if (read == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          throw new IOException("a git object is cut short");
        }
        text.write(buffer, 0, read);
      }
      reader.accept(text.toByteArray());
      return (int) inflater.getBytesRead();
    } catch (DataFormatException broken) {
      throw new IOException("a git object cannot be read", broken);
    } finally {
      inflater.end();
    }
  }
}
