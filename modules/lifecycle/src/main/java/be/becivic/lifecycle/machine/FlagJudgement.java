package be.becivic.lifecycle.machine;

/** What a person makes of an injection flag. */
public enum FlagJudgement {
  RIGHT,
  FALSE_ALARM
}
