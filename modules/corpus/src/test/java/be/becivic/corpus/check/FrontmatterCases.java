package be.becivic.corpus.check;

import java.util.List;

/** What can be wrong in the header of a skill. */
final class FrontmatterCases {
  private static final String SKILL = "skills/file-declaration/canonical.md";
  private static final String OTHER = "skills/residence-certificate/canonical.md";

  private FrontmatterCases() {}

  static List<Case> all() {
    return List.of(
        Case.of(
            "an anchor",
            c -> c.replace(SKILL, "title: File", "title: &t File"),
            "error frontmatter " + SKILL + ":3"),
        Case.of(
            "an unquoted NIS code",
            c -> c.replace(SKILL, "[\"21009\"]", "[21009]"),
            "error frontmatter " + SKILL + ":14",
            "error schema " + SKILL + ":14"),
        Case.of(
            "yes where a boolean belongs",
            c ->
                c.replace(
                    SKILL,
                    "authority_id: fps-justice",
                    "authority_id: fps-justice\nrecurring: yes"),
            "error schema " + SKILL + ":13"),
        Case.of(
            "a required field missing, also at draft",
            c ->
                c.replace(SKILL, "submission_contract_version: 2.1.0\n", "")
                    .replace(SKILL, "0.1.3\nstatus: alpha", "0.0.0\nstatus: draft"),
            "error schema " + SKILL + ":2"),
        Case.of(
            "a field nobody knows",
            c -> c.replace(SKILL, "topic: civic-status", "topic: civic-status\nkind: main"),
            "error schema " + SKILL + ":11"),
        Case.of(
            "several things at once, each in its own place",
            c ->
                c.replace(SKILL, "topic: civic-status", "topic: nonsense\nfancy_field: main")
                    .replace(SKILL, "submission_contract_version: 2.1.0\n", "")
                    .replace(SKILL, "[\"21009\"]", "[\"2100\"]"),
            "error schema " + SKILL + ":2",
            "error schema " + SKILL + ":10",
            "error schema " + SKILL + ":11",
            "error schema " + SKILL + ":15"),
        Case.of(
            "an id that is not the folder's",
            c -> c.replace(SKILL, "id: file-declaration", "id: file-declarations"),
            "error skill_id " + SKILL + ":2"),
        Case.of(
            "a summary that is no text",
            c -> c.replace(SKILL, "Declare something at your commune.", "12"),
            "error schema " + SKILL + ":4"),
        Case.of(
            "a long summary",
            c -> c.replace(SKILL, "Declare something at your commune.", "x".repeat(201)),
            "warning summary " + SKILL + ":4"),
        Case.of(
            "a far too long summary",
            c -> c.replace(SKILL, "Declare something at your commune.", "x".repeat(401)),
            "error summary " + SKILL + ":4"),
        Case.of(
            "a successor while still alpha",
            c ->
                c.replace(
                    SKILL, "status: alpha", "status: alpha\nsuperseded_by: residence-certificate"),
            "error superseded_by " + SKILL + ":8"),
        Case.of(
            "a successor that does not exist",
            c ->
                c.replace(
                    SKILL, "status: alpha", "status: deprecated\nsuperseded_by: nothing-here"),
            "error superseded_by " + SKILL + ":8"),
        Case.of(
            "authored counts",
            c -> c.replace(SKILL, "status: alpha", "status: alpha\ncohort_stats: {affirms: 3}"),
            "error cohort_stats " + SKILL + ":8"),
        Case.of(
            "a version off the line of its status",
            c -> c.replace(SKILL, "version: 0.1.3", "version: 0.2.0"),
            "error version " + SKILL + ":6"),
        Case.of(
            "a version with a suffix",
            c -> c.replace(SKILL, "version: 0.1.3", "version: 0.1.3-rc1"),
            "error version " + SKILL + ":6"),
        Case.of(
            "a pinned version",
            c -> c.replace(SKILL, "version: 0.1.3", "version: 0.7.0\nversion_pin: true"),
            "warning version " + SKILL + ":6"),
        Case.of(
            "a path's version off the line of its status",
            c ->
                c.replace(
                    "paths/index.json",
                    "\"version\": \"0.1.0\",\n      \"status\"",
                    "\"version\": \"1.0.0\",\n      \"status\""),
            "error version paths/index.json:21"),
        Case.of(
            "a community skill at draft",
            c ->
                c.replace(
                    SKILL,
                    "0.1.3\nstatus: alpha\norigin: be-civic",
                    "0.0.1\nstatus: draft\norigin: community"),
            "error draft_landing " + SKILL + ":7"),
        Case.of(
            "a misspelt category",
            c -> c.replace(SKILL, "category: belgium-federal", "category: belgium-fedral"),
            "error category " + SKILL + ":9"),
        Case.of(
            "a new category",
            c -> c.replace(SKILL, "category: belgium-federal", "category: origin-us-federal"),
            "warning category " + SKILL + ":9"),
        Case.of(
            "a malformed category",
            c -> c.replace(SKILL, "category: belgium-federal", "category: Belgium"),
            "error category " + SKILL + ":9",
            "error schema " + SKILL + ":9"),
        Case.of(
            "a misspelt category of a path",
            c -> c.replace("paths/index.json", "belgium-federal", "belgium-federall"),
            "error category paths/index.json:24"),
        Case.of(
            "an unknown authority",
            c -> c.replace(SKILL, "authority_id: fps-justice", "authority_id: fps-magic"),
            "error authority " + SKILL + ":12"),
        Case.of(
            "a required skill that does not exist",
            c -> c.replace(SKILL, "  - id: residence-certificate", "  - id: no-such-skill"),
            "error requires " + SKILL + ":19"),
        Case.of(
            "a skill that requires itself",
            c -> c.replace(SKILL, "  - id: residence-certificate", "  - id: file-declaration"),
            "error requires " + SKILL + ":19",
            "error cycle " + SKILL + ":18"),
        Case.of(
            "a skill required twice",
            c ->
                c.replace(
                    SKILL,
                    "requires_paths:",
                    "  - id: residence-certificate\n"
                        + "    selects_on:\n"
                        + "      region: [brussels, wallonia]\n"
                        + "requires_paths:"),
            "error requires " + SKILL + ":22"),
        Case.of(
            "a required path that does not exist",
            c -> c.replace(SKILL, "  - id: residence-history", "  - id: no-such-path"),
            "error requires_paths " + SKILL + ":23",
            "warning inline_orphan " + SKILL + ":56"),
        Case.of(
            "an id required as a skill and as a path",
            c ->
                c.replace(
                    SKILL,
                    "  - id: residence-history",
                    "  - id: residence-history\n  - id: residence-certificate"),
            "error requires_both " + SKILL + ":24",
            "error requires_paths " + SKILL + ":24"),
        Case.of(
            "a quarantined skill that is required",
            c -> c.replace(OTHER, "status: alpha", "status: quarantined"),
            "warning retired_target " + SKILL + ":19"),
        Case.of(
            "a deprecated path that is required",
            c ->
                c.replace(
                    "paths/index.json", "\"status\": \"alpha\"", "\"status\": \"deprecated\""),
            "error retired_target " + SKILL + ":23"),
        Case.of(
            "a prerequisite that does not exist",
            c ->
                c.replace(
                    SKILL,
                    "prerequisites: [residence-certificate]",
                    "prerequisites: [no-such-skill]"),
            "error relations " + SKILL + ":15"),
        Case.of(
            "a card that shows what the body does not cite",
            c -> c.replace(OTHER, "outputs:", "glance:\n  times: [val-00002]\noutputs:"),
            "warning glance " + OTHER + ":13"),
        Case.of(
            "a card that shows a value nobody has",
            c ->
                c.replace(SKILL, "last_verified:", "glance:\n  costs: [val-00099]\nlast_verified:"),
            "error glance " + SKILL + ":33"),
        Case.of(
            "a card with a row of its own",
            c ->
                c.replace(
                    SKILL, "last_verified:", "glance:\n  offices: [val-00001]\nlast_verified:"),
            "error schema " + SKILL + ":33"),
        Case.of(
            "an unknown selector",
            c -> c.replace(SKILL, "region: [brussels, wallonia]", "colour: [blue]"),
            "error selects_on " + SKILL + ":21",
            "error schema " + SKILL + ":21"),
        Case.of(
            "a value its selector cannot have",
            c ->
                c.replace(
                    SKILL,
                    "region: [brussels, wallonia]",
                    "sub_category: [\"1.1-first\", \"1.9-ninth\"]"),
            "error selects_on " + SKILL + ":21"),
        Case.of(
            "a country that does not exist",
            c -> c.replace(SKILL, "region: [brussels, wallonia]", "origin_country: [fr, zz]"),
            "error selects_on " + SKILL + ":21"),
        Case.of(
            "a type nobody knows",
            c -> c.replace(SKILL, "type: bool", "type: row_list"),
            "error value_type " + SKILL + ":31",
            "error schema " + SKILL + ":31"),
        Case.of(
            "an input of another type than the one produced",
            c -> c.replace(SKILL, "type: document_artefact", "type: date"),
            "error type_match " + SKILL + ":28"),
        Case.of(
            "a cycle over two skills",
            c -> c.replace(OTHER, "outputs:", "requires:\n  - id: file-declaration\noutputs:"),
            "error cycle " + SKILL + ":18"),
        Case.of(
            "a cycle of prerequisites",
            c -> c.replace(OTHER, "outputs:", "prerequisites: [file-declaration]\noutputs:"),
            "error cycle " + SKILL + ":15"));
  }
}
