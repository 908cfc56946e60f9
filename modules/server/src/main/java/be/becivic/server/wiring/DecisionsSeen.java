package be.becivic.server.wiring;

import be.becivic.records.Records;

/**
 * How many decisions there were at the last look. Other servers decide too, and what they took down
 * must not stay on pages that are kept here.
 */
public final class DecisionsSeen {
  private final Records records;
  private volatile long count;

  DecisionsSeen(Records records) {
    this.records = records;
  }

  public void look() {
    count = records.read(tables -> tables.decisions().head().seq());
  }

  long count() {
    return count;
  }
}
