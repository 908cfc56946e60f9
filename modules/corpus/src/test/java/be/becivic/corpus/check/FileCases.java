package be.becivic.corpus.check;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** What can be wrong with files, paths, lists and seeds. */
final class FileCases {
  private static final String PATHS = "paths/index.json";
  private static final String COMMUNES = "data/communes.json";
  private static final String VALUES = "data-snapshot/volatile-values.jsonl";
  private static final String REFERENCES = "data-snapshot/references.jsonl";
  private static final String SCRUB = "tools/scrub/regex-rules.json";
  private static final String FLOOR = "skills/meta-no-skill-fallback/canonical.md";

  private FileCases() {}

  static List<Case> all() {
    return List.of(
        Case.of(
            "a byte order mark",
            c -> c.write("docs/a.md", "\uFEFFa\n"),
            "error encoding docs/a.md:1"),
        Case.of(
            "carriage returns",
            c -> c.write("docs/a.mdx", "a\r\nb\r\n"),
            "error encoding docs/a.mdx:1"),
        Case.of(
            "no newline at the end",
            c -> c.write("docs/a.md", "a\nb"),
            "error encoding docs/a.md:2"),
        Case.of(
            "another encoding",
            c -> c.write("docs/a.md", "é\n".getBytes(StandardCharsets.ISO_8859_1)),
            "error encoding docs/a.md:1"),
        Case.of(
            "an instruction in tags",
            c -> c.write("docs/a.md", "a\nb\uDB40\uDC73\uDB40\uDC65\n"),
            "error invisible docs/a.md:2"),
        Case.of(
            "a bidi override and a zero-width space on two lines",
            c -> c.write("docs/a.txt", "a\u202Eb\u202D\nc\u200Bd\n"),
            "error invisible docs/a.txt:1",
            "error invisible docs/a.txt:2"),
        Case.of(
            "a tag and a zero-width space as escapes",
            c ->
                c.write(
                    "data/extra.json",
                    "{\n  \"a\": \"\\udb40\\udc41\",\n  \"b\": \"\\u200B\"\n}\n"),
            "error invisible data/extra.json:2",
            "error invisible data/extra.json:3"),
        Case.of(
            "a bidi override as a character reference",
            c -> c.write("docs/a.md", "a &#x202e;b\n&#8203;\n"),
            "error invisible docs/a.md:1",
            "error invisible docs/a.md:2"),
        Case.of(
            "what only looks like an escape, and what a text needs",
            c ->
                c.write(
                    "data/extra.json",
                    "{\"a\": \"\\\\u200B\", \"b\": \"\u26A0\uFE0F un\u00ADsuf\"}\n")),
        Case.of("other files are left alone", c -> c.write("docs/a.png", new byte[] {-1, 0, 1})),
        Case.of(
            "JSON that is none",
            c -> c.write("data/extra.json", "{\"a\": 1,}\n"),
            "error json data/extra.json:1"),
        Case.of(
            "a broken line of JSONL",
            c -> c.write("data-snapshot/extra.jsonl", "{\"a\": 1}\n{\n"),
            "error json data-snapshot/extra.jsonl:2"),
        Case.of(
            "an index that does not list the skills",
            c -> c.write("skills/index.json", "{\"skills\": [{\"id\": \"gone\"}]}\n"),
            "warning skills_index skills/index.json:1"),
        Case.of(
            "a list that is missing",
            c -> c.remove("tools/scrub/regex-rules.json"),
            "error layout tools/scrub/regex-rules.json:1"),
        Case.of(
            "a folder without a body",
            c -> c.write("skills/empty-skill/process.mmd", "flowchart TD\n"),
            "error layout skills/empty-skill/canonical.md:1"),
        Case.of(
            "a folder that is no id",
            c -> c.write("skills/Bad_Name/canonical.md", "---\n---\n"),
            "error layout skills/Bad_Name:1"),
        Case.of(
            "no floor to fall back on",
            c -> c.remove(FLOOR),
            "error routing_floor " + FLOOR + ":1"),
        Case.of(
            "a floor that is not stable",
            c -> c.replace(FLOOR, "version: 1.0.0\nstatus: stable", "version: 0.2.0\nstatus: beta"),
            "error routing_floor " + FLOOR + ":7"),
        Case.of(
            "a path without a required field",
            c -> c.replace(PATHS, "      \"purpose\": \"submission\",\n", ""),
            "error path_schema paths/index.json:6"),
        Case.of(
            "a source that breaks the template of its class",
            c -> c.replace(PATHS, "\"fallback_only\": true", "\"fallback_only\": false"),
            "error path_schema paths/index.json:131"),
        Case.of(
            "a directory without a version",
            c ->
                c.replace(
                    PATHS, "  \"version\": \"0.1.0\",\n  \"generated_at\"", "  \"generated_at\""),
            "error path_schema paths/index.json:1"),
        Case.of(
            "a key that is not the id",
            c ->
                c.replace(
                    PATHS, "\"id\": \"residence-history\"", "\"id\": \"residence-histories\""),
            "error path_ids paths/index.json:6"),
        Case.of(
            "a source id twice",
            c -> c.replace(PATHS, "\"id\": \"commune-desk\"", "\"id\": \"portal\""),
            "error path_ids paths/index.json:90"),
        Case.of(
            "an unknown authority of a path",
            c ->
                c.replace(
                    PATHS,
                    "\"authority_id\": \"belgian-communes\"",
                    "\"authority_id\": \"nobody\""),
            "error path_references paths/index.json:19"),
        Case.of(
            "an unknown skill of a path",
            c -> c.replace(PATHS, "\"file-declaration\"", "\"file-declarations\""),
            "error path_references paths/index.json:135"),
        Case.of(
            "a community path at draft",
            c ->
                c.replace(
                    PATHS,
                    "\"0.1.0\",\n      \"status\": \"alpha\",\n      \"origin\": \"be-civic\"",
                    "\"0.0.0\",\n      \"status\": \"draft\",\n      \"origin\": \"community\""),
            "error draft_landing paths/index.json:22"),
        Case.of(
            "a long number in a signal",
            c -> c.replace(PATHS, "the desk did not issue it", "refused 85073003328"),
            "error path_pii paths/index.json:115",
            "error path_schema paths/index.json:115"),
        Case.of(
            "a short number in a signal",
            c -> c.replace(PATHS, "the desk did not issue it", "refused 1234567")),
        Case.of(
            "a path's address on another host",
            c ->
                c.replace(
                    PATHS,
                    "https://files.gov.example.be/history",
                    "https://files.gov.example.com/{commune_nis5}"),
            "error source_url paths/index.json:54"),
        Case.of(
            "a template on a listed host",
            c ->
                c.replace(
                    PATHS,
                    "https://files.gov.example.be/history",
                    "https://files.gov.example.be/{commune_nis5}")),
        Case.of(
            "a commune without one of its nine fields",
            c -> c.replace(COMMUNES, "      \"province\": null,\n", ""),
            "error communes data/communes.json:6"),
        Case.of(
            "a NIS code twice",
            c -> c.replace(COMMUNES, "\"nis_code\": \"11002\"", "\"nis_code\": \"21009\""),
            "error communes data/communes.json:23"),
        Case.of(
            "a slug twice",
            c -> c.replace(COMMUNES, "\"slug\": \"antwerpen\"", "\"slug\": \"ixelles\""),
            "error communes data/communes.json:24"),
        Case.of(
            "a seed without a value",
            c -> c.replace(VALUES, "\"value\":180,", ""),
            "error seeds data-snapshot/volatile-values.jsonl:1",
            "error cited_content skills/file-declaration/canonical.md:60"),
        Case.of(
            "a seed whose value has another type",
            c -> c.replace(VALUES, "\"value\":180", "\"value\":\"180\""),
            "error seeds data-snapshot/volatile-values.jsonl:1",
            "error cited_content skills/file-declaration/canonical.md:60"),
        Case.of(
            "a name with two current rows",
            c -> c.replace(REFERENCES, "justice-declaration-page", "justel-declaration-act"),
            "error seeds data-snapshot/references.jsonl:2",
            "error name_uid skills/file-declaration/canonical.md:45"),
        Case.of(
            "a superseded row beside the current one",
            c ->
                c.write(
                    VALUES,
                    c.text(VALUES)
                        + "{\"uid\":\"val-00001\",\"name\":\"justice-filing-fee-eur\",\"value\":1,\"value_type\":\"integer\",\"status\":\"stable\",\"superseded_at\":\"2026-01-01T00:00:00Z\"}\n")),
        Case.of(
            "a reference on another host",
            c ->
                c.replace(REFERENCES, "https://law.example.be/act", "https://blog.example.com/act"),
            "error source_url data-snapshot/references.jsonl:1",
            "error cited_content skills/file-declaration/canonical.md:44",
            "error cited_content skills/meta-no-skill-fallback/canonical.md:20",
            "error cited_content skills/residence-certificate/canonical.md:27"),
        Case.of(
            "a scrub rule twice",
            c -> c.replace(SCRUB, "\"name\": \"email\"", "\"name\": \"belgian_nrn\""),
            "error scrub_rules " + SCRUB + ":14"),
        Case.of(
            "a scrub pattern that does not compile",
            c -> c.replace(SCRUB, "[a-z0-9._\\\\-]{1,64}@", "[a-z0-9._{1,64}@("),
            "error scrub_rules " + SCRUB + ":16"),
        Case.of(
            "a scrub pattern that not every engine reads alike",
            c -> c.replace(SCRUB, "[a-z0-9._\\\\-]{1,64}@", "(?<=a)@"),
            "error scrub_rules " + SCRUB + ":16"),
        Case.of(
            "a scrub pattern that runs away",
            c -> c.replace(SCRUB, "[a-z0-9._\\\\-]{1,64}@", "(?:(?:a{0,40}){0,40}){0,40}@"),
            "error scrub_rules " + SCRUB + ":16"),
        Case.of(
            "a scrub rule for a field that does not exist",
            c -> c.replace(SCRUB, "\"content.body\"", "\"content.poem\""),
            "error scrub_rules " + SCRUB + ":20"));
  }
}
