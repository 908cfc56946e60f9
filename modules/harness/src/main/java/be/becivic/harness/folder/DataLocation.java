package be.becivic.harness.folder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where {@code <USER_DATA_DIR>} is: four rules in order, and a note that outlives them (§8.7.3).
 */
public final class DataLocation {
  static final String NOTE = ".location";
  private static final String NAME = "be-civic";

  private DataLocation() {}

  public static Path resolve(LocalMachine machine) {
    List<Path> candidates = candidates(machine);
    return candidates.stream()
        .flatMap(candidate -> findNoted(candidate).stream())
        .findFirst()
        .orElseGet(() -> firstUsable(candidates));
  }

  private static List<Path> candidates(LocalMachine machine) {
    List<Path> all = new ArrayList<>();
    switch (machine.system()) {
      case MACOS ->
          all.add(machine.home().resolve("Library").resolve("Application Support").resolve(NAME));
      case WINDOWS ->
          machine
              .find("LOCALAPPDATA")
              .flatMap(DataLocation::path)
              .ifPresent(base -> all.add(base.resolve(NAME)));
      case LINUX -> {
        Optional<Path> named = machine.find("XDG_DATA_HOME").flatMap(DataLocation::path);
        named.ifPresent(base -> all.add(base.resolve(NAME)));
        Path share = machine.home().resolve(".local").resolve("share");
        if (named.isEmpty() && Files.isDirectory(share)) {
          all.add(share.resolve(NAME));
        }
      }
    }
    all.add(machine.home().resolve("." + NAME));
    return all;
  }

  private static Path firstUsable(List<Path> candidates) {
    return candidates.stream()
        .filter(DataLocation::isUsable)
        .findFirst()
        .orElseGet(candidates::getLast);
  }

  /** Whether the folder can be written, or made: its nearest existing ancestor decides. */
  static boolean isUsable(Path folder) {
    for (Path place = folder; place != null; place = place.getParent()) {
      if (Files.exists(place)) {
        return Files.isDirectory(place) && Files.isWritable(place);
      }
    }
    return false;
  }

  private static Optional<Path> findNoted(Path candidate) {
    try {
      return path(Files.readString(candidate.resolve(NOTE), StandardCharsets.UTF_8).strip())
          .filter(Files::isDirectory);
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** A relative value is none, as the XDG rules have it. */
  private static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text)).filter(Path::isAbsolute);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
