package be.becivic.lifecycle.machine;

/** What a person makes of an injection flag. */
public enum Judgement {
  RIGHT,
  FALSE_ALARM
}
