package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import java.util.stream.Stream;

/** Refuses what is about nothing we have, and names what may have been meant. */
final class UnknownTarget {
  private final Corpus corpus;

  UnknownTarget(Corpus corpus) {
    this.corpus = corpus;
  }

  Rejection refusal(Target target) {
    return switch (target) {
      case Target.Skill _ ->
          refusal(
              "There is no skill of that id; /skills/index.json lists them.",
              SimilarIds.among(
                  corpus.skills().stream().map(Skill::id).map(SkillId::value), target.id()));
      case Target.Path _ ->
          refusal(
              "There is no path of that id; /api/paths?view=summary lists them.",
              SimilarIds.among(paths(), target.id()));
      case Target.Source(PathSourceId source) ->
          refusal("There is no such source of a path.", sourcesOf(source));
      case Target.Value _ ->
          refusal("There is no value of that number; it stands in the uid of a VV tag.");
      case Target.Reference _ ->
          refusal("There is no reference of that number; it stands in the uid of a Ref tag.");
      case Target.Concern _ ->
          refusal("There is no published concern of that number; /api/concerns lists them.");
      case Target.Graph _, Target.Protocol _ -> refusal("Only some types can be about that.");
    };
  }

  private static Rejection refusal(String hint) {
    return refusal(hint, List.of());
  }

  private static Rejection refusal(String hint, List<String> meant) {
    return Rejection.hinting(ErrorCategory.CROSS_REF_FAIL, "/target_id", hint, meant);
  }

  private Stream<String> paths() {
    return corpus.paths().list().stream().map(PathEntry::id).map(PathId::value);
  }

  private List<String> sourcesOf(PathSourceId source) {
    return corpus
        .paths()
        .find(source.path().value())
        .map(path -> path.sources().stream().map(PathSource::id).map(id -> path.id() + ":" + id))
        .map(Stream::toList)
        .orElseGet(() -> SimilarIds.among(paths(), source.path().value()));
  }
}
