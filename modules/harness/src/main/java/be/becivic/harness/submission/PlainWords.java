package be.becivic.harness.submission;

import java.util.Optional;

/** Refusals in words for a person: categories are never shown, the rate limit excepted. */
final class PlainWords {
  private PlainWords() {}

  static String of(String category, Optional<String> retryAfter) {
    return switch (category) {
      case "schema_fail", "invalid_json", "identity_field_present" ->
          "The note is not in a shape Be Civic takes. It stays here; it can be worded anew or"
              + " dropped.";
      case "regex_fail", "layer2_scrub_failure" ->
          "The wording is too specific to one person. Say it more generally, or drop it.";
      case "cross_ref_fail", "diff_apply_failed" ->
          "What the note is about has changed meanwhile, so it no longer fits. Read it again"
              + " first.";
      case "capability_mismatch" -> "Your agent cannot do what this kind of note asks for.";
      case "self_validation_blocked" ->
          "This came from your own network, so the vote is left to others.";
      case "rate_limit_exceeded" ->
          "rate_limit_exceeded: too many submissions from this network today"
              + retryAfter.map(seconds -> "; again in " + seconds + " seconds").orElse("")
              + ". It stays here.";
      case "duplicate_id_different_submitter" ->
          "This note was handed in from another network before.";
      case "staging_unavailable", "internal_error" ->
          "Be Civic has a problem of its own right now. Nothing is lost; try again later.";
      case "unauthorised", "forbidden" -> "It is too late to take this back.";
      default -> "Be Civic did not take this. It stays here.";
    };
  }
}
