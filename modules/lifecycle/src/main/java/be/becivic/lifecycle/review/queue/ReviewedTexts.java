package be.becivic.lifecycle.review.queue;

import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.PreviousRevision;
import be.becivic.lifecycle.former.FormerText;
import be.becivic.lifecycle.former.FormerTexts;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Finds the text that votes are about, also where it was taken down since. */
record ReviewedTexts(Records records, Library library, FormerTexts former) {

  /**
   * The text of a cohort.
   *
   * @param cohort the one whose votes called
   */
  Optional<ReviewedText> find(Target target, Optional<String> cohort) {
    Optional<JsonNode> pull =
        records.read(tables -> cohort.flatMap(key -> findPull(tables, target, key)));
    return switch (target) {
      case Target.Skill(SkillId id) ->
          inGit(
              target,
              Skill.pathOf(id),
              pull,
              commit -> former.find(commit, id).map(skill -> skill.file().text()));
      case Target.Path(PathId id) ->
          inGit(
              target,
              PathDirectory.FILE,
              pull,
              commit -> former.find(commit, id).map(PathEntry::json).map(JsonText::file));
      case Target.Source(PathSourceId id) ->
          inGit(
              target,
              PathDirectory.FILE,
              pull,
              commit -> former.find(commit, id).map(PathSource::json).map(JsonText::file));
      case Target.Value(Uid uid) ->
          records.read(
              tables -> row(tables.catalogue().volatileValues(), uid, pull, ReviewedTexts::words));
      case Target.Reference(Uid uid) ->
          records.read(
              tables -> row(tables.catalogue().references(), uid, pull, ReviewedTexts::words));
      case Target.Concern _, Target.Graph _, Target.Protocol _ -> Optional.empty();
    };
  }

  /** What the decision that pulled the text of a cohort looked at. */
  private static Optional<JsonNode> findPull(Tables tables, Target target, String cohort) {
    return tables.decisions().list(target).reversed().stream()
        .filter(row -> row.decision().cohort().equals(cohort))
        .map(row -> StrictJson.parseStored(row.decision().inputs()))
        .filter(inputs -> inputs.has("commit") || inputs.has("pulled_revision"))
        .findFirst();
  }

  private Optional<ReviewedText> inGit(
      Target target,
      String file,
      Optional<JsonNode> pull,
      Function<CommitId, Optional<String>> textAt) {
    CommitId at =
        pull.flatMap(inputs -> commit(inputs, "commit"))
            .map(former::before)
            .orElseGet(() -> library.main().corpus().commit().orElseThrow());
    Optional<CommitId> before =
        pull.flatMap(inputs -> commit(inputs, "restored_from"))
            .or(() -> onMain(target).flatMap(former::find).map(FormerText::commit));
    CommitId brought = findChange(target).orElse(at);
    return textAt
        .apply(at)
        .map(
            text ->
                ReviewedText.of(file, Optional.of(brought.value()), text, before.flatMap(textAt)));
  }

  private Optional<Artefact> onMain(Target target) {
    return records.read(tables -> library.find(tables, target));
  }

  private Optional<CommitId> findChange(Target target) {
    return records.read(tables -> tables.changes().list(target)).reversed().stream()
        .filter(change -> change.state() == ChangeState.MERGED && change.submission().isPresent())
        .findFirst()
        .flatMap(ChangeRecord::mergeCommit)
        .map(CommitId::new);
  }

  private static Optional<CommitId> commit(JsonNode inputs, String name) {
    return inputs.path(name).stringValueOpt().map(CommitId::new);
  }

  private static <C> Optional<ReviewedText> row(
      Revisions<C> revisions, Uid uid, Optional<JsonNode> pull, Function<C, String> words) {
    List<Revision<C>> history = revisions.listHistory(uid);
    Optional<Integer> pulled =
        pull.flatMap(inputs -> inputs.optional("pulled_revision")).map(JsonNode::intValue);
    return history.stream()
        .filter(row -> pulled.map(number -> row.revision() == number).orElse(row.isCurrent()))
        .findFirst()
        .flatMap(
            row ->
                row.content()
                    .map(words)
                    .map(
                        text ->
                            ReviewedText.of(
                                uid.toString(),
                                Optional.empty(),
                                text,
                                PreviousRevision.find(revisions, row)
                                    .flatMap(Revision::content)
                                    .map(words))));
  }

  private static String words(CatalogueValue value) {
    return lines(
        List.of(
            Optional.of("value: " + value.json()),
            value.unit().map(unit -> "unit: " + unit),
            value.note().map(note -> "note: " + note)));
  }

  private static String words(Citation citation) {
    return lines(
        List.of(
            Optional.of("title: " + citation.title()),
            Optional.of("url: " + citation.url()),
            citation.archivedUrl().map(url -> "archived_url: " + url)));
  }

  private static String lines(List<Optional<String>> lines) {
    return lines.stream()
        .flatMap(Optional::stream)
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
