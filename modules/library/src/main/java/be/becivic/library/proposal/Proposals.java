package be.becivic.library.proposal;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Works out what a submission would make of the corpus. Versions and uids are not its business: the
 * checks of the change fill them in.
 */
public final class Proposals {
  private static final Proposal NOTHING = new Proposal(FileChanges.none());

  private Proposals() {}

  /** The files a submission that satisfies its schema would change; most change none. */
  public static Outcome<Proposal> of(Corpus corpus, FeedbackType type, JsonNode document) {
    JsonFields fields = new JsonFields(document);
    Optional<TargetType> target = fields.text("target_type").flatMap(TargetType::parse);
    if (target.isEmpty()) {
      return Outcome.ok(NOTHING);
    }
    return switch (type) {
      case AMENDMENT -> amendment(corpus, target.get(), fields);
      case DRAFT -> draft(corpus, target.get(), fields);
      case CONCERN, VALIDATION, FEEDBACK, RATING, ANALYTICS -> Outcome.ok(NOTHING);
    };
  }

  private static Outcome<Proposal> amendment(Corpus corpus, TargetType target, JsonFields fields) {
    return switch (target) {
      case SKILL -> new SkillProposals(corpus).amend(fields);
      case PATH -> new PathProposals(corpus).amend(fields);
      case PATH_SOURCE -> new PathProposals(corpus).amendSources(fields);
      case SKILL_GRAPH, VOLATILE_VALUE, REFERENCE, OBSERVATION, AGENT_PROTOCOL, SESSION ->
          Outcome.ok(NOTHING);
    };
  }

  private static Outcome<Proposal> draft(Corpus corpus, TargetType target, JsonFields fields) {
    return switch (target) {
      case SKILL -> new SkillProposals(corpus).draft(fields);
      case PATH -> new PathProposals(corpus).draft(fields);
      case SKILL_GRAPH,
          VOLATILE_VALUE,
          REFERENCE,
          PATH_SOURCE,
          OBSERVATION,
          AGENT_PROTOCOL,
          SESSION ->
          Outcome.ok(NOTHING);
    };
  }
}
