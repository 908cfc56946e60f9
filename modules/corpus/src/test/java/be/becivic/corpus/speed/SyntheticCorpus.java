package be.becivic.corpus.speed;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.CorpusFiles;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A corpus that passes the check, with as many skills as asked for and bodies of a realistic size.
 */
public final class SyntheticCorpus {
  private static final List<String> SENTENCES =
      List.of(
          "The registrar looks at the file before the appointment and says what is missing",
          "Bring the original and a copy; the desk keeps the copy and gives the original back",
          "Communes differ in how they plan appointments, so call before you travel",
          "A document from abroad is made usable first, which takes longer than anything else",
          "Keep the acknowledgement (*accusé de réception*, *ontvangstbewijs*): later terms run"
              + " from it",
          "The term begins on the day after the complete file was received, not on the day you sent"
              + " it",
          "Someone else may go for you with a written mandate and a copy of both cards",
          "The answer comes by post to the address in the register, so check that address first");

  private final int skills;
  private final Random random;
  private final Map<String, byte[]> files = new HashMap<>();

  private SyntheticCorpus(int skills, long seed) {
    this.skills = skills;
    this.random = new Random(seed);
  }

  /** The files of a corpus; equal arguments give equal files. */
  public static Map<String, byte[]> of(int skills, long seed) {
    SyntheticCorpus corpus = new SyntheticCorpus(skills, seed);
    CorpusFiles clean = CleanCorpus.copy().files();
    for (String path : clean.blobs().keySet()) {
      corpus.files.put(path, clean.read(path));
    }
    corpus.catalogue();
    for (int i = 0; i < skills; i++) {
      corpus.skill(i);
    }
    return Map.copyOf(corpus.files);
  }

  private int catalogueSize() {
    return Math.max(20, skills / 3);
  }

  private void catalogue() {
    extend("data-snapshot/volatile-values.jsonl", this::value);
    extend("data-snapshot/references.jsonl", this::reference);
  }

  private void extend(String path, IntFunction<String> row) {
    String rows =
        IntStream.rangeClosed(3, catalogueSize()).mapToObj(row).collect(Collectors.joining());
    write(path, new String(files.get(path), StandardCharsets.UTF_8) + rows);
  }

  private String value(int i) {
    return """
    {"uid":"val-%05d","revision":1,"name":"justice-value-%d-days","value":%d,"value_type":"integer",\
    "unit":"days","status":"alpha","committed_at":"2026-11-15T00:00:00Z","superseded_at":null}
    """
        .formatted(i, i, i);
  }

  private String reference(int i) {
    return """
    {"uid":"ref-%05d","revision":1,"name":"justel-reference-%d","title":"Reference %d",\
    "url":"https://law.example.be/%d","last_verified":"2026-11-15","status":"alpha",\
    "committed_at":"2026-11-15T00:00:00Z","superseded_at":null}
    """
        .formatted(i, i, i, i);
  }

  private void skill(int i) {
    String id = id(i);
    write("skills/" + id + "/canonical.md", frontmatter(i, id) + body(i, id));
    write("skills/" + id + "/process.mmd", "flowchart TD\n  a[Start] --> b{Fork?}\n");
  }

  private static String id(int i) {
    return "procedure-number-%06d".formatted(i);
  }

  private String frontmatter(int i, String id) {
    String requires =
        required(i).stream()
            .map(
                other ->
                    "  - id: " + other + "\n    selects_on:\n      region: [brussels, wallonia]\n")
            .collect(Collectors.joining());
    return """
    ---
    id: %s
    title: Procedure number %d of a synthetic corpus
    summary: What a person does at the commune in case number %d, and which papers it takes.
    schema_version: 4
    version: 0.1.%d
    status: alpha
    origin: be-civic
    category: belgium-federal
    topic: residency
    tags: [procedure, commune, residence, papers, case-%d]
    regional_variation: false
    recurring: false
    walked_at: 2026-11-15
    authority_id: fps-justice
    applies_to:
      residency_status: [registered, EU-citizen, non-EU-permit]
      origin_countries: [us, gb, in, ma, tr, cd, br, cn]
      communes: ["21009", "11002"]
    prerequisites: [residence-certificate]
    related: [residence-certificate, meta-no-skill-fallback]
    profile_requirements: [region, commune_nis5, residency_history, nationality_status]
    %srequires_paths:
      - id: residence-history
        role: submission
        timing: pre-filing
        notes: Shows every address and date in the registers; the registrar counts from it.
    inputs:
      - name: origin_country
        type: country_code
      - name: residence_commune
        type: commune
        label: In which commune are you registered?
      - name: has_card
        type: yes_no
        label: Do you hold a valid card?
    outputs:
      - name: paper_%d
        type: document_artefact
        description: The paper one holds afterwards.
    requires_capabilities: [multi_turn, structured_output]
    last_verified: 2026-11-15
    verification_notes: "Copies of pages were read on 2026-11-15; no live page was opened and the copies carry no date. Read on official pages: the condition and the fee. Not verified: the current text of the act."
    user_context_needed: [region, commune_nis5, residency_history]
    submission_contract_version: 2.1.0
    ---

    """
        .formatted(id, i, i, i % 50, i, requires.isEmpty() ? "" : "requires:\n" + requires, i);
  }

