package be.becivic.protocol.lifecycle;

/** When what happens after a handoff counts as observed: that many confirm, nobody rejects. */
public record PostHandoff(int confirms) {
  public PostHandoff {
    if (confirms < 1) {
      throw new IllegalArgumentException("post-handoff confirms must be at least 1");
    }
  }

  public boolean isObservedBy(Tally tally) {
    return tally.postHandoffConfirms() >= confirms && tally.rejects() == 0;
  }
}
