package be.becivic.library.reference;

import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.json.JsonFields;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.Artefacts;
import be.becivic.library.artefact.CatalogueRows;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.VoteEligibility;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.Tables;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Walks from a submission's target type to its target and on to its current state (§6.2). What
 * several submissions refer to is looked up once, so this is good for one transaction.
 */
public final class CrossReferences {
  private static final String TARGET = "/target_id";

  /** The submission contracts there have been (§6.2.0). */
  private static final Set<String> CONTRACTS = Set.of("2.0.0", "2.1.0");

  private final Artefacts artefacts;
  private final Map<Target, Optional<Artefact>> found = new HashMap<>();
  private final ConcernContext context;
  private final ProposalCheck proposals;

  public CrossReferences(Mainline main, Tables tables, Schemas schemas) {
    this.artefacts = new Artefacts(main, tables);
    this.context = new ConcernContext(main.corpus());
    this.proposals = new ProposalCheck(main.corpus(), new CatalogueRows(tables), schemas);
  }

  /** What a submission that satisfies its schema is about, if it is about anything that exists. */
  public Outcome<Optional<Artefact>> check(FeedbackType type, JsonNode document) {
    JsonFields fields = new JsonFields(document);
    Optional<TargetType> target = fields.text("target_type").flatMap(TargetType::parse);
    return switch (type) {
      case FEEDBACK, ANALYTICS -> Outcome.ok(Optional.empty());
      case DRAFT -> proposals.check(type, document).map(_ -> Optional.empty());
      case CONCERN, AMENDMENT, VALIDATION, RATING ->
          target
              .filter(kind -> kind.isPermittedOn(type))
              .map(kind -> check(type, kind, document, fields))
              .orElseGet(() -> Outcome.refused(Rejection.schema("/target_type", "enum")));
    };
  }

  private Outcome<Optional<Artefact>> check(
      FeedbackType type, TargetType target, JsonNode document, JsonFields fields) {
    String id = fields.text("target_id").orElse("");
    return switch (target) {
      case SKILL_GRAPH -> context.check(fields, Optional.empty()).map(_ -> Optional.empty());
      case AGENT_PROTOCOL -> resolved(isContract(id, fields));
      case SESSION -> resolved(SessionId.parse(id).isPresent());
      case PATH_SOURCE ->
          artefact(
              type, Target.of(isAddition(type, fields) ? TargetType.PATH : target, id), document);
      case SKILL, PATH, VOLATILE_VALUE, REFERENCE, OBSERVATION ->
          artefact(type, Target.of(target, id), document);
    };
  }

  private Outcome<Optional<Artefact>> artefact(
      FeedbackType type, Target target, JsonNode document) {
    Optional<Artefact> artefact = found.computeIfAbsent(target, artefacts::find);
    if (artefact.isEmpty()) {
      return unresolved();
    }
    Outcome<?> verdict =
        switch (type) {
          case CONCERN -> context.check(new JsonFields(document), artefact);
          case AMENDMENT ->
              artefact.get().status().filter(Status::isFrozen).isPresent()
                  ? unresolved()
                  : proposals.check(type, document);
          case VALIDATION -> resolved(takesVotes(artefact.get()));
          case RATING, DRAFT, FEEDBACK, ANALYTICS -> Outcome.ok(artefact);
        };
    return switch (verdict) {
      case Outcome.Ok<?> _ -> Outcome.ok(artefact);
      case Outcome.Refused<?>(Rejection rejection) -> Outcome.refused(rejection);
    };
  }

  private static boolean takesVotes(Artefact artefact) {
    return VoteEligibility.of(artefact.target().type(), artefact.status())
        != VoteEligibility.REFUSED;
  }

  /** A new source has no id to be targeted by, so its path stands in (§6.2). */
  private static boolean isAddition(FeedbackType type, JsonFields fields) {
    return type == FeedbackType.AMENDMENT
        && fields
            .object()
            .path("content")
            .path("amendment_subtype")
            .asString("")
            .equals("source_add");
  }

  private static boolean isContract(String version, JsonFields fields) {
    return CONTRACTS.contains(version)
        || fields.text("submission_contract_version").filter(version::equals).isPresent();
  }

  private static Outcome<Optional<Artefact>> resolved(boolean holds) {
    return holds ? Outcome.ok(Optional.empty()) : unresolved();
  }

  private static Outcome<Optional<Artefact>> unresolved() {
    return Outcome.refused(Rejection.at(ErrorCategory.CROSS_REF_FAIL, TARGET));
  }
}
