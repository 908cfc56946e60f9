package be.becivic.library.proposal;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;

/** Where research notes are kept. */
public final class ResearchReports {
  private ResearchReports() {}

  /** The file the notes of a submission go to, whatever main looks like; nothing without notes. */
  public static Optional<String> find(Submission submission) {
    return submission
        .findProvenance()
        .flatMap(_ -> submission.findTarget())
        .flatMap(
            target ->
                switch (target) {
                  case Target.Skill(SkillId id) -> Optional.of(of(id));
                  case Target.Path(PathId id) -> Optional.of(of(id));
                  case Target.Source(PathSourceId id) -> Optional.of(of(id.path()));
                  case Target.Value _,
                      Target.Reference _,
                      Target.Concern _,
                      Target.Graph _,
                      Target.Protocol _ ->
                      Optional.empty();
                });
  }

  static String of(SkillId id) {
    return "skills/" + id + "/research-report.md";
  }

  static String of(PathId id) {
    return "paths/research-reports/" + id + ".md";
  }
}