  private List<String> required(int i) {
    return i == 0
        ? List.of()
        : random.ints(3, Math.max(0, i - 40), i).distinct().mapToObj(SyntheticCorpus::id).toList();
  }

  private String body(int i, String id) {
    StringBuilder body =
        new StringBuilder(
            """
            > **A starting point, not an authority.** Rules and fees change, and communes differ. Before you act,
            > verify with your commune.

            Your agent uses Be Civic to walk you through case number %d.

            ## Authoritative basis

            """
                .formatted(i));
    List<Integer> references = random.ints(4, 3, catalogueSize()).distinct().boxed().toList();
    references.forEach(
        r ->
            body.append("- ")
                .append(sentence())
                .append(", says the\n  ")
                .append(ref(r))
                .append(".\n"));
    body.append("\n## Branching layer\n\n").append(paragraph(references)).append('\n');
    for (String branch : List.of("Brussels", "Flanders", "Wallonia")) {
      body.append("### You live in ").append(branch).append("\n\n").append(paragraph(references));
    }
    body.append("## Required documents\n\n");
    body.append("- **Residence history**: <Path id=\"residence-history\" />.\n");
    body.append("- **Certificate**: <Skill id=\"residence-certificate\" />.\n");
    for (int item = 0; item < 4; item++) {
      body.append("- **Paper ")
          .append(item)
          .append("**: ")
          .append(sentence())
          .append(cite(references))
          .append(".\n");
    }
    body.append("\n## Process\n\n");
    for (int step = 1; step <= 5; step++) {
      body.append(step)
          .append(". **Step.** ")
          .append(sentence())
          .append(".\n   ")
          .append(sentence());
      body.append(" within ").append(value()).append(cite(references)).append(".\n");
    }
    body.append("\n<Risk reason=\"The fee does not come back.\">\n\n")
        .append(paragraph(references));
    body.append("</Risk>\n\n## Known surprises\n\n");
    for (int item = 0; item < 4; item++) {
      body.append("- ")
          .append(sentence())
          .append(". ")
          .append(sentence())
          .append(cite(references))
          .append(".\n");
    }
    return body.append("\n## Community observations\n\n<Observations skill=\"")
        .append(id)
        .append("\" />\n\n## Requests for contributions\n\nNo outstanding requests at this time.\n")
        .toString();
  }

  private String paragraph(List<Integer> references) {
    return "%s.\n%s%s.\n%s %s.\n\n"
        .formatted(sentence(), sentence(), cite(references), sentence(), value());
  }

  private String sentence() {
    return SENTENCES.get(random.nextInt(SENTENCES.size()));
  }

  private String cite(List<Integer> references) {
    return " [justel-reference-%d]".formatted(references.get(random.nextInt(references.size())));
  }

  private static String ref(int i) {
    return "<Ref name=\"justel-reference-%d\" uid=\"ref-%05d\" title=\"Reference %d\" url=\"https://law.example.be/%d\" last_verified=\"2026-11-15\">reference %d</Ref>"
        .formatted(i, i, i, i, i);
  }

  private String value() {
    int i = 3 + random.nextInt(catalogueSize() - 3);
    return "<VV name=\"justice-value-%d-days\" uid=\"val-%05d\">%d days</VV>".formatted(i, i, i);
  }

  private void write(String path, String text) {
    files.put(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
