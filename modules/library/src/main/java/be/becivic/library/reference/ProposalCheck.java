package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.json.JsonFields;
import be.becivic.library.proposal.Proposal;
import be.becivic.library.proposal.Proposals;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.schema.Schemas;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Makes the proposed change in memory and checks the artefact it leads to. */
final class ProposalCheck {
  private final Corpus corpus;
  private final SkillCheck skills;
  private final PathCheck paths;

  ProposalCheck(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.skills = new SkillCheck(corpus, catalogue, schemas);
    this.paths = new PathCheck(corpus, catalogue, schemas);
  }

  Outcome<Proposal> check(FeedbackType type, JsonNode document) {
    return Proposals.of(corpus, type, document)
        .then(
            proposal ->
                problem(type, new JsonFields(document), proposal)
                    .<Outcome<Proposal>>map(Outcome::refused)
                    .orElseGet(() -> Outcome.ok(proposal)));
  }

  private Optional<Rejection> problem(FeedbackType type, JsonFields document, Proposal proposal) {
    boolean isNew = type == FeedbackType.DRAFT;
    String id = document.text(isNew ? "proposed_id" : "target_id").orElse("");
    JsonFields content = new JsonFields(document.object().path("content"));
    return document
        .text("target_type")
        .flatMap(TargetType::parse)
        .flatMap(
            target ->
                switch (target) {
                  case SKILL -> skills.check(id, isNew, content, proposal);
                  case PATH, PATH_SOURCE -> paths.check(id, isNew, content, proposal);
                  case SKILL_GRAPH,
                      VOLATILE_VALUE,
                      REFERENCE,
                      OBSERVATION,
                      AGENT_PROTOCOL,
                      SESSION ->
                      Optional.empty();
                });
  }
}
