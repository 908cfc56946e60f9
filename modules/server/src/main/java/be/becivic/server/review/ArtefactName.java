package be.becivic.server.review;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import java.util.List;

/** What a person calls an artefact. */
public final class ArtefactName {
  private ArtefactName() {}

  /** Everything a name can mean, likeliest first: a skill and a path may share theirs. */
  public static List<Target> readings(String name) {
    if (name.indexOf(':') >= 0) {
      return List.of(Target.of(TargetType.PATH_SOURCE, name));
    }
    return Uid.parse(name)
        .map(
            uid ->
                switch (uid.kind()) {
                  case VOLATILE_VALUE -> List.of(Target.of(TargetType.VOLATILE_VALUE, name));
                  case REFERENCE -> List.of(Target.of(TargetType.REFERENCE, name));
                  case CONCERN, PATH, AMENDMENT, DRAFT, FEEDBACK, RATING, ANALYTICS ->
                      List.<Target>of();
                })
        .orElseGet(
            () -> List.of(Target.of(TargetType.SKILL, name), Target.of(TargetType.PATH, name)));
  }
}
