package be.becivic.records.internal.vote;

import be.becivic.protocol.feedback.Verdict;
import be.becivic.records.vote.Validation;

/** The part of a vote that is counted. */
record Ballot(Verdict verdict, boolean flag, boolean postHandoff) {

  static Ballot of(Validation vote) {
    return new Ballot(vote.verdict(), vote.injectionFlag(), vote.postHandoff());
  }

  int confirms() {
    return verdict == Verdict.CONFIRM ? 1 : 0;
  }

  int rejects() {
    return verdict == Verdict.REJECT ? 1 : 0;
  }

  int flags() {
    return flag ? 1 : 0;
  }

  int postHandoffConfirms() {
    return postHandoff ? confirms() : 0;
  }
}
