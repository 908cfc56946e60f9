package be.becivic.changes.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Statuses that main gives otherwise than before. Those that no decision explains are written down:
 * an amendment took the place of a confirmed text, or somebody who may push edited the file.
 */
public final class StatusEdits {
  private static final String COHORT = "main";
  private static final String COMMIT = "commit";

  private record Move(Status from, Status to) {}

  private final Map<Target, Move> moves = new LinkedHashMap<>();
  private final CommitId main;

  private StatusEdits(CommitId main) {
    this.main = main;
  }

  /** Compares two states of main; what is new or gone has moved nowhere. */
  public static StatusEdits between(Corpus before, Corpus after) {
    StatusEdits edits = new StatusEdits(after.commit().orElseThrow());
    after
        .skills()
        .forEach(
            skill ->
                edits.add(
                    new Target.Skill(skill.id()),
                    before.findSkill(skill.id()).flatMap(then -> then.frontmatter().status()),
                    skill.frontmatter().status()));
    after
        .paths()
        .list()
        .forEach(
            path ->
                edits.add(
                    new Target.Path(path.id()),
                    before.paths().find(path.id()).flatMap(PathEntry::status),
                    path.status()));
    return edits;
  }

  public boolean isEmpty() {
    return moves.isEmpty();
  }

  /**
   * Writes down what no decision explains.
   *
   * @param fresh the commits that lead from the one state to the other
   */
  public void note(Tables tables, Set<CommitId> fresh, Instant now) {
    moves.forEach(
        (target, move) -> {
          if (tables.pendingDecisions().find(target).isEmpty()
              && !isDecided(tables, target, move, fresh)) {
            tables
                .decisions()
                .append(decision(target, move, findChange(tables, target, fresh), now));
          }
        });
  }

  private void add(Target target, Optional<Status> from, Optional<Status> to) {
    if (from.isPresent() && to.isPresent() && !from.equals(to)) {
      moves.put(target, new Move(from.get(), to.get()));
    }
  }

  private DecisionRecord decision(
      Target target, Move move, Optional<ChangeRecord> change, Instant now) {
    ObjectNode inputs = JsonNodeFactory.instance.objectNode().put(COMMIT, main.value());
    change.ifPresent(each -> inputs.put("change", each.id()));
    DecisionRule rule = change.isPresent() ? DecisionRule.AMENDED : DecisionRule.EDITED_ON_MAIN;
    return new DecisionRecord(
        target, COHORT, rule.wireName(), move.from(), move.to(), inputs.toString(), now);
  }

  private static boolean isDecided(Tables tables, Target target, Move move, Set<CommitId> fresh) {
    return tables.decisions().list(target).stream()
        .reduce((_, last) -> last)
        .map(ChainedDecision::decision)
        .filter(last -> last.to() == move.to())
        .flatMap(last -> StrictJson.parseStored(last.inputs()).path(COMMIT).stringValueOpt())
        .filter(commit -> fresh.contains(new CommitId(commit)))
        .isPresent();
  }

  /** The change of somebody that is on main now, or just about to be settled. */
  private static Optional<ChangeRecord> findChange(
      Tables tables, Target target, Set<CommitId> fresh) {
    return tables.changes().list(target).reversed().stream()
        .filter(change -> change.submission().isPresent())
        .filter(
            change ->
                change.state() == ChangeState.OPEN
                    || change.mergeCommit().map(CommitId::new).filter(fresh::contains).isPresent())
        .findFirst();
  }
}
