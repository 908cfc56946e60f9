package be.becivic.protocol.submission;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.LocalDate;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something an agent submitted, one record for each type (§6.2).
 *
 * <p>Nothing here prints what was submitted, so that it cannot reach a log.
 */
public sealed interface Submission {

  Header header();

  FeedbackType type();

  default SubmissionId id() {
    return header().id();
  }

  /** What it is about; feedback, events and ratings of a session are about no artefact. */
  Optional<Target> findTarget();

  /** What it would give another text; an amendment that only confirms gives none. */
  default Optional<Target> findChanged() {
    return switch (this) {
      case Amendment amendment
          when !(amendment.edit() instanceof Edit.ReferenceCorrection edit
              && edit.onlyConfirms()) ->
          amendment.findTarget();
      case Amendment _, Draft _, Concern _, Validation _, Feedback _, Rating _, Analytics _ ->
          Optional.empty();
    };
  }

  /** How it was found out, where it says so. */
  default Optional<Provenance> findProvenance() {
    return Optional.empty();
  }

  /**
   * Whether it would become a file of the corpus; values and references are rows of the database.
   */
  default boolean becomesContent() {
    return switch (this) {
      case Draft _ -> true;
      case Amendment amendment -> amendment.edit().isOfFiles();
      case Concern _, Validation _, Feedback _, Rating _, Analytics _ -> false;
    };
  }

  /** From a document that satisfied its schema, which cannot tell a day that does not exist. */
  static Outcome<Submission> parse(FeedbackType type, JsonNode document) {
    return SubmissionParser.parse(type, document);
  }

  /**
   * From a document as it is stored: the server adds to it, and forgets which session was rated.
   */
  static Submission parseStored(FeedbackType type, JsonNode document) {
    return switch (parse(type, document)) {
      case Outcome.Ok<Submission>(Submission submission) -> submission;
      case Outcome.Refused<Submission>(Rejection rejection) ->
          throw new IllegalArgumentException("stored unparsed: " + rejection.category());
    };
  }

  /**
   * An observation about something, or about something that is missing.
   *
   * @param scope how far it reaches, where its kind of target has that
   * @param cited the value or reference it names a second time, in its content
   * @param seen the day of what it reports
   */
  record Concern(
      Header header,
      Target target,
      ConcernContext context,
      Optional<Scope> scope,
      Optional<Uid> cited,
      Optional<LocalDate> seen)
      implements Submission {
    @Override
    public FeedbackType type() {
      return FeedbackType.CONCERN;
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.of(target);
    }

    @Override
    public String toString() {
      return header.print(type());
    }
  }

  /** A correction of something that exists. */
  record Amendment(Header header, Edit edit, String rationale, Optional<Provenance> provenance)
      implements Submission {
    @Override
    public FeedbackType type() {
      return FeedbackType.AMENDMENT;
    }

    public Target target() {
      return edit.target();
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.of(target());
    }

    @Override
    public Optional<Provenance> findProvenance() {
      return provenance;
    }

    @Override
    public String toString() {
      return header.print(type());
    }
  }

  /**
   * A vote on an artefact or on a concern.
   *
   * @param targetVersion the version or revision it saw
   */
  record Validation(
      Header header,
      Target target,
      Optional<String> targetVersion,
      Verdict verdict,
      boolean flagsInjection,
      Optional<String> rationale,
      Optional<String> injectionReason,
      Optional<Traversal> traversal)
      implements Submission {
    @Override
    public FeedbackType type() {
      return FeedbackType.VALIDATION;
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.of(target);
    }

    @Override
    public String toString() {
      return header.print(type());
    }
  }

  /** A whole new skill or path. */
  record Draft(
      Header header, NewArtefact proposed, String commitMessage, Optional<Provenance> provenance)
      implements Submission {
    @Override
    public FeedbackType type() {
      return FeedbackType.DRAFT;
    }

    /** What it would be once it exists. */
    public Target target() {
      return proposed.target();
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.of(target());
    }

    @Override
    public Optional<Provenance> findProvenance() {
      return provenance;
    }

    @Override
    public String toString() {
      return header.print(type());
    }
  }

  /** A remark about Be Civic itself. */
  record Feedback(Header header, Optional<String> topic, Optional<String> pointer, String body)
      implements Submission {
    @Override
    public FeedbackType type() {
      return FeedbackType.FEEDBACK;
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.empty();
    }

    @Override
    public String toString() {
      return header.print(type());
    }
  }

  /** Stars on the one axis that what is rated has. */
  record Rating(Header header, Rated rated, int stars, Optional<String> wouldBe5Stars)
      implements Submission {
    @Override
    public FeedbackType type() {
      return FeedbackType.RATING;
    }

    @Override
    public Optional<Target> findTarget() {
      return rated.findTarget();
    }

    @Override
    public String toString() {
      return header.print(type());
    }
  }

  /**
   * A moment in the life of a session, for those who agreed.
   *
   * @param content what else it says, or nothing at all
   */
  record Analytics(Header header, String eventType, ObjectNode content) implements Submission {
    @Override
    public FeedbackType type() {
      return FeedbackType.ANALYTICS;
    }

    public Optional<String> outcome() {
      return content.path("outcome").stringValueOpt();
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.empty();
    }

    @Override
    public String toString() {
      return header.print(type());
    }
  }
}
