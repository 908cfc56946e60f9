package be.becivic.corpus.check;

import java.util.List;

/** What can be wrong with tags and citations. */
final class TagCases {
  private static final String SKILL = "skills/file-declaration/canonical.md";
  private static final String FEE =
      "<VV name=\"justice-filing-fee-eur\" uid=\"val-00001\">€180</VV>";

  private TagCases() {}

  static List<Case> all() {
    return List.of(
        Case.of(
            "a tag that is not closed",
            c -> c.replace(SKILL, "€180</VV>", "€180"),
            "error tag_syntax " + SKILL + ":60"),
        Case.of(
            "a risk that is not closed",
            c -> c.replace(SKILL, "   </Risk>\n", ""),
            "error risk " + SKILL + ":62",
            "error tag_syntax " + SKILL + ":62"),
        Case.of(
            "raw HTML",
            c -> c.replace(SKILL, "for the answer.", "for<br>the answer."),
            "error tag_syntax " + SKILL + ":68"),
        Case.of(
            "a reference without its address",
            c -> c.replace(SKILL, " url=\"https://law.example.be/act\"", ""),
            "error tag_attributes " + SKILL + ":44"),
        Case.of(
            "an attribute nobody knows",
            c ->
                c.replace(
                    SKILL,
                    "<Path id=\"residence-history\" />",
                    "<Path id=\"residence-history\" uid=\"pth-00001\" />"),
            "error tag_attributes " + SKILL + ":56"),
        Case.of(
            "a malformed uid",
            c -> c.replace(SKILL, "uid=\"val-00001\"", "uid=\"val-1\""),
            "error tag_attributes " + SKILL + ":60"),
        Case.of(
            "a malformed date",
            c -> c.replace(SKILL, "last_verified=\"2026-11-15\"", "last_verified=\"2026-02-30\""),
            "error tag_attributes " + SKILL + ":44",
            "error cited_content " + SKILL + ":44"),
        Case.of(
            "an empty uid is the author's to leave",
            c -> c.replace(SKILL, "uid=\"val-00001\"", "uid=\"\"")),
        Case.of(
            "a figure the catalogue does not have",
            c -> c.replace(SKILL, "€180</VV>", "€1800</VV>"),
            "error cited_content " + SKILL + ":60"),
        Case.of(
            "words in the place of a figure",
            c -> c.replace(SKILL, "€180</VV>", "nothing</VV>"),
            "error cited_content " + SKILL + ":60"),
        Case.of(
            "the same figure in another spelling",
            c -> c.replace(SKILL, "€180</VV>", "180,00 EUR</VV>")),
        Case.of(
            "a title the catalogue does not have",
            c ->
                c.replace(
                    SKILL,
                    "url=\"https://law.example.be/act\"",
                    "url=\"https://law.example.be/other\""),
            "error cited_content " + SKILL + ":44"),
        Case.of("a uid may be left out", c -> c.replace(SKILL, " uid=\"val-00001\"", "")),
        Case.of(
            "a value that says nothing",
            c -> c.replace(SKILL, "€180", " "),
            "error tag_content " + SKILL + ":60"),
        Case.of(
            "a value that closes itself",
            c -> c.replace(SKILL, FEE, "<VV name=\"justice-filing-fee-eur\" uid=\"val-00001\" />"),
            "error tag_content " + SKILL + ":60"),
        Case.of(
            "a path that wraps text",
            c ->
                c.replace(
                    SKILL,
                    "<Path id=\"residence-history\" />",
                    "<Path id=\"residence-history\">here</Path>"),
            "error tag_content " + SKILL + ":56"),
        Case.of(
            "an authored observation",
            c ->
                c.replace(
                    SKILL, "for the answer.", "<Observation type=\"concern\">hm</Observation>"),
            "error rendered_tag " + SKILL + ":68"),
        Case.of(
            "authored cohort counts",
            c -> c.replace(SKILL, "for the answer.", "<CohortStats n=\"3\" />"),
            "error rendered_tag " + SKILL + ":68"),
        Case.of(
            "observations of another skill",
            c ->
                c.replace(
                    SKILL,
                    "<Observations skill=\"file-declaration\" />",
                    "<Observations skill=\"residence-certificate\" />"),
            "error observations " + SKILL + ":76"),
        Case.of(
            "no observations",
            c -> c.replace(SKILL, "<Observations skill=\"file-declaration\" />", "None."),
            "error observations " + SKILL + ":37"),
        Case.of(
            "a risk with an empty reason",
            c -> c.replace(SKILL, "reason=\"The fee does not come back.\"", "reason=\" \""),
            "error risk " + SKILL + ":62"),
        Case.of(
            "a risk that wraps nothing",
            c ->
                c.replace(
                    SKILL, "   Your agent suggests paying only when the file is complete.\n", ""),
            "error risk " + SKILL + ":62"),
        Case.of(
            "a first citation in brackets",
            c ->
                c.replace(
                    SKILL, "helps you to declare something", "helps you [justel-declaration-act]"),
            "error first_citation " + SKILL + ":40"),
        Case.of(
            "a citation in brackets only",
            c ->
                c.replace(
                    SKILL,
                    "at the counter [justice-declaration-page]",
                    "at the counter [justice-other-page]"),
            "error first_citation " + SKILL + ":72"),
        Case.of(
            "a citation in brackets by uid",
            c ->
                c.replace(
                    SKILL,
                    "at the counter [justice-declaration-page]",
                    "at the counter [ref-00002]")),
        Case.of(
            "a value in brackets",
            c ->
                c.replace(
                    SKILL,
                    "at the counter [justice-declaration-page]",
                    "at the counter [justice-filing-fee-eur] [val-00002] [ref-00001]"),
            "error bracket_value " + SKILL + ":72",
            "error bracket_value " + SKILL + ":72"),
        Case.of(
            "a name in snake case",
            c -> c.replace(SKILL, FEE, "<VV name=\"justice_filing_fee\">€180</VV>"),
            "error catalogue_name " + SKILL + ":60"),
        Case.of(
            "a name without an agency",
            c -> c.replace(SKILL, FEE, "<VV name=\"federal-registration-fee-eur\">€180</VV>"),
            "error catalogue_name " + SKILL + ":60"),
        Case.of(
            "a badly named catalogue row",
            c ->
                c.replace(
                    "data-snapshot/volatile-values.jsonl", "justice-waiting-days", "waiting_days"),
            "error catalogue_name data-snapshot/volatile-values.jsonl:2",
            "error name_uid " + SKILL + ":68"),
        Case.of(
            "a uid the catalogue does not have",
            c -> c.replace(SKILL, "uid=\"val-00001\"", "uid=\"val-00009\""),
            "error unresolved_uid " + SKILL + ":60"),
        Case.of(
            "a uid that belongs to another name",
            c -> c.replace(SKILL, "uid=\"val-00001\"", "uid=\"val-00002\""),
            "error name_uid " + SKILL + ":60",
            "error cited_content " + SKILL + ":60"),
        Case.of(
            "a path tag to nowhere",
            c ->
                c.replace(
                    SKILL, "<Path id=\"residence-history\" />", "<Path id=\"no-such-path\" />"),
            "error unresolved_path " + SKILL + ":56",
            "warning inline_orphan " + SKILL + ":56"),
        Case.of(
            "a skill tag to nowhere",
            c ->
                c.replace(
                    SKILL,
                    "<Skill id=\"residence-certificate\" />",
                    "<Skill id=\"no-such-skill\" />"),
            "error unresolved_skill " + SKILL + ":55",
            "warning inline_orphan " + SKILL + ":55"),
        Case.of(
            "a mere mention",
            c ->
                c.replace(
                    SKILL,
                    "<Skill id=\"residence-certificate\" />",
                    "<Skill id=\"meta-no-skill-fallback\" />"),
            "warning inline_orphan " + SKILL + ":55"),
        Case.of(
            "an address on a host that may not be cited",
            c -> c.replace(SKILL, "https://law.example.be/act", "https://law.example.com/act"),
            "error source_url " + SKILL + ":44",
            "error cited_content " + SKILL + ":44"),
        Case.of(
            "a link to a host that may not be cited",
            c -> c.replace(SKILL, "for the answer.", "for [the answer](https://evil.example.com)."),
            "error source_url " + SKILL + ":68"),
        Case.of(
            "an official mailbox",
            c -> c.replace(SKILL, "for the answer.", "or write to <info@law.example.be>.")),
        Case.of(
            "a private mailbox",
            c -> c.replace(SKILL, "for the answer.", "or write to <someone@example.org>."),
            "error source_url " + SKILL + ":68"));
  }
}
