package be.becivic.lifecycle.machine;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The lifecycle of one artefact told over, from the text of the rules and without any of the code
 * under test: every vote is kept, and everything is counted afresh each time.
 */
final class NaiveArtefact {
  final boolean keepsVotesOnMoves;
  final boolean fallsBack;
  String status = "alpha";
  int cohort;
  Instant since;
  boolean hasStableText;
  boolean isBesideChange;
  private Instant changedAt = Instant.MAX;
  private int waiting;
  Map<Integer, String> votes = new HashMap<>();
  final List<String> history = new ArrayList<>();
  private String pulledFrom = "";
  private String pulledTo = "";
  private int pulledCohort = -1;
  private final Map<Integer, Integer> flagsByCohort = new HashMap<>();
  private final Map<Integer, Integer> dismissedByCohort = new HashMap<>();

  /**
   * @param keepsVotesOnMoves whether a promotion leaves the votes as they are
   * @param fallsBack whether a stable text can take its place
   */
  NaiveArtefact(Instant since, boolean keepsVotesOnMoves, boolean fallsBack) {
    this.since = since;
    this.keepsVotesOnMoves = keepsVotesOnMoves;
    this.fallsBack = fallsBack;
  }

  boolean takesVotes() {
    return status.equals("alpha") || status.equals("beta");
  }

  void vote(int voter, String verdict) {
    votes.put(voter, verdict);
  }

  /** A flag counts at once. */
  void flag(int voter, Instant now) {
    vote(voter, "reject");
    flagsByCohort.merge(cohort, 1, Integer::sum);
    int flagged = cohort;
    String from = status;
    pull("quarantine", now);
    pulledFrom = from;
    pulledTo = status;
    pulledCohort = flagged;
  }

  void dismiss(int flagged, Instant now) {
    dismissedByCohort.merge(flagged, 1, Integer::sum);
    boolean isLast = !history.isEmpty() && history.getLast().startsWith("quarantine ");
    if (flagged == pulledCohort
        && isLast
        && status.equals(pulledTo)
        && dismissedByCohort.get(flagged).equals(flagsByCohort.get(flagged))) {
      history.add("reinstatement %s>%s".formatted(status, pulledFrom));
      status = pulledFrom;
      restart(now);
    }
  }

  /** It keeps its text and its votes, and moves no further while the change is under review. */
  void amend(Instant now) {
    if (isBesideChange) {
      waiting++;
    } else if (!status.equals("quarantined")) {
      isBesideChange = true;
      changedAt = now;
    }
  }

  /** What waits comes to its turn once nothing is under review. */
  void carryOn(Instant now) {
    while (waiting > 0 && !isBesideChange) {
      waiting--;
      amend(now);
    }
  }

  void tick(Instant now) {
    long confirms = count("confirm");
    long rejects = count("reject");
    Duration age = Duration.between(since, now);
    if (isBesideChange && waiting > 0 && !now.isBefore(changedAt.plus(Duration.ofDays(14)))) {
      history.add("gave_way alpha>" + status);
      isBesideChange = false;
      return;
    }
    if (!takesVotes() || isBesideChange) {
      return;
    }
    if (rejects - confirms >= 2) {
      pull("rollback", now);
    } else if (status.equals("alpha")
        && confirms >= 3
        && rejects == 0
        && age.compareTo(Duration.ofHours(48)) >= 0) {
      promote("alpha_to_beta", "beta", now);
    } else if (status.equals("beta")
        && confirms >= 10
        && confirms * 100 > (confirms + rejects) * 85
        && age.compareTo(Duration.ofDays(14)) >= 0) {
      promote("beta_to_stable", "stable", now);
    }
  }

  long count(String verdict) {
    return votes.values().stream().filter(verdict::equals).count();
  }

  private void promote(String rule, String to, Instant now) {
    history.add("%s %s>%s".formatted(rule, status, to));
    status = to;
    if (to.equals("stable") && keepsVotesOnMoves) {
      hasStableText = true;
    }
    if (!keepsVotesOnMoves) {
      restart(now);
    }
  }

  private void pull(String rule, Instant now) {
    String to = fallsBack && hasStableText && !isBesideChange ? "stable" : "quarantined";
    isBesideChange = false;
    history.add("%s %s>%s".formatted(rule, status, to));
    status = to;
    restart(now);
  }

  private void restart(Instant now) {
    cohort++;
    since = now;
    votes = new HashMap<>();
  }
}
