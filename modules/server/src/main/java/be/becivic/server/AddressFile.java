package be.becivic.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Says in the data folder where its server listens, for as long as it does. */
record AddressFile(Path file) implements AutoCloseable {

  static AddressFile write(Path file, URI address) {
    try {
      Path aside =
          Files.writeString(file.resolveSibling(file.getFileName() + ".new"), address + "\n");
      Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
      return new AddressFile(file);
    } catch (IOException broken) {
      throw new UncheckedIOException("The file " + file + " cannot be written", broken);
    }
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
