package be.becivic.site.page.common;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.corpus.voice.PathPassages;
import be.becivic.corpus.voice.SkillPassages;
import be.becivic.library.voice.UnderReview;
import be.becivic.protocol.feedback.Target;
import java.util.List;
import java.util.Optional;

/** What stands beside a text of ours. */
public sealed interface Beside {
  Target target();

  List<ChangedPassage> passages();

  /** A change that is not confirmed yet; anybody's words. */
  record Changed(UnderReview change) implements Beside {
    @Override
    public Target target() {
      return change.target();
    }

    @Override
    public List<ChangedPassage> passages() {
      return change.changes();
    }
  }

  /** What we said before a change that is confirmed by now and not yet stable. */
  record Former(Target target, String version, List<ChangedPassage> passages) implements Beside {}

  /** Beside a skill; nothing beside an earlier version of it, or while votes are out of reach. */
  static Optional<Beside> of(PageContext context, Skill skill) {
    if (context.corpus().findSkill(skill.id()).filter(skill::equals).isEmpty()) {
      return Optional.empty();
    }
    Target target = ArtefactLinks.target(skill);
    Optional<Beside> changed =
        context
            .facts()
            .findSupport(target)
            .flatMap(support -> UnderReview.of(context.voices(), skill.id(), support))
            .map(Changed::new);
    return changed.or(
        () ->
            context
                .voices()
                .findFormer(skill.id())
                .map(
                    before ->
                        new Former(
                            target,
                            before.frontmatter().text("version").orElse(""),
                            SkillPassages.between(skill, before))));
  }

  /** The same beside a path. */
  static Optional<Beside> of(PageContext context, PathEntry path) {
    if (context.corpus().paths().find(path.id()).filter(path::equals).isEmpty()) {
      return Optional.empty();
    }
    Target target = ArtefactLinks.target(path);
    Optional<Beside> changed =
        context
            .facts()
            .findSupport(target)
            .flatMap(support -> UnderReview.of(context.voices(), path.id(), support))
            .map(Changed::new);
    return changed.or(
        () ->
            context
                .voices()
                .findFormer(path.id())
                .map(
                    before ->
                        new Former(
                            target,
                            before.fields().text("version").orElse(""),
                            PathPassages.between(path, before))));
  }
}
