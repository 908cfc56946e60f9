package be.becivic.corpus.skill;

import be.becivic.corpus.text.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Frontmatter that was read before, by the ids of the files it stands in: reading YAML takes many
 * times as long as reading it here. It is kept in a file, in lines of fields below a line with the
 * digest of the program and of those lines.
 */
public final class KnownHeads {
  public static final KnownHeads NONE = new KnownHeads(Map.of());

  private static final String BETWEEN = " ";
  private static final int FIELDS = 5;

  private final Map<String, KnownHead> byBlob;

  private KnownHeads(Map<String, KnownHead> byBlob) {
    this.byBlob = byBlob;
  }

  /**
   * Reads a file.
   *
   * @param program what reads equal files alike
   * @return nothing known where there is no file, where another program wrote it, or where it is
   *     not as it was written
   */
  public static KnownHeads read(Path file, String program) throws IOException {
    if (!Files.exists(file)) {
      return NONE;
    }
    byte[] bytes = Files.readAllBytes(file);
    String first = firstLine(program, bytes, endOfLine(bytes, 0) + 1);
    return new String(bytes, 0, Math.min(bytes.length, first.length()), StandardCharsets.UTF_8)
            .equals(first)
        ? new KnownHeads(lines(bytes, first.length()))
        : NONE;
  }

  private static Map<String, KnownHead> lines(byte[] bytes, int begin) {
    Map<String, KnownHead> heads = new HashMap<>();
    int end;
    for (int at = begin; at < bytes.length; at = end + 1) {
      end = endOfLine(bytes, at);
      int json = at;
      for (int field = 1; field < FIELDS; json++) {
        field += bytes[json] == ' ' ? 1 : 0;
      }
      String[] fields = new String(bytes, at, json - at, StandardCharsets.US_ASCII).split(BETWEEN);
      Span yaml = new Span(Integer.parseInt(fields[1]), Integer.parseInt(fields[2]));
      heads.put(fields[0], new KnownHead(yaml, Integer.parseInt(fields[3]), bytes, json, end));
    }
    return heads;
  }

  private static int endOfLine(byte[] bytes, int from) {
    int at = from;
    while (at < bytes.length && bytes[at] != '\n') {
      at++;
    }
    return at;
  }

  Optional<KnownHead> find(String blob) {
    return Optional.ofNullable(byBlob.get(blob));
  }

  /** Whether all that can be known of some skills, by the ids of their files, is known. */
  public boolean haveAll(Map<String, Skill> skills) {
    return skills.keySet().stream().allMatch(byBlob::containsKey);
  }

  /**
   * Keeps what is known of some skills, by the ids of their files; the file is there as a whole or
   * not at all.
   */
  public static void write(Path file, String program, Map<String, Skill> skills)
      throws IOException {
    StringBuilder lines = new StringBuilder();
    SortedMap<String, Skill> inOrder = new TreeMap<>(skills);
    inOrder.forEach(
        (blob, skill) ->
            skill
                .head()
                .ifPresent(
                    head ->
                        lines
                            .append(blob)
                            .append(BETWEEN)
                            .append(head.yaml().start())
                            .append(BETWEEN)
                            .append(head.yaml().end())
                            .append(BETWEEN)
                            .append(head.bodyOffset())
                            .append(BETWEEN)
                            .append(head.text())
                            .append('\n')));
    byte[] bytes = lines.toString().getBytes(StandardCharsets.UTF_8);
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    try (var out = Files.newOutputStream(unfinished)) {
      out.write(firstLine(program, bytes, 0).getBytes(StandardCharsets.UTF_8));
      out.write(bytes);
    }
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private static String firstLine(String program, byte[] bytes, int from) {
    return digest(program.getBytes(StandardCharsets.UTF_8), 0)
        + BETWEEN
        + digest(bytes, from)
        + '\n';
  }

  private static String digest(byte[] bytes, int from) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes, Math.min(from, bytes.length), Math.max(0, bytes.length - from));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
