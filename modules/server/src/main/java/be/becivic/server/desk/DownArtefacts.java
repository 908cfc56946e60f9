package be.becivic.server.desk;

import be.becivic.library.Library;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what is quarantined, retired, or pulled by a flag that nobody judged yet. */
record DownArtefacts(Library library) {

  /**
   * Something that is down.
   *
   * @param decision the last that brought it where it is
   * @param flag the newest flag on it
   */
  record Down(
      Target target, Status status, Optional<DecisionRecord> decision, Optional<ReviewItem> flag) {

    /** Long ago, where it came into the corpus that way. */
    private Instant since() {
      return decision.map(DecisionRecord::decidedAt).orElse(Instant.EPOCH);
    }

    boolean isFlagOpen() {
      return flag.filter(item -> item.resolution().isEmpty()).isPresent();
    }

    Optional<String> reason() {
      return decision.flatMap(
          made -> StrictJson.parseStored(made.inputs()).path("reason").stringValueOpt());
    }
  }

  List<Down> list(Tables tables) {
    List<Down> frozen =
        frozen(tables)
            .map(at -> down(tables, at.target(), at.status()))
            .sorted(Comparator.comparing(Down::since).reversed())
            .toList();
    List<Target> known = frozen.stream().map(Down::target).toList();
    Stream<Down> pulled =
        tables.review().listOpen().stream()
            .filter(item -> item.kind() == ReviewKind.INJECTION_FLAG)
            .flatMap(item -> item.target().stream())
            .distinct()
            .filter(target -> !known.contains(target))
            .flatMap(
                target ->
                    library.find(tables, target).stream()
                        .flatMap(artefact -> artefact.status().stream())
                        .map(status -> down(tables, target, status)));
    return Stream.concat(pulled, frozen.stream()).toList();
  }

  private record Standing(Target target, Status status) {}

  private Stream<Standing> frozen(Tables tables) {
    Stream<Standing> skills =
        library.main().corpus().skills().stream()
            .flatMap(
                skill ->
                    skill.frontmatter().status().stream()
                        .map(status -> at(TargetType.SKILL, skill.id().value(), status)));
    Stream<Standing> paths =
        library.main().corpus().paths().list().stream()
            .flatMap(
                path ->
                    path.status().stream()
                        .map(status -> at(TargetType.PATH, path.id().value(), status)));
    Stream<Standing> sources =
        tables.sourceStandings().list().stream()
            .map(source -> at(TargetType.PATH_SOURCE, source.source().toString(), source.status()));
    return Stream.of(
            skills,
            paths,
            sources,
            rows(TargetType.VOLATILE_VALUE, tables.catalogue().volatileValues()),
            rows(TargetType.REFERENCE, tables.catalogue().references()))
        .flatMap(each -> each)
        .filter(each -> each.status().isFrozen());
  }

  private static <C> Stream<Standing> rows(TargetType type, Revisions<C> revisions) {
    return revisions.listCurrent().stream()
        .map(row -> at(type, row.uid().toString(), row.status()));
  }

  private static Standing at(TargetType type, String id, Status status) {
    return new Standing(Target.of(type, id), status);
  }

  private static Down down(Tables tables, Target target, Status status) {
    return new Down(
        target,
        status,
        tables.decisions().list(target).reversed().stream()
            .map(row -> row.decision())
            .filter(decision -> decision.to() == status)
            .findFirst(),
        tables.review().list(target).reversed().stream()
            .filter(item -> item.kind() == ReviewKind.INJECTION_FLAG)
            .findFirst());
  }
}
