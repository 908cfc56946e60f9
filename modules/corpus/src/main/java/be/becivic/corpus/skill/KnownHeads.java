package be.becivic.corpus.skill;

import be.becivic.corpus.kept.KeptFile;
import be.becivic.corpus.text.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Frontmatter that was read before, by the ids of the files it stands in: reading YAML takes many
 * times as long as reading it here. It is kept in a file, in lines of fields.
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
    return KeptFile.find(file, program).map(content -> new KnownHeads(lines(content))).orElse(NONE);
  }

  private static Map<String, KnownHead> lines(KeptFile.Content content) {
    byte[] bytes = content.bytes();
    Map<String, KnownHead> heads = new HashMap<>();
    int end;
    for (int at = content.begin(); at < bytes.length; at = end + 1) {
      end = content.endOfLine(at);
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
    KeptFile.write(file, program, lines.toString());
  }
}
