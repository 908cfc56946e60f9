package be.becivic.site.page;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.model.Target;
import be.becivic.site.body.Titles;
import be.becivic.site.view.Link;
import java.util.Optional;

/** Links to artefacts under the names people know them by. */
final class Links {
  private final Shelf shelf;

  Links(Shelf shelf) {
    this.shelf = shelf;
  }

  Link to(Skill skill, String note) {
    return new Link(title(skill), href(path(skill)), skill.frontmatter().status(), note);
  }

  Link to(PathEntry path, String note) {
    return new Link(
        Titles.of(path, shelf.reader().language()), href(path(path)), path.status(), note);
  }

  /** A link to whatever a row is about; its id stands in for a name that is not known. */
  Link to(Target target) {
    return switch (target.type()) {
      case SKILL ->
          shelf.corpus().findSkill(target.id()).map(skill -> to(skill, "")).orElse(plain(target));
      case PATH ->
          shelf.corpus().paths().find(target.id()).map(path -> to(path, "")).orElse(plain(target));
      case VOLATILE_VALUE,
          REFERENCE,
          PATH_SOURCE,
          SKILL_GRAPH,
          OBSERVATION,
          AGENT_PROTOCOL,
          SESSION ->
          plain(target);
    };
  }

  String href(String path) {
    return shelf.href(path);
  }

  static String title(Skill skill) {
    return skill.frontmatter().title().orElse(skill.id().value());
  }

  static String path(Skill skill) {
    return "/skills/" + skill.id();
  }

  static String path(PathEntry path) {
    return "/paths/" + path.id();
  }

  static String path(Target target) {
    return switch (target.type()) {
      case SKILL -> "/skills/" + target.id();
      case PATH -> "/paths/" + target.id();
      case PATH_SOURCE -> "/paths/" + target.id().replace(':', '#');
      case VOLATILE_VALUE -> "/values/" + target.id();
      case REFERENCE -> "/references/" + target.id();
      case SKILL_GRAPH -> "/graph";
      case OBSERVATION, AGENT_PROTOCOL, SESSION -> "/activity";
    };
  }

  static Target target(Skill skill) {
    return new Target(TargetType.SKILL, skill.id().value());
  }

  static Target target(PathEntry path) {
    return new Target(TargetType.PATH, path.id().value());
  }

  static boolean isRendered(Optional<Status> status) {
    return status.filter(Status::isRendered).isPresent();
  }

  private Link plain(Target target) {
    return new Link(target.id(), href(path(target)), Optional.empty(), "");
  }
}
