package be.becivic.corpus.check.body;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.text.Span;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A procedure speaks to the person about the procedure: nothing of sessions, submissions,
 * scrubbing, state on disk, implementation or design (§24.1, S65). Skills about drafting itself are
 * exempt.
 */
public final class DisciplineRule implements SkillRule {
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
          "todo",
          "fixme",
          "tbd");
  private static final Set<String> PHRASES =
      Set.of(
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
  private static final Set<String> ONLY_SHOUTED = Set.of("todo", "fixme", "tbd");
  private static final List<String> FRAGMENTS =
      List.of(" /api/", "`/api/", "mcp__", "~/.", ".be-civic");
  private static final WordFilter FILTER = WordFilter.of(WORDS, PHRASES);

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
    int start = skill.skill().bodyOffset();
    for (String fragment : FRAGMENTS) {
      for (int at = text.indexOf(fragment, start); at >= 0; at = text.indexOf(fragment, at + 1)) {
        report(new Span(at, at + fragment.length()), text, report);
      }
    }
    String before = "";
    int end = start;
    for (Span word = FILTER.next(text, start);
        !word.isEmpty();
        word = FILTER.next(text, word.end())) {
      String plain = word.in(text).toLowerCase(Locale.ROOT);
      boolean isWord =
          WORDS.contains(plain)
              && (!ONLY_SHOUTED.contains(plain)
                  || word.in(text).equals(plain.toUpperCase(Locale.ROOT)));
      boolean follows = text.substring(end, word.start()).isBlank();
      if (isWord || (follows && PHRASES.contains(before + " " + plain))) {
        report(word, text, report);
      }
      before = plain;
      end = word.end();
    }
  }

  private static void report(Span where, String text, Reporter report) {
    report.error(
        where,
        "'%s' does not belong in a procedure.".formatted(where.in(text).strip()),
        "Say only what the person does; leave how agents and the project work to the docs.");
  }
}
