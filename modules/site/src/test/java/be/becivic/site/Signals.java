package be.becivic.site;

import be.becivic.library.Library;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ProposalState;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.node.JsonNodeFactory;

/** What people's agents send in, the same in every run. */
final class Signals {
  static final Instant AT = TestSite.FOUNDED.plusSeconds(3600);

  private final Library library;
  private long made;

  Signals(Library library) {
    this.library = library;
  }

  Uid concern(Tables tables, Target target, String body) {
    Uid uid = tables.uids().mint(Uid.Kind.CONCERN);
    var payload = JsonNodeFactory.instance.objectNode();
    payload.putObject("content").put("body", body);
    tables
        .concerns()
        .insert(
            new Concern(
                uid,
                id(SubmissionId.Kind.CONCERN),
                target,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                payload.toString(),
                AT,
                AT.plusSeconds(uid.number())));
    return uid;
  }

  void amendment(Tables tables, Target target, String rationale) {
    tables
        .amendments()
        .insert(
            new Amendment(
                tables.uids().mint(Uid.Kind.AMENDMENT),
                id(SubmissionId.Kind.AMENDMENT),
                target,
                Optional.empty(),
                JsonNodeFactory.instance.objectNode().put("rationale", rationale).toString(),
                ProposalState.PENDING,
                AT,
                AT,
                Optional.empty()));
  }

  /** Votes of different people on a concern. */
  void votes(Tables tables, Uid concern, Verdict verdict, int count) {
    votes(tables, new Target.Concern(concern), verdict, count);
  }

  void votes(Tables tables, Target target, Verdict verdict, int count) {
    String cohort = library.find(tables, target).orElseThrow().cohort().key();
    for (int i = 0; i < count; i++) {
      SubmissionId id = id(SubmissionId.Kind.VALIDATION);
      tables
          .validations()
          .insert(
              new Validation(
                  id,
                  target,
                  cohort,
                  verdict,
                  false,
                  false,
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.of(
                      new Voter(
                          Hash.sha256(id.toString().getBytes(StandardCharsets.UTF_8)),
                          Hash.sha256(id.toString().getBytes(StandardCharsets.UTF_8)))),
                  Optional.empty(),
                  false,
                  "agent/1.0",
                  "2.1.0",
                  AT,
                  AT));
    }
  }

  SubmissionId id(SubmissionId.Kind kind) {
    long most = AT.toEpochMilli() << 16 | 0x7000;
    return new SubmissionId(kind, new UUID(most, Long.MIN_VALUE | ++made));
  }
}
