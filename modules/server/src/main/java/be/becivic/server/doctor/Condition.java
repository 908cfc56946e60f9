package be.becivic.server.doctor;

/** What was found about one part of an installation. */
public sealed interface Condition {
  String part();

  /** In a sentence without a full stop. */
  String says();

  /** All is well. */
  record Sound(String part, String says) implements Condition {}

  /** It goes on for now. */
  record Worrying(String part, String says, String remedy) implements Condition {}

  /** It cannot go on like this. */
  record Broken(String part, String says, String remedy) implements Condition {}
}
