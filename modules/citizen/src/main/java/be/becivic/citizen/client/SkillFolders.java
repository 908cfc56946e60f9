package be.becivic.citizen.client;

import be.becivic.harness.folder.LocalMachine;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * The agent skills on a person's machine: in {@code ~/.claude/skills}, with a pointer from {@code
 * ~/.agents/skills} for the other clients (S68).
 */
public final class SkillFolders {
  private static final String SKILL = "SKILL.md";

  private final Path skills;
  private final Path pointers;

  public SkillFolders(LocalMachine machine) {
    this.skills = machine.home().resolve(".claude").resolve("skills");
    this.pointers = machine.home().resolve(".agents").resolve("skills");
  }

  public Path place() {
    return skills;
  }

  /** Puts every skill of a folder there, in place of an older one of the same name. */
  public void install(Path source) throws IOException {
    for (Path skill : list(source)) {
      String name = skill.getFileName().toString();
      Path target = Files.createDirectories(skills.resolve(name));
      Files.copy(skill.resolve(SKILL), target.resolve(SKILL), StandardCopyOption.REPLACE_EXISTING);
      Files.createDirectories(pointers);
      Path pointer = pointers.resolve(name);
      if (!Files.exists(pointer, LinkOption.NOFOLLOW_LINKS)) {
        point(pointer, target);
      }
    }
  }

  /** Takes them out; files somebody added to a skill's folder stay. */
  public void uninstall(Path source) throws IOException {
    for (Path skill : list(source)) {
      String name = skill.getFileName().toString();
      Path pointer = pointers.resolve(name);
      if (Files.isSymbolicLink(pointer)) {
        Files.delete(pointer);
      } else {
        remove(pointer);
      }
      remove(skills.resolve(name));
    }
  }

  /** The folders of a folder that hold a skill. */
  private static List<Path> list(Path source) throws IOException {
    try (Stream<Path> folders = Files.list(source)) {
      return folders.filter(each -> Files.isRegularFile(each.resolve(SKILL))).sorted().toList();
    }
  }

  /** A relative link; where links are not allowed, a copy. */
  private void point(Path pointer, Path target) throws IOException {
    try {
      Files.createSymbolicLink(pointer, pointers.relativize(target));
    } catch (IOException | UnsupportedOperationException _) {
      Files.createDirectories(pointer);
      Files.copy(target.resolve(SKILL), pointer.resolve(SKILL));
    }
  }

  private static void remove(Path folder) throws IOException {
    Files.deleteIfExists(folder.resolve(SKILL));
    try {
      Files.deleteIfExists(folder);
    } catch (DirectoryNotEmptyException _) {
      // Something of the person's is in it.
    }
  }
}
