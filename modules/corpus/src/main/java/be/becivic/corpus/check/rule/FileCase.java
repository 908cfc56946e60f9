package be.becivic.corpus.check.rule;

import be.becivic.corpus.path.OfficialContacts;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.schema.Schemas;
import java.util.Optional;

/**
 * A file under check. Only what a {@link CheckedFile} names can be asked for: a rule that saw more
 * could be content with a file today and not tomorrow, and nobody would look again. What comes from
 * another file is for rules that rest on it.
 */
public final class FileCase {
  private final CorpusCase all;
  private final String path;

  public FileCase(CorpusCase all, String path) {
    this.all = all;
    this.path = path;
  }

  public String path() {
    return path;
  }

  public SourceFile file() {
    return all.corpus().findFile(path).orElseThrow();
  }

  public JsonFile json() {
    return all.json(path).orElseThrow();
  }

  /** The skill that the file is. */
  public Skill skill() {
    return Skill.idIn(path).flatMap(all.corpus()::findSkill).orElseThrow();
  }

  public Schemas schemas() {
    return all.schemas();
  }

  /**
   * What finds a number that identifies somebody; nothing where the scrub rules cannot be read,
   * which is reported elsewhere.
   */
  public Optional<LineScreen> identifiers() {
    return all.identifiers();
  }

  /** What finds telephone numbers and the like, from the scrub rules too. */
  public Optional<LineScreen> contacts() {
    return all.contacts();
  }

  /** What offices publish, from the paths and the listed hosts. */
  public OfficialContacts offices() {
    return all.offices();
  }
}
