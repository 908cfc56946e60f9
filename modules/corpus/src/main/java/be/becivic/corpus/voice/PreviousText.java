package be.becivic.corpus.voice;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The text of ours that a change by the community took the place of. The artefact names the commit
 * of main at which it stands, so that whoever reads the raw text is warned.
 *
 * @param commit as written
 * @param status where the text that took its place stands by now
 */
public record PreviousText(String commit, Status status) {
  /** The rule that a wrong one breaks. */
  public static final String RULE = "previous_text";

  private static final Pattern FULL = Pattern.compile("[0-9a-f]{40}");

  /** Hardly any skill has one, and to parse thousands for it would take long. */
  public static Optional<PreviousText> of(Skill skill) {
    if (!skill.mayName(SystemMembers.PREVIOUS_TEXT)) {
      return Optional.empty();
    }
    return of(skill.frontmatter().text(SystemMembers.PREVIOUS_TEXT), skill.frontmatter().status());
  }

  public static Optional<PreviousText> of(PathEntry path) {
    return of(path.fields().text(SystemMembers.PREVIOUS_TEXT), path.status());
  }

  /** A source stands where the database says, so it is the member that tells whose it is. */
  public static Optional<PreviousText> of(PathSource source) {
    JsonFields fields = new JsonFields(source.json());
    return of(fields.text(SystemMembers.PREVIOUS_TEXT), Optional.of(Status.ALPHA))
        .or(() -> of(fields.text(SystemMembers.FORMER_TEXT), Optional.of(Status.BETA)));
  }

  private static Optional<PreviousText> of(Optional<String> commit, Optional<Status> status) {
    return commit.flatMap(sha -> status.map(now -> new PreviousText(sha, now)));
  }

  public Optional<CommitId> findCommit() {
    return FULL.matcher(commit).matches() ? Optional.of(new CommitId(commit)) : Optional.empty();
  }

  /** Whether it is still the text of ours. */
  public boolean isOurs() {
    return status == Status.ALPHA || status == Status.DRAFT;
  }

  /** Whether the text that took its place is ours by now and has yet to become stable. */
  boolean isFormer() {
    return status == Status.BETA;
  }
}
