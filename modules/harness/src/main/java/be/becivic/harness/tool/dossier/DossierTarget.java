package be.becivic.harness.tool.dossier;

import be.becivic.harness.tool.HarnessParts;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** Where a dossier is put: a folder of the person's, never ours, and nothing is overwritten. */
record DossierTarget(Path folder, String name) {
  private static final int MOST_COPIES = 100;

  /** The folder asked for, or the person's own; empty when it is no place for a dossier. */
  static Optional<DossierTarget> of(Optional<String> asked, String skill, HarnessParts parts) {
    try {
      Path folder = asked.map(Path::of).orElseGet(() -> parts.machine().home());
      return folder.isAbsolute()
              && Files.isDirectory(folder)
              && Files.isWritable(folder)
              && !folder.toRealPath().startsWith(real(parts.folder().root()))
          ? Optional.of(new DossierTarget(folder, "dossier-" + skill))
          : Optional.empty();
    } catch (IOException | InvalidPathException _) {
      return Optional.empty();
    }
  }

  /** Writes a new file that only its owner reads, and gives its place. */
  Path write(byte[] content) throws IOException {
    for (int copy = 1; copy <= MOST_COPIES; copy++) {
      Path file = folder.resolve(name + (copy == 1 ? "" : "-" + copy) + ".pdf");
      try {
        Files.createFile(file, owner());
        Files.write(file, content);
        return file;
      } catch (FileAlreadyExistsException _) {
        // An earlier dossier stays; this one gets the next number.
      }
    }
    throw new IOException("too many dossiers");
  }

  private static Path real(Path folder) throws IOException {
    return Files.exists(folder) ? folder.toRealPath() : folder.toAbsolutePath().normalize();
  }

  private static FileAttribute<?>[] owner() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}
