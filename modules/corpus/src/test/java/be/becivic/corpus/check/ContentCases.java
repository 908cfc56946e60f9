package be.becivic.corpus.check;

import java.util.List;

/** What can be wrong with what is said: figures, citations, lists, questions. */
final class ContentCases {
  private static final String SKILL = "skills/file-declaration/canonical.md";
  private static final String DIAGRAM = "skills/file-declaration/process.mmd";
  private static final String EVALS = "skills/file-declaration/evals.json";
  private static final String VALUES = "data-snapshot/volatile-values.jsonl";
  private static final String PATHS = "paths/index.json";
  private static final String LABELS = "data/values.json";
  private static final String PHRASES = "data/phrases.json";
  private static final String TRANSLATIONS = "skills/file-declaration/translations.json";
  private static final String COUNTRIES = "data/countries.json";

  private ContentCases() {}

  static List<Case> all() {
    return List.of(
        Case.of(
            "a term in prose",
            c -> c.replace(SKILL, "In Brussels the declaration", "Within 30 days the declaration"),
            "error hard_coded " + SKILL + ":51"),
        Case.of(
            "a term in words, over a line break",
            c -> c.replace(SKILL, "In Brussels the declaration", "Wait two\nmonths, and it"),
            "error hard_coded " + SKILL + ":51"),
        Case.of(
            "a fee in prose",
            c -> c.replace(SKILL, "an older fee than", "€150 rather than"),
            "error hard_coded " + SKILL + ":72"),
        Case.of(
            "a heading may name a case by its years",
            c -> c.replace(SKILL, "### You live in Brussels", "### Five years in Brussels")),
        Case.of(
            "a figure in a diagram",
            c -> c.write(DIAGRAM, "flowchart TD\n  a[Wait 14 days] --> b[Go]\n"),
            "error diagram_figures " + DIAGRAM + ":2"),
        Case.of(
            "a diagram that is none",
            c -> c.write(DIAGRAM, "Dear diary\n"),
            "error flowchart " + DIAGRAM + ":1"),
        Case.of(
            "an item without a source in a section with sources",
            c ->
                c.replace(
                    SKILL,
                    "- <Path id=\"residence-history\" />",
                    "- <Path id=\"residence-history\" />\n- A letter that says why you declare."),
            "warning uncited_item " + SKILL + ":57"),
        Case.of(
            "the name of a paper is no claim",
            c ->
                c.replace(
                    SKILL,
                    "- <Path id=\"residence-history\" />",
                    "- <Path id=\"residence-history\" />\n"
                        + "- **Your card, and passport or identity card.**")),
        Case.of(
            "advice needs no source",
            c ->
                c.replace(
                    SKILL,
                    "- <Path id=\"residence-history\" />",
                    "- <Path id=\"residence-history\" />\n- Advice: take a copy of each paper with"
                        + " you, in the order of the list.")),
        Case.of(
            "advice of ours under somebody else's name",
            c ->
                c.replace(
                    SKILL,
                    "- <Path id=\"residence-history\" />",
                    "- <Path id=\"residence-history\" />\n- Advice: take a copy"
                        + " [justice-declaration-page]."),
            "error uncited_item " + SKILL + ":57"),
        Case.of(
            "a process without numbers",
            c -> c.replace(SKILL, "1. Pay", "- Pay").replace(SKILL, "2. Wait", "- Wait"),
            "error process_steps " + SKILL + ":58"),
        Case.of(
            "a picture",
            c ->
                c.replace(
                    SKILL, "In Brussels the", "![x](https://a.example/x.png) In Brussels the"),
            "error image " + SKILL + ":51"),
        Case.of(
            "an identifier in a body",
            c -> c.replace(SKILL, "In Brussels the", "For 85.07.30-033.28 in Brussels the"),
            "error identifier " + SKILL + ":51"),
        Case.of(
            "a telephone number of nobody knows whom in a body",
            c -> c.replace(SKILL, "In Brussels the", "Call 0475 12 34 56: in Brussels the"),
            "warning unknown_contact " + SKILL + ":51"),
        Case.of(
            "no topic",
            c -> c.replace(SKILL, "topic: civic-status\n", ""),
            "warning topic " + SKILL + ":2"),
        Case.of(
            "a contract that does not exist",
            c -> c.replace(SKILL, "contract_version: 2.1.0", "contract_version: 9.9.9"),
            "error contract_version " + SKILL + ":35"),
        Case.of(
            "a commune that does not exist",
            c -> c.replace(SKILL, "[\"21009\"]", "[\"99999\"]"),
            "error applies_to " + SKILL + ":14"),
        Case.of(
            "an axis nobody has",
            c -> c.replace(SKILL, "  communes: [\"21009\"]", "  shoe_size: [42]"),
            "error applies_to " + SKILL + ":14"),
        Case.of(
            "a title that was not translated",
            c -> c.replace(SKILL, ", de: \"Eine Erklärung abgeben\"", ""),
            "warning translations " + SKILL + ":33"),
        Case.of(
            "a strange file beside a skill",
            c -> c.write("skills/file-declaration/notes.txt", "x\n"),
            "error skill_files skills/file-declaration/notes.txt:1"),
        Case.of(
            "an authority without a level",
            c -> c.replace("data/authorities.json", "\"level\": \"commune\"", "\"level\": \"x\""),
            "error authorities data/authorities.json:2"),
        Case.of(
            "a provider that is not supported",
            c ->
                c.replace(
                    PATHS,
                    "\"supported_providers\": []",
                    "\"supported_providers\": []},\n"
                        + "\"preferred_auth_provider\": \"itsme\",\n"
                        + "\"x\": {"),
            "error path_schema paths/index.json:101",
            "error path_source paths/index.json:100"),
        Case.of(
            "a source for nobody",
            c ->
                c.replace(
                    PATHS,
                    "\"predicates\": []",
                    "\"predicates\": [{\"field\": \"user.region\", \"op\": \"eq\", \"value\":"
                        + " \"Mars\"}]"),
            "error path_audience paths/index.json:44"),
        Case.of(
            "a path for nobody",
            c ->
                c.replace(
                    PATHS,
                    "\"audience_summary\": \"anyone in a population register\"",
                    "\"audience_summary\": \"anyone\", \"residency_status\": [\"martian\"]"),
            "error path_audience paths/index.json:27"),
        Case.of(
            "a value named after somebody else",
            c ->
                c.replace(
                    VALUES,
                    "\"unit\":\"EUR\"",
                    "\"unit\":\"EUR\",\"source\":\"justel-declaration-act\""),
            "error value_source " + VALUES + ":1"),
        Case.of(
            "a catalogue row that is a draft, and a key nobody knows",
            c ->
                c.replace(
                    VALUES, "\"status\":\"alpha\"", "\"status\":\"draft\",\"colour\":\"red\""),
            "error seeds " + VALUES + ":1",
            "error seeds " + VALUES + ":1"),
        Case.of(
            "labels for a value that does not exist, and one without",
            c ->
                c.write(
                    LABELS,
                    "{\"schema_version\": 1, \"values\": {\n\"val-00001\": {\"label\": \"Fee\"},\n"
                        + "\"val-00009\": {\"label\": \"Fee\"}}}\n"),
            "error value_labels " + LABELS + ":3",
            "warning value_labels " + LABELS + ":1"),
        Case.of(
            "a value that is not known, and no page that would tell",
            c ->
                c.replace(
                        VALUES,
                        "\"value\":180,\"value_type\":\"integer\"",
                        "\"value\":null,\"value_type\":null")
                    .write(
                        LABELS,
                        "{\"schema_version\": 1, \"values\": {\n"
                            + "\"val-00001\": {\"label\": \"Fee\"},\n"
                            + "\"val-00002\": {\"label\": \"Term\"}}}\n"),
            "error value_labels " + LABELS + ":2",
            "error cited_content skills/file-declaration/canonical.md:60"),
        Case.of(
            "a value outside what makes sense for it",
            c ->
                c.write(
                    LABELS,
                    "{\"schema_version\": 1, \"values\": {\n"
                        + "\"val-00001\": {\"label\": \"Fee\", \"min\": 0, \"max\": 50},\n"
                        + "\"val-00002\": {\"label\": \"Term\", \"min\": 1, \"max\": 90}}}\n"),
            "warning value_labels " + LABELS + ":2"),
        Case.of(
            "a translation of words that nothing says",
            c ->
                c.write(
                    PHRASES,
                    "{\"schema_version\": 1, \"phrases\": {\n"
                        + "\"You live in Brussels\": {\"fr\": \"Vous habitez Bruxelles\"},\n"
                        + "\"You live on the moon\": {\"fr\": \"Sur la lune\"}}}\n"),
            "warning unsaid_phrase " + PHRASES + ":3"),
        Case.of(
            "a translation of what a source is called, and of what a way asks",
            c ->
                c.write(
                    PHRASES,
                    "{\"schema_version\": 1, \"phrases\": {\n"
                        + "\"Declaration Act\": {\"fr\": \"Loi sur la déclaration\"},\n"
                        + "\"Go there with your card.\": {\"fr\": \"Allez-y.\"}}}\n")),
        Case.of(
            "a translation of a note of a value",
            c ->
                c.replace(VALUES, "\"unit\":\"EUR\"", "\"unit\":\"EUR\",\"note\":\"A year.\"")
                    .write(
                        PHRASES,
                        "{\"schema_version\": 1, \"phrases\": {\n"
                            + "\"A year.\": {\"fr\": \"Par an.\"}}}\n")),
        Case.of(
            "a translation that is no text",
            c ->
                c.write(
                    PHRASES,
                    "{\"schema_version\": 1, \"phrases\": {\n"
                        + "\"You live in Brussels\": {\"fr\": 5}}}\n"),
            "error phrases " + PHRASES + ":2"),
        paragraph(
            "a paragraph that is told as it is written",
            "Wait {1} for the answer.",
            "Attendez {1}."),
        paragraph(
            "a paragraph that nothing says",
            "Wait {1} for the moon.",
            "Attendez {1}.",
            "warning unsaid_translation " + TRANSLATIONS + ":2"),
        paragraph(
            "a paragraph without its figure",
            "Wait {1} for the answer.",
            "Attendez.",
            "error skill_translations " + TRANSLATIONS + ":2"),
        paragraph(
            "a paragraph with its figure typed again",
            "Wait {1} for the answer.",
            "Attendez {1}, donc 30 jours.",
            "error skill_translations " + TRANSLATIONS + ":2"),
        paragraph(
            "a paragraph with a source of its own",
            "Wait {1} for the answer.",
            "Attendez {1} [another-source].",
            "error skill_translations " + TRANSLATIONS + ":2"),
        Case.of(
            "a paragraph that is translated twice",
            c ->
                c.write(
                    TRANSLATIONS,
                    "{\"schema_version\": 1, \"paragraphs\": [\n"
                        + "{\"en\": \"Wait {1} for the answer.\", \"fr\": \"Attendez {1}.\"},\n"
                        + "{\"en\": \"Wait {1} for the answer.\", \"nl\": \"Wacht {1}.\"}]}\n"),
            "error skill_translations " + TRANSLATIONS + ":3"),
        Case.of(
            "labels that the flowchart does not say, or with another figure",
            c ->
                c.write(
                    TRANSLATIONS,
                    "{\"schema_version\": 1, \"paragraphs\": [], \"labels\": {\n"
                        + "\"Model 8?\": {\"fr\": \"Modèle 9 ?\"}}}\n"),
            "error skill_translations " + TRANSLATIONS + ":2",
            "warning unsaid_translation " + TRANSLATIONS + ":2"),
        Case.of(
            "what was checked, told with another day, and said no more",
            c ->
                c.write(
                    TRANSLATIONS,
                    "{\"schema_version\": 1, \"paragraphs\": [], \"verification_notes\": {\n"
                        + "\"en\": \"Read in 2020.\", \"fr\": \"Lu en 2021.\"}}\n"),
            "error skill_translations " + TRANSLATIONS + ":2",
            "warning unsaid_translation " + TRANSLATIONS + ":1"),
        Case.of(
            "translations without paragraphs",
            c -> c.write(TRANSLATIONS, "{\"schema_version\": 1}\n"),
            "error skill_translations " + TRANSLATIONS + ":1"),
        Case.of(
            "a country that is none",
            c ->
                c.write(
                    COUNTRIES,
                    "{\"schema_version\": 1, \"sources\": {\"a-list\": {\"title\": \"x\", \"url\":"
                        + " \"https://law.example.be/x\", \"read\": {\"how\": \"live\", \"on\":"
                        + " \"2026-11-17\"}}}, \"countries\": {\n\"zz\": {\"legalisation\":"
                        + " [\"apostille\"], \"verified\": \"read\", \"source\": \"a-list\"}}}\n"),
            "error countries " + COUNTRIES + ":2"),
        Case.of(
            "an edge that selects on a way no country needs",
            c -> c.replace(SKILL, "region: [brussels, wallonia]", "legalisation: [apostille]"),
            "error selects_on " + SKILL + ":21"),
        Case.of(
            "questions that are missing", c -> c.remove(EVALS), "warning evals " + EVALS + ":1"),
        Case.of(
            "a question about a value the skill does not cite",
            c -> c.replace(EVALS, "\"val-00002\"", "\"val-00077\""),
            "warning evals " + EVALS + ":10"),
        Case.of(
            "too few questions held out",
            c -> c.replace(EVALS, "\"held_out\": true", "\"held_out\": false"),
            "error evals " + EVALS + ":3"));
  }

  private static Case paragraph(String name, String english, String french, String... findings) {
    return Case.of(
        name,
        c ->
            c.write(
                TRANSLATIONS,
                "{\"schema_version\": 1, \"paragraphs\": [\n{\"en\": \""
                    + english
                    + "\", \"fr\": \""
                    + french
                    + "\"}]}\n"),
        findings);
  }
}
