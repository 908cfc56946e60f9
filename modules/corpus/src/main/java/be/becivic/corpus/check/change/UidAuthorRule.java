package be.becivic.corpus.check.change;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CheckedCommit;
import be.becivic.corpus.check.report.CommitAuthor;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedPath;
import be.becivic.corpus.check.rule.ChangedSkill;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Rule 12: only the system fills in a uid; an author leaves it empty (§6.11). */
public final class UidAuthorRule implements ChangeRule {
  private static final String MESSAGE = "The uid %s was filled in by an author.";
  private static final String REMEDY =
      "Leave uid empty; it is filled in when the change is merged.";

  @Override
  public String id() {
    return "uid_author";
  }

  @Override
  public void check(CommitRange change, Reports reports) {
    for (ChangedSkill changed : ChangedSkill.between(change.base(), change.head())) {
      SkillId id = changed.after().id();
      Set<Uid> known = uids(change.base(), id);
      for (CatalogueTag cited : CatalogueTag.in(changed.after().tags())) {
        cited
            .uid()
            .filter(uid -> !known.contains(uid))
            .filter(uid -> isByAuthor(change, corpus -> uids(corpus, id).contains(uid)))
            .ifPresent(
                uid ->
                    reports
                        .in(changed.after().file())
                        .error(cited.tag().opening(), MESSAGE.formatted(uid), REMEDY));
      }
    }
    paths(change, reports);
  }

  private static void paths(CommitRange change, Reports reports) {
    for (ChangedPath changed : ChangedPath.between(change.base(), change.head())) {
      PathId id = changed.after().id();
      Optional<Uid> uid = changed.after().uid();
      if (uid.isPresent()
          && !uid.equals(changed.before().flatMap(PathEntry::uid))
          && isByAuthor(
              change, corpus -> corpus.paths().find(id).flatMap(PathEntry::uid).equals(uid))) {
        change
            .head()
            .findFile(PathDirectory.FILE)
            .map(JsonFile::of)
            .ifPresent(
                file ->
                    reports
                        .in(file.file())
                        .error(
                            file.locate("/paths/" + id + "/uid"),
                            MESSAGE.formatted(uid.get()),
                            REMEDY));
      }
    }
  }

  private static boolean isByAuthor(CommitRange change, Predicate<Corpus> hasIt) {
    return change.revisions().stream()
        .filter(revision -> hasIt.test(revision.corpus()))
        .findFirst()
        .map(CheckedCommit::author)
        .filter(author -> !author.equals(CommitAuthor.BOT))
        .isPresent();
  }

  private static Set<Uid> uids(Corpus corpus, SkillId id) {
    return corpus.findSkill(id).map(Skill::tags).stream()
        .flatMap(tags -> CatalogueTag.in(tags).stream())
        .flatMap(cited -> cited.uid().stream())
        .collect(Collectors.toSet());
  }
}
