package be.becivic.site.page.common;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.view.ArtefactLink;
import java.util.Optional;

/** Links to artefacts under the names people know them by. */
public final class ArtefactLinks {
  private final PageContext context;

  public ArtefactLinks(PageContext context) {
    this.context = context;
  }

  public ArtefactLink to(Skill skill, String note) {
    return new ArtefactLink(
        LocalTitles.of(skill, context.reader().language()),
        href(path(skill)),
        standing(skill),
        note);
  }

  /** A link to the place of a procedure where a value first stands. */
  public ArtefactLink to(Skill skill, String anchor, String note) {
    ArtefactLink whole = to(skill, note);
    return new ArtefactLink(
        whole.title(), href(path(skill) + "#" + anchor), whole.status(), whole.note());
  }

  /** Where a procedure stands; methods for authors are not voted on, so they stand nowhere. */
  public static Optional<Status> standing(Skill skill) {
    return skill.frontmatter().status().filter(_ -> !skill.isMeta());
  }

  /** A link with what the skill is in a line. */
  public ArtefactLink described(Skill skill) {
    return to(skill, LocalTitles.describe(skill, context.reader().language()));
  }

  public ArtefactLink to(PathEntry path, String note) {
    return new ArtefactLink(
        LocalTitles.of(path, context.reader().language()), href(path(path)), path.status(), note);
  }

  /** A link to whatever a row is about; its id stands in for a name that is not known. */
  public ArtefactLink to(Target target) {
    return switch (target.type()) {
      case SKILL ->
          context
              .content()
              .everything()
              .findSkill(target.id())
              .map(skill -> to(skill, ""))
              .orElse(plain(target));
      case PATH ->
          context
              .content()
              .everything()
              .paths()
              .find(target.id())
              .map(path -> to(path, ""))
              .orElse(plain(target));
      case VOLATILE_VALUE -> named(target, valueLabel(target));
      case REFERENCE -> named(target, referenceTitle(target));
      case PATH_SOURCE -> named(target, pathTitle(target));
      case SKILL_GRAPH, OBSERVATION, AGENT_PROTOCOL, SESSION -> plain(target);
    };
  }

  String href(String path) {
    return context.href(path);
  }

  public static String title(Skill skill) {
    return skill.frontmatter().title().orElse(skill.id().value());
  }

  public static String path(Skill skill) {
    return "/skills/" + skill.id();
  }

  public static String path(PathEntry path) {
    return "/paths/" + path.id();
  }

  public static String path(Target target) {
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

  /** Whether the site shows what votes and reports are about. */
  public static boolean isShown(PageContext context, Target target) {
    return context.content().has(path(target));
  }

  public static Target target(Skill skill) {
    return new Target.Skill(skill.id());
  }

  public static Target target(PathEntry path) {
    return new Target.Path(path.id());
  }

  public static boolean isRendered(Optional<Status> status) {
    return status.filter(Status::isRendered).isPresent();
  }

  private ArtefactLink plain(Target target) {
    return named(target, Optional.empty());
  }

  private ArtefactLink named(Target target, Optional<String> name) {
    return new ArtefactLink(name.orElse(target.id()), href(path(target)), Optional.empty(), "");
  }

  private Optional<String> valueLabel(Target target) {
    return Uid.parse(Uid.Kind.VOLATILE_VALUE, target.id())
        .flatMap(
            uid -> context.corpus().valueLabels().find(uid, context.reader().language().code()));
  }

  private Optional<String> referenceTitle(Target target) {
    return Uid.parse(Uid.Kind.REFERENCE, target.id())
        .flatMap(context.facts()::findReference)
        .flatMap(CatalogueEntry::ours)
        .flatMap(Revision::content)
        .map(Citation::title);
  }

  private Optional<String> pathTitle(Target target) {
    return context
        .content()
        .everything()
        .paths()
        .find(target.id().replaceFirst(":.*", ""))
        .map(path -> LocalTitles.of(path, context.reader().language()));
  }
}
