package be.becivic.library.voice;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.corpus.voice.PathPassages;
import be.becivic.corpus.voice.SkillPassages;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import java.util.Optional;

/**
 * A change by the community that is not confirmed yet, beside the text of ours.
 *
 * @param version what a vote for the change names, and {@code ours} what one for our text names
 * @param changes every place it changes; anybody's words, to be escaped and marked as such
 */
public record UnderReview(
    Target target, String version, String ours, Support support, List<ChangedPassage> changes) {
  public UnderReview {
    changes = List.copyOf(changes);
  }

  /** What is under review of a skill; nothing where main has our text, or we have none. */
  public static Optional<UnderReview> of(CorpusVoices voices, SkillId id, Support support) {
    return voices
        .findUnderReview(id)
        .flatMap(
            changed ->
                voices
                    .ours()
                    .findSkill(id)
                    .map(
                        ours ->
                            new UnderReview(
                                new Target.Skill(id),
                                version(changed),
                                version(ours),
                                support,
                                SkillPassages.between(ours, changed))));
  }

  /** The same of a path. */
  public static Optional<UnderReview> of(CorpusVoices voices, PathId id, Support support) {
    return voices
        .findUnderReview(id)
        .flatMap(
            changed ->
                voices
                    .ours()
                    .paths()
                    .find(id)
                    .map(
                        ours ->
                            new UnderReview(
                                new Target.Path(id),
                                version(changed),
                                version(ours),
                                support,
                                PathPassages.between(ours, changed))));
  }

  private static String version(Skill skill) {
    return skill.frontmatter().text("version").orElse("");
  }

  private static String version(PathEntry path) {
    return path.fields().text("version").orElse("");
  }
}
