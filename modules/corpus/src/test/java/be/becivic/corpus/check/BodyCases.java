package be.becivic.corpus.check;

import java.util.List;

/** What can be wrong with the sections and the prose of a body. */
final class BodyCases {
  private static final String SKILL = "skills/file-declaration/canonical.md";

  private BodyCases() {}

  static List<Case> all() {
    return List.of(
        Case.of(
            "no requests for contributions",
            c ->
                c.replace(SKILL, "## Requests for contributions", "### Requests for contributions"),
            "error section_missing " + SKILL + ":37"),
        Case.of(
            "sections out of order",
            c ->
                c.replace(SKILL, "## Known surprises", "## Swapped")
                    .replace(SKILL, "## Process", "## Known surprises")
                    .replace(SKILL, "## Swapped", "## Process"),
            "error process_steps " + SKILL + ":70",
            "error section_order " + SKILL + ":70"),
        Case.of(
            "a section twice",
            c -> c.replace(SKILL, "## Known surprises", "## Process"),
            "error process_steps " + SKILL + ":70",
            "error section_order " + SKILL + ":70"),
        Case.of(
            "a section of one's own",
            c -> c.replace(SKILL, "## Known surprises", "## Fees"),
            "warning section_unknown " + SKILL + ":70"),
        Case.of(
            "the retired section",
            c -> c.replace(SKILL, "## Known surprises", "## Verify with"),
            "error section_refused " + SKILL + ":70"),
        Case.of(
            "a second frontmatter",
            c ->
                c.replace(SKILL, "## Known surprises", "---\nstatus: stable\n\n## Known surprises"),
            "error second_frontmatter " + SKILL + ":70"),
        Case.of(
            "no disclaimer",
            c ->
                c.replace(
                    SKILL,
                    "> Be Civic is a starting point. Before you act, verify with your commune.",
                    "> Hello."),
            "error disclaimer " + SKILL + ":37"),
        Case.of(
            "a skeleton at draft needs no body",
            c ->
                c.write(
                    SKILL,
                    c.text(SKILL)
                        .replaceFirst("(?s)\n---\n\n.*", "\n---\n")
                        .replace("0.1.3", "0.0.0")
                        .replace("status: alpha", "status: draft"))),
        Case.of(
            "claims without a source",
            c ->
                c.replace(
                    SKILL,
                    "at the commune of your main residence [justice-declaration-page].",
                    "at the commune of your main residence, always."),
            "warning uncited " + SKILL + ":49"),
        Case.of(
            "a body that branches without a diagram",
            c -> c.remove("skills/file-declaration/process.mmd"),
            "error process_diagram " + SKILL + ":47"),
        Case.of(
            "a proposal that branches without a diagram",
            c ->
                c.remove("skills/file-declaration/process.mmd")
                    .replace(SKILL, "origin: be-civic", "origin: community"),
            "warning process_diagram " + SKILL + ":47"),
        Case.of(
            "submission logic",
            c -> c.replace(SKILL, "for the answer.", "and keep the cancel_token."),
            "error body_discipline " + SKILL + ":68"),
        Case.of(
            "state on disk",
            c -> c.replace(SKILL, "for the answer.", "and read `profile.json`."),
            "error body_discipline " + SKILL + ":68"),
        Case.of(
            "an address of the interface",
            c -> c.replace(SKILL, "for the answer.", "then POST to /api/concerns."),
            "error body_discipline " + SKILL + ":68"),
        Case.of(
            "a note to oneself",
            c -> c.replace(SKILL, "for the answer.", "(TODO: check). Staging window!"),
            "error body_discipline " + SKILL + ":68",
            "error body_discipline " + SKILL + ":68"),
        Case.of(
            "meta skills may speak of submissions",
            c ->
                c.replace(
                    "skills/meta-no-skill-fallback/canonical.md",
                    "The floor of the graph.",
                    "Mind the staging window.")));
  }
}
