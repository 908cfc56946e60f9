package be.becivic.corpus.check.internal;

import be.becivic.corpus.text.Span;
import java.util.Locale;
import java.util.Set;

/**
 * A procedure speaks to the person about the procedure: nothing of sessions, submissions,
 * scrubbing, state on disk, implementation or design (§24.1, S65). Skills about drafting itself are
 * exempt.
 */
final class DisciplineRule implements SkillRule {
  private static final Set<String> WORDS =
      Set.of(
          "session_id",
          "cancel_token",
          "submitting_agent",
          "declared_capabilities",
          "dry_run",
          "concern_id",
          "amendment_id",
          "validation_id",
          "draft_id",
          "target_type",
          "target_id",
          "injection_flag",
          "feedback-buffer",
          "observations-buffer.jsonl",
          "submissions.jsonl",
          "sessions.jsonl",
          "scrub",
          "scrubs",
          "scrubbed",
          "scrubbing",
          "regex-rules.json",
          "profile.json",
          "user_data_dir",
          "canonical.md",
          "frontmatter",
          "process.mmd",
          "index.json",
          "data-snapshot",
          "harness",
          "bc-docs",
          "bc-infra",
          "bc-operations",
          "cloudflare",
          "dogfood",
          "dogfooding",
          "sprint",
          "session buffer",
          "session state",
          "feedback buffer",
          "orphan scan",
          "orphan recovery",
          "staging window",
          "submission contract",
          "submissions log",
          "pull request",
          "design rationale",
          "design note",
          "design notes",
          "design decision",
          "implementation note",
          "implementation notes",
          "operator decision");
  private static final Set<String> SHOUTED = Set.of("TODO", "FIXME", "TBD", "XXX");
  private static final String BREAKS = " \t\r\n()[]{}<>\"'`,;:!?*|=";

  @Override
  public String id() {
    return "body_discipline";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (skill.skill().isMeta()) {
      return;
    }
    String text = skill.text();
    String previous = "";
    for (int i = skill.skill().bodyOffset(); i < text.length(); ) {
      int end = i;
      while (end < text.length() && BREAKS.indexOf(text.charAt(end)) < 0) {
        end++;
      }
      if (end > i) {
        String word = text.substring(i, end);
        String plain = withoutFullStop(word).toLowerCase(Locale.ROOT);
        if (isForbidden(withoutFullStop(word), plain, previous)) {
          report.error(
              new Span(i, end),
              "'%s' does not belong in a procedure.".formatted(withoutFullStop(word)),
              "Say only what the person does; leave how agents and the project work to the docs.");
        }
        previous = plain;
      }
      i = end + 1;
    }
  }

  private static boolean isForbidden(String word, String plain, String previous) {
    return WORDS.contains(plain)
        || WORDS.contains(previous + " " + plain)
        || SHOUTED.contains(word)
        || plain.startsWith("/api/")
        || plain.startsWith("mcp__")
        || plain.startsWith("~/.")
        || plain.contains(".be-civic");
  }

  private static String withoutFullStop(String word) {
    return word.endsWith(".") ? word.substring(0, word.length() - 1) : word;
  }
}
