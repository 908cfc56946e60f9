package be.becivic.corpus.version;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.TextDigest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * All that a skill says: its file and whatever else lies in its folder.
 *
 * <p>A history keeps one of every skill, so the text is kept in bytes: as a string it would mostly
 * be twice as long. Its digest takes a parse of the body, so it is worked out when asked for and
 * then kept.
 */
public final class SkillText {
  private static final Pattern STANDING_LINE =
      Pattern.compile(
          "(?m)^(?:" + String.join("|", SystemMembers.OF_ARTEFACT) + "):[^\\n]*(?:\\n|\\z)");

  private final SkillId id;
  private final String path;
  private final byte[] utf8;
  private final SortedMap<String, TextDigest> others;
  private volatile @Nullable TextDigest digest;

  private SkillText(SkillId id, SourceFile file, SortedMap<String, TextDigest> others) {
    this.id = id;
    this.path = file.path();
    this.utf8 = file.text().getBytes(StandardCharsets.UTF_8);
    this.others = Collections.unmodifiableSortedMap(new TreeMap<>(others));
  }

  /** A skill with the digests of the other files in its folder, by path. */
  public static SkillText of(SkillId id, SourceFile file, SortedMap<String, TextDigest> others) {
    return new SkillText(id, file, others);
  }

  public static Optional<SkillText> find(Corpus corpus, SkillId id) {
    return corpus.findSkill(id).map(skill -> new SkillText(id, skill.file(), others(corpus, id)));
  }

  private static SortedMap<String, TextDigest> others(Corpus corpus, SkillId id) {
    String folder = "skills/" + id + "/";
    CorpusFiles files = corpus.files();
    SortedMap<String, TextDigest> others = new TreeMap<>();
    for (String path : files.blobs().subMap(folder, folder + Character.MAX_VALUE).keySet()) {
      if (Skill.idIn(path).isEmpty()) {
        others.put(path, other(files.read(path)));
      }
    }
    return others;
  }

  /** The digest of a file that has no frontmatter. */
  public static TextDigest other(byte[] content) {
    return TextDigest.of(List.of(WhiteSpace.fold(new String(content, StandardCharsets.UTF_8))));
  }

  public Skill skill() {
    return Skill.parse(id, file());
  }

  boolean isIdenticalTo(SkillText other) {
    return others.equals(other.others) && Arrays.equals(utf8, other.utf8);
  }

  public SourceFile file() {
    return SourceFile.decode(path, utf8);
  }

  /** The digests of the other files in its folder, by path. */
  public SortedMap<String, TextDigest> others() {
    return others;
  }

  /** Text of this digest is this text. */
  public TextDigest digest() {
    TextDigest known = digest;
    if (known == null) {
      Skill skill = skill();
      known = digest(skill, CanonicalBody.uids(skill));
      digest = known;
    }
    return known;
  }

  /** Whether both are equal byte for byte, apart from where they stand. */
  public boolean repeats(SkillText other) {
    return others.equals(other.others) && withoutStanding().equals(other.withoutStanding());
  }

  /** Whether both are one text, though one may leave out uids that the other has. */
  public boolean saysSameAs(SkillText other) {
    if (repeats(other)) {
      return true;
    }
    Skill mine = skill();
    Skill theirs = other.skill();
    Map<String, String> uids = new HashMap<>(CanonicalBody.uids(mine));
    uids.putAll(CanonicalBody.uids(theirs));
    return digest(mine, uids).equals(other.digest(theirs, uids));
  }

  private TextDigest digest(Skill skill, Map<String, String> uids) {
    List<String> parts = new ArrayList<>();
    parts.add("skill");
    parts.add(CanonicalJson.of(skill.frontmatter().json(), SystemMembers.OF_ARTEFACT));
    parts.add(CanonicalBody.of(skill, uids));
    others.forEach(
        (path, content) -> {
          parts.add(path);
          parts.add(content.hex());
        });
    return TextDigest.of(parts);
  }

  private String withoutStanding() {
    String text = new String(utf8, StandardCharsets.UTF_8);
    int end = text.indexOf("\n---", 1);
    return end < 0
        ? text
        : STANDING_LINE.matcher(text.substring(0, end + 1)).replaceAll("")
            + text.substring(end + 1);
  }
}
