package be.becivic.simulation.world;

import be.becivic.corpus.skill.Skill;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingText;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What artefacts say, and which digest says what: decisions name a text by its digest alone. */
final class Pages {
  private final Library library;
  private final Map<String, String> contents = new HashMap<>();
  private final Map<Target, PageReading> kept = new HashMap<>();
  private ServedState served = new ServedState(0, Optional.empty());

  /** What pages depend on. */
  private record ServedState(long revision, Optional<CommitId> commit) {}

  Pages(Library library) {
    this.library = library;
  }

  /** Kept while nothing is written that pages show, as a server keeps its pages. */
  PageReading read(Target target) {
    ServedState current =
        new ServedState(library.records().revision(), library.main().corpus().commit());
    if (!current.equals(served)) {
      kept.clear();
      served = current;
    }
    return kept.computeIfAbsent(target, this::look);
  }

  private PageReading look(Target target) {
    Artefact artefact =
        library.records().read(tables -> library.find(tables, target)).orElseThrow();
    return switch (artefact) {
      case Artefact.OfValue(Revision<CatalogueValue> row, var texts) ->
          new PageReading(
              seen(texts.ours(), figure(texts.ourRow())),
              texts.underReview().flatMap(text -> seen(text, figure(row))));
      case Artefact.OfSkill(Skill skill, VotingText ours, Optional<VotingText> underReview) ->
          new PageReading(
              library.corpus().findSkill(skill.id()).flatMap(text -> seen(ours, passage(text))),
              underReview.flatMap(
                  change ->
                      library
                          .main()
                          .corpus()
                          .findSkill(skill.id())
                          .flatMap(text -> seen(change, passage(text)))));
      case Artefact.OfPath _, Artefact.OfSource _, Artefact.OfReference _, Artefact.OfConcern _ ->
          throw new IllegalArgumentException("nobody is simulated reading that");
    };
  }

  private static Optional<String> figure(Revision<CatalogueValue> row) {
    return row.content().map(CatalogueValue::json);
  }

  private static Optional<String> passage(Skill skill) {
    return Passages.find(skill.file().text());
  }

  private Optional<SeenText> seen(VotingText text, Optional<String> content) {
    text.cohort()
        .digest()
        .map(TextDigest::hex)
        .ifPresent(digest -> content.ifPresent(said -> contents.put(digest, said)));
    return content
        .filter(_ -> text.status().filter(Status::isRendered).isPresent())
        .map(said -> new SeenText(said, text.status().orElseThrow(), version(text)));
  }

  private static String version(VotingText text) {
    return text.version()
        .map(Object::toString)
        .orElseGet(() -> text.cohort().versions().stream().max(Pages::byNumber).orElseThrow());
  }

  private static int byNumber(String a, String b) {
    return Integer.compare(Integer.parseInt(a), Integer.parseInt(b));
  }

  /** What a text said that somebody has read. */
  Optional<String> findContent(String digest) {
    return Optional.ofNullable(contents.get(digest));
  }
}
