package be.becivic.corpus.skill;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Paragraph;
import org.jspecify.annotations.Nullable;

/**
 * One skill as it stands in a file; its folder's name is its id. Of thousands most are never asked
 * for at the same time, so a text is read when somebody wants it, and kept for as long as somebody
 * else holds it.
 */
public final class Skill {
  private static final Pattern PATH = Pattern.compile("skills/([^/]+)/canonical\\.md");
  private static final int LONGEST_DESCRIPTION = 2000;

  private final SkillId id;
  private final String path;
  private final Supplier<SourceFile> source;
  private final Optional<KnownHead> known;
  private volatile Reference<SourceFile> read = new WeakReference<>(null);
  private volatile FrontmatterReader.@Nullable Split split;
  private volatile @Nullable String description;
  private volatile @Nullable List<Tag> tags;

  private Skill(SkillId id, String path, Supplier<SourceFile> source, Optional<KnownHead> known) {
    this.id = id;
    this.path = path;
    this.source = source;
    this.known = known;
  }

  /** A skill whose text is at hand. */
  public static Skill parse(SkillId id, SourceFile file) {
    return new Skill(id, file.path(), () -> file, Optional.empty());
  }

  /**
   * A skill of which nothing is read yet.
   *
   * @param blob the id of its file, by which its frontmatter may be known
   */
  public static Skill in(
      SkillId id, String path, Supplier<byte[]> file, String blob, KnownHeads heads) {
    return new Skill(id, path, () -> SourceFile.decode(path, file.get()), heads.find(blob));
  }

  public static String pathOf(SkillId id) {
    return "skills/" + id + "/canonical.md";
  }

  /** The id in the path of a skill file; nothing when the path is none or the id is malformed. */
  public static Optional<SkillId> idIn(String path) {
    Matcher matcher = PATH.matcher(path);
    return matcher.matches() ? SkillId.parse(matcher.group(1)) : Optional.empty();
  }

  public SkillId id() {
    return id;
  }

  public SourceFile file() {
    noteText();
    return text();
  }

  public Frontmatter frontmatter() {
    SkillReads.note(SkillInput.head(id));
    return split().frontmatter();
  }

  /**
   * Whether its frontmatter may have a field of that name, by a look at the text alone. With
   * escapes a name could be written in many ways.
   */
  public boolean mayName(String field) {
    SkillReads.note(SkillInput.head(id));
    if (known.isPresent()) {
      return known.get().mayName(field);
    }
    String text = text().text();
    int escape = text.indexOf('\\');
    return text.contains(field) || escape >= 0 && escape < text.indexOf("\n---");
  }

  /** The frontmatter between its lines of dashes. */
  public Span yamlSpan() {
    SkillReads.note(SkillInput.head(id));
    return split().yaml();
  }

  public int bodyOffset() {
    SkillReads.note(SkillInput.head(id));
    return split().bodyOffset();
  }

  public String bodyText() {
    return file().text().substring(bodyOffset());
  }

  /** Parses the body afresh; a tree is a hundred times the size of its text, so none is kept. */
  public Body body() {
    Body body = BodyParser.parse(file().text(), bodyOffset());
    tags = body.tags();
    return body;
  }

  /** Every tag of the body in the order written; few and small, so they are kept. */
  public List<Tag> tags() {
    noteText();
    List<Tag> known = tags;
    return known == null ? body().tags() : known;
  }

  public boolean isMeta() {
    return frontmatter().category().filter("meta"::equals).isPresent();
  }

  public boolean hasStatus(Status status) {
    return frontmatter().status().filter(status::equals).isPresent();
  }

  /** The first paragraph of the body as plain text; empty when there is none. */
  public String description() {
    noteText();
    String known = description;
    if (known == null) {
      known = describe();
      description = known;
    }
    return known;
  }

  private String describe() {
    return body().intro().stream()
        .filter(Paragraph.class::isInstance)
        .map(PlainText::of)
        .filter(text -> !text.isEmpty())
        .findFirst()
        .map(
            text ->
                text.length() > LONGEST_DESCRIPTION ? text.substring(0, LONGEST_DESCRIPTION) : text)
        .orElse("");
  }

  /** Makes sure that nobody who asks for its frontmatter has to wait for its text. */
  public void readHead() {
    if (known.isEmpty()) {
      split();
    }
  }

  /** Its frontmatter as it can be kept; nothing where it has to be read each time. */
  Optional<KnownHead> head() {
    return known.isPresent() ? known : KnownHead.of(split());
  }

  private FrontmatterReader.Split split() {
    FrontmatterReader.Split read = split;
    if (read == null) {
      read =
          known
              .map(head -> head.split(() -> text().text()))
              .orElseGet(() -> FrontmatterReader.read(() -> text().text()));
      split = read;
    }
    return read;
  }

  private SourceFile text() {
    SourceFile known = read.get();
    if (known == null) {
      known = source.get();
      read = new WeakReference<>(known);
    }
    return known;
  }

  /** Also where an earlier reader's work is kept. */
  private void noteText() {
    SkillReads.note(SkillInput.file(path));
  }
}
