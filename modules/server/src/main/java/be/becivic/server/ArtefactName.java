package be.becivic.server;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.records.model.Target;
import java.util.List;

/** What a person calls an artefact. */
final class ArtefactName {
  private ArtefactName() {}

  /** Everything a name can mean, likeliest first: a skill and a path may share theirs. */
  static List<Target> readings(String name) {
    if (name.indexOf(':') >= 0) {
      return List.of(new Target(TargetType.PATH_SOURCE, name));
    }
    return Uid.parse(name)
        .map(
            uid ->
                switch (uid.kind()) {
                  case VOLATILE_VALUE -> List.of(new Target(TargetType.VOLATILE_VALUE, name));
                  case REFERENCE -> List.of(new Target(TargetType.REFERENCE, name));
                  case CONCERN, PATH, AMENDMENT, DRAFT, FEEDBACK, RATING, ANALYTICS ->
                      List.<Target>of();
                })
        .orElseGet(
            () -> List.of(new Target(TargetType.SKILL, name), new Target(TargetType.PATH, name)));
  }
}
