package be.becivic.harness.folder;

import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SkillId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The person's folder. It is made once they agreed, everything in it can be read with a text
 * editor, and deleting it is all it takes to be forgotten.
 */
public final class PersonFolder {
  private static final int KEY_BYTES = 32;

  private final Path root;

  public PersonFolder(Path root) {
    this.root = root;
  }

  public Path root() {
    return root;
  }

  /** Whether the person agreed to it and has not deleted it since. */
  public boolean exists() {
    return Files.isRegularFile(root.resolve(DataLocation.NOTE));
  }

  public boolean isWritable() {
    return DataLocation.isUsable(root);
  }

  /** Makes it; only ever after the person agreed. */
  public void create() {
    PrivateFiles.makeFolder(root);
    GitIgnores.ignore(root.toAbsolutePath());
    PrivateFiles.replace(root.resolve(DataLocation.NOTE), root.toAbsolutePath() + "\n");
  }

  public Path profile() {
    return root.resolve("profile.json");
  }

  public Path memory() {
    return root.resolve("memory");
  }

  public Path archive() {
    return memory().resolve("archive");
  }

  public Path cache() {
    return root.resolve("cache");
  }

  public Path skillsCache() {
    return root.resolve("skills-cache");
  }

  public Path cachedSkill(SkillId skill) {
    return skillsCache().resolve(skill.value());
  }

  public Path sessions() {
    return root.resolve("sessions");
  }

  public Path session(SessionId session) {
    return sessions().resolve(session.toString());
  }

  public Path submissions() {
    return root.resolve("submissions.jsonl");
  }

  public Path analyticsOutbox() {
    return root.resolve("analytics-outbox.jsonl");
  }

  public Path consents() {
    return root.resolve("consents.jsonl");
  }

  public Path cancelQueue() {
    return root.resolve("cancel-queue.jsonl");
  }

  public Path deadlines() {
    return root.resolve("deadlines.json");
  }

  public Path calendar() {
    return root.resolve("deadlines.ics");
  }

  /** Marks of conversations that opened a session, for the client's hooks. */
  public Path hooks() {
    return root.resolve("hooks");
  }

  Path lock() {
    return root.resolve(".lock");
  }

  public List<SessionId> listSessions() {
    return PrivateFiles.list(sessions()).stream()
        .flatMap(folder -> SessionId.parse(folder.getFileName().toString()).stream())
        .toList();
  }

  /** The key that seals what waits with a client; it never leaves the folder. */
  public byte[] key() {
    Path file = root.resolve(".key");
    Optional<String> known = PrivateFiles.read(file).map(String::strip);
    if (known.isPresent() && known.get().length() == 2 * KEY_BYTES) {
      return HexFormat.of().parseHex(known.get());
    }
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    PrivateFiles.replace(file, HexFormat.of().formatHex(key) + "\n");
    return key;
  }
}
