package be.becivic.harness;

import be.becivic.harness.remote.ServerWire;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Serves the published files of this repository, and remembers everything that was asked. */
final class RecordingWire implements ServerWire {
  private static final Path CORPUS = Path.of("..", "..", "corpus");
  private static final String GRAPH =
      """
      {"nodes":[{"id":"nationality-application","title":"Declare Belgian nationality",
        "summary":"Become Belgian","description":"","status":"beta","tags":["nationality"],
        "applies_to":"nationality","prerequisites":["commune-address-registration"],"related":[],
        "profile_requirements":["region","commune_nis5"]},
       {"id":"meta-no-skill-fallback","title":"Fallback","status":"stable","tags":[],
        "applies_to":"meta","prerequisites":[],"related":[],"profile_requirements":[]}],"edges":[]}
      """;
  private static final String SKILL =
      """
      {"id":"nationality-application","status":"beta","version":"0.2.0","body":"Go to your commune.",
       "frontmatter":{"requires_capabilities":["multi_turn"],"prerequisites":[]},
       "values":[{"uid":"val-00005","status":"alpha"}],"references":[]}
      """;

  private static final String RENEWAL =
      """
      {"id":"residence-card-renewal","status":"beta","version":"0.1.0","body":"Renew it.",
       "frontmatter":{"requires_capabilities":[],"prerequisites":[]},"references":[],
       "values":[{"uid":"val-00024","status":"alpha","value":"60 days"},
        {"uid":"val-00027","status":"alpha","value":"25 EUR"}]}
      """;
  private static final String MARRIAGE =
      """
      {"id":"marriage-declaration","title":"Declare a marriage","status":"beta","version":"0.3.0",
       "frontmatter":{"last_verified":"2026-11-15"},"values":[],"references":[],
       "body":"Intro.\\n\\n## Required documents\\n\\n- **Birth certificate**, a copy.\\n- **Certificate of residence\\n  with history**: [it](/paths/certificat-residence-historique).\\n- **Valid identity card** of both.\\n\\n## Process\\n\\n- **Not a document**\\n",
       "required_paths":[{"id":"certificat-residence-historique","role":"submission",
         "title":{"fr":"Certificat de résidence avec historique","en":"Certificate"}},
        {"id":"federal-registration-fee-receipt","role":"submission",
         "title":{"fr":"Preuve de paiement","en":"Proof of payment"}},
        {"id":"other","role":"check-only","title":{"en":"Only checked"}}]}
      """;

  final List<Request> requests = new ArrayList<>();
  boolean isDown;

  @Override
  public Answer send(Request request) throws IOException {
    requests.add(request);
    if (isDown) {
      throw new IOException("down");
    }
    String path = request.path().replaceFirst("\\?.*", "");
    return switch (path) {
      case "/scrub-rules.json" -> file("tools/scrub/regex-rules.json");
      case "/paths/index.json" -> file("paths/index.json");
      case "/communes.json" -> file("data/communes.json");
      case "/skills.json" -> file("skills/index.json");
      case "/api/skill-graph" -> answer(200, GRAPH);
      case "/api/skills/nationality-application" -> answer(200, SKILL);
      case "/api/skills/residence-card-renewal" -> answer(200, RENEWAL);
      case "/api/skills/marriage-declaration" -> answer(200, MARRIAGE);
      case "/api/feedback" -> answer(200, staged(request.body().orElseThrow()));
      case "/mcp", "/api/paths" -> answer(503, "{}");
      default -> answer(404, "{}");
    };
  }

  private static String staged(String body) {
    boolean staging = body.contains("\"mode\":\"stage\"");
    String result =
        staging
            ? "{\"ok\":true,\"status\":\"staged\",\"cancel_token\":\"secret-token\","
                + "\"commit_eta\":\"2026-11-18T10:00:00Z\"}"
            : "{\"ok\":true,\"status\":\"validated\"}";
    int items = body.split("submission_contract_version\":\"2.1.0\",\"type\"").length - 1;
    return "{\"results\":[" + String.join(",", Collections.nCopies(items, result)) + "]}";
  }

  private static Answer file(String name) throws IOException {
    return answer(200, Files.readString(CORPUS.resolve(name)));
  }

  private static Answer answer(int status, String body) {
    return new Answer(status, body.getBytes(StandardCharsets.UTF_8), Optional.empty());
  }
}
