package be.becivic.protocol.feedback;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import java.util.Optional;

/**
 * What a submission, a vote, a change or a decision is about (§6.2).
 *
 * <p>On the wire and in the database a target is the pair {@link #type()} and {@link #id()}, for
 * example {@code path_source} and {@code criminal-record-extract:just-on-web}.
 */
public sealed interface Target {

  TargetType type();

  /** The id as it travels; empty where the target is the whole of something. */
  String id();

  /** A procedure. */
  record Skill(SkillId skill) implements Target {
    @Override
    public TargetType type() {
      return TargetType.SKILL;
    }

    @Override
    public String id() {
      return skill.value();
    }
  }

  /** A figure or other short text that changes, by its number in the catalogue. */
  record Value(Uid uid) implements Target {
    public Value {
      uid.require(Uid.Kind.VOLATILE_VALUE);
    }

    @Override
    public TargetType type() {
      return TargetType.VOLATILE_VALUE;
    }

    @Override
    public String id() {
      return uid.toString();
    }
  }

  /** A law, page or form that texts cite, by its number in the catalogue. */
  record Reference(Uid uid) implements Target {
    public Reference {
      uid.require(Uid.Kind.REFERENCE);
    }

    @Override
    public TargetType type() {
      return TargetType.REFERENCE;
    }

    @Override
    public String id() {
      return uid.toString();
    }
  }

  /** An entry of the path directory. */
  record Path(PathId path) implements Target {
    @Override
    public TargetType type() {
      return TargetType.PATH;
    }

    @Override
    public String id() {
      return path.value();
    }
  }

  /** One of the sources of a path. */
  record Source(PathSourceId source) implements Target {
    @Override
    public TargetType type() {
      return TargetType.PATH_SOURCE;
    }

    @Override
    public String id() {
      return source.toString();
    }
  }

  /** A committed concern, which validations call an observation. */
  record Concern(Uid uid) implements Target {
    public Concern {
      uid.require(Uid.Kind.CONCERN);
    }

    @Override
    public TargetType type() {
      return TargetType.OBSERVATION;
    }

    @Override
    public String id() {
      return uid.toString();
    }
  }

  /** The corpus as a whole, or a skill it does not have yet. */
  record Graph(Optional<SkillId> proposed) implements Target {
    public static final Graph WHOLE = new Graph(Optional.empty());

    @Override
    public TargetType type() {
      return TargetType.SKILL_GRAPH;
    }

    @Override
    public String id() {
      return proposed.map(SkillId::value).orElse("");
    }
  }

  /** The rules agents go by, under the version of a submission contract or another name. */
  record Protocol(String name) implements Target {
    @Override
    public TargetType type() {
      return TargetType.AGENT_PROTOCOL;
    }

    @Override
    public String id() {
      return name;
    }
  }

  /**
   * The one place that knows the pair; sessions are rated but never kept, so they are no target.
   */
  static Optional<Target> parse(TargetType type, String id) {
    return switch (type) {
      case SKILL -> SkillId.parse(id).map(Skill::new);
      case PATH -> PathId.parse(id).map(Path::new);
      case PATH_SOURCE -> PathSourceId.parse(id).map(Source::new);
      case VOLATILE_VALUE -> Uid.parse(Uid.Kind.VOLATILE_VALUE, id).map(Value::new);
      case REFERENCE -> Uid.parse(Uid.Kind.REFERENCE, id).map(Reference::new);
      case OBSERVATION -> Uid.parse(Uid.Kind.CONCERN, id).map(Concern::new);
      case SKILL_GRAPH ->
          id.isEmpty()
              ? Optional.of(Graph.WHOLE)
              : SkillId.parse(id).map(proposed -> new Graph(Optional.of(proposed)));
      case AGENT_PROTOCOL -> Optional.of(new Protocol(id));
      case SESSION -> Optional.empty();
    };
  }

  /** The same for a pair that is known to be well formed, such as one from the database. */
  static Target of(TargetType type, String id) {
    return parse(type, id)
        .orElseThrow(() -> new IllegalArgumentException("no " + type.wireName() + " has that id"));
  }
}
