package be.becivic.corpus.skill;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Paragraph;
import org.jspecify.annotations.Nullable;

/** One skill as it stands in a file; its folder's name is its id. */
public final class Skill {
  private static final Pattern PATH = Pattern.compile("skills/([^/]+)/canonical\\.md");
  private static final int LONGEST_DESCRIPTION = 2000;

  private final SkillId id;
  private final SourceFile file;
  private final FrontmatterReader.Split split;
  private volatile @Nullable String description;
  private volatile @Nullable List<Tag> tags;

  private Skill(SkillId id, SourceFile file, FrontmatterReader.Split split) {
    this.id = id;
    this.file = file;
    this.split = split;
  }

  public static Skill parse(SkillId id, SourceFile file) {
    return new Skill(id, file, FrontmatterReader.read(file.text()));
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
    return file;
  }

  public Frontmatter frontmatter() {
    SkillReads.note(SkillInput.head(id));
    return split.frontmatter();
  }

  /** The frontmatter between its lines of dashes. */
  public Span yamlSpan() {
    SkillReads.note(SkillInput.head(id));
    return split.yaml();
  }

  public int bodyOffset() {
    SkillReads.note(SkillInput.head(id));
    return split.bodyOffset();
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

  /** Also where an earlier reader's work is kept. */
  private void noteText() {
    SkillReads.note(SkillInput.file(file.path()));
  }
}
