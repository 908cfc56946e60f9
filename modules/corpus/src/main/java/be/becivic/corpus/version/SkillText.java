package be.becivic.corpus.version;

import be.becivic.corpus.BlobIds;
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
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * All that a skill says: its file and whatever else lies in its folder.
 *
 * <p>A history keeps one of every skill, so the text is kept in bytes, since as a string it would
 * mostly be twice as long, or read when asked for where its digest is known. The digest takes a
 * parse of the body, so it is worked out when asked for and then kept.
 */
public final class SkillText {
  private static final char REPLACEMENT = '\uFFFD';
  private static final Pattern STANDING_LINE =
      Pattern.compile(
          "(?m)^(?:" + String.join("|", SystemMembers.OF_ARTEFACT) + "):[^\\n]*(?:\\n|\\z)");

  private final SkillId id;
  private final String path;
  private final Supplier<byte[]> utf8;
  private final SortedMap<String, TextDigest> others;
  private volatile @Nullable TextDigest digest;
  private volatile @Nullable String blob;

  private SkillText(
      SkillId id, String path, Supplier<byte[]> utf8, SortedMap<String, TextDigest> others) {
    this.id = id;
    this.path = path;
    this.utf8 = utf8;
    this.others = Collections.unmodifiableSortedMap(new TreeMap<>(others));
  }

  /** A skill with the digests of the other files in its folder, by path. */
  public static SkillText of(SkillId id, SourceFile file, SortedMap<String, TextDigest> others) {
    byte[] utf8 = file.text().getBytes(StandardCharsets.UTF_8);
    return new SkillText(id, file.path(), () -> utf8, others);
  }

  /**
   * The same where the digest is known and the file is read when somebody asks for its text.
   *
   * @param blob the id of the file
   */
  public static SkillText known(
      SkillId id,
      String blob,
      Supplier<byte[]> file,
      SortedMap<String, TextDigest> others,
      TextDigest digest) {
    SkillText text = new SkillText(id, Skill.pathOf(id), file, others);
    text.blob = blob;
    text.digest = digest;
    return text;
  }

  public static Optional<SkillText> find(Corpus corpus, SkillId id) {
    return corpus.findSkill(id).map(skill -> of(id, skill.file(), others(corpus, id)));
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
    return others.equals(other.others) && Arrays.equals(utf8.get(), other.utf8.get());
  }

  public SourceFile file() {
    return SourceFile.decode(path, utf8.get());
  }

  /** The id of its file; nothing where the file may hold bytes that are no characters. */
  public Optional<String> findBlob() {
    if (blob == null && file().text().indexOf(REPLACEMENT) < 0) {
      blob = BlobIds.of(utf8.get());
    }
    return Optional.ofNullable(blob);
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
    String text = new String(utf8.get(), StandardCharsets.UTF_8);
    int end = text.indexOf("\n---", 1);
    return end < 0
        ? text
        : STANDING_LINE.matcher(text.substring(0, end + 1)).replaceAll("")
            + text.substring(end + 1);
  }
}
