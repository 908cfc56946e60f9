package be.becivic.server.desk;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.ShownContent.Source;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import java.util.Optional;
import java.util.stream.Stream;

/** What people call the things that lines of the desk are about. */
record DeskTitles(Corpus corpus) {
  /** Absent for what has no name but its id, or is not in the corpus. */
  Optional<String> find(Target target) {
    return switch (target.type()) {
      case SKILL -> corpus.findSkill(target.id()).flatMap(skill -> skill.frontmatter().title());
      case PATH, PATH_SOURCE -> corpus.paths().find(pathId(target)).flatMap(DeskTitles::title);
      case VOLATILE_VALUE ->
          Uid.parse(Uid.Kind.VOLATILE_VALUE, target.id())
              .flatMap(uid -> corpus.valueLabels().find(uid, "en"));
      case REFERENCE -> Uid.parse(Uid.Kind.REFERENCE, target.id()).flatMap(this::title);
      case SKILL_GRAPH, OBSERVATION, AGENT_PROTOCOL, SESSION -> Optional.empty();
    };
  }

  /** The path that a path's source, named {@code path:source}, belongs to. */
  static String pathId(Target target) {
    return target.id().split(":", 2)[0];
  }

  private static Optional<String> title(PathEntry path) {
    return new JsonFields(path.json().path("title")).text("en");
  }

  /** What we called it last, whatever somebody proposes now. */
  private Optional<String> title(Uid reference) {
    return corpus.seeds().shown(reference).reversed().stream()
        .flatMap(
            shown -> shown instanceof Source source ? Stream.of(source.title()) : Stream.empty())
        .findFirst();
  }
}
