package be.becivic.harness.tool.dossier;

import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.dossier.DossierLanguage;
import be.becivic.harness.dossier.DossierPart;
import be.becivic.harness.dossier.DossierPlan;
import be.becivic.harness.dossier.DossierWriter;
import be.becivic.harness.dossier.PersonFile;
import be.becivic.harness.dossier.RequiredDocument;
import be.becivic.harness.remote.RemoteAnswer;
import be.becivic.harness.remote.RemoteRead;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.state.MemoryType;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.PersonQuestions.Agreement;
import be.becivic.harness.tool.SessionTool;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.id.SkillId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code compile_dossier}: one PDF for the counter, of files the person agreed to. */
public final class DossierTool implements SessionTool {
  private static final String DRAFT = "dossier-draft.md";

  private final HarnessParts parts;
  private final PersonQuestions questions;

  public DossierTool(HarnessParts parts, PersonQuestions questions) {
    this.parts = parts;
    this.questions = questions;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    Optional<SkillId> id = SkillId.parse(arguments.path("skill_id").stringValue(""));
    if (id.isEmpty()) {
      return ToolResult.error("That is no skill's id; match_skills gives them.");
    }
    if (!(parts.reader().read(new RemoteRead.SkillBody(id.get()))
        instanceof RemoteAnswer.Here here)) {
      return ToolResult.error(
          "That procedure cannot be read, so what the office wants is not known. Try again when Be"
              + " Civic can be reached, or check the id with match_skills.");
    }
    Optional<DossierTarget> target =
        DossierTarget.of(arguments.path("folder").stringValueOpt(), id.get().value(), parts);
    if (target.isEmpty()) {
      return ToolResult.error(
          "The dossier cannot be put there: name an existing folder of the person's by its whole"
              + " path. It is never put into Be Civic's own folder.");
    }
    ObjectNode profile = parts.profile().read().orElseGet(JsonNodeFactory.instance::objectNode);
    DossierLanguage language =
        DossierLanguage.parse(arguments.path("language").stringValue(""))
            .orElseGet(() -> DossierLanguage.of(profile));
    List<RequiredDocument> required = RequiredDocument.list(here.value());
    var contents =
        new DossierContents(required, arguments.path("documents"), arguments.path("leave_out"));
    String title = arguments.path("title").stringValue("");
    List<String> hits = session.rules().look(title + "\n" + contents.words());
    if (!hits.isEmpty()) {
      return ToolResult.error(
          new WriteResult.Identifying(hits).question()
              + " The person writes their name on the cover by hand.");
    }
    DossierPlan plan = plan(here.value(), title, language, contents);
    if (!contents.problems().isEmpty()) {
      return ToolResult.error(
          "Nothing was bound. "
              + String.join(". ", contents.problems())
              + ". Ask the person for another file, or leave the file out: its place is kept.");
    }
    return switch (agree(session, id.get(), plan, target.get(), arguments, context)) {
      case Agreement.Given _ -> bind(session, id.get(), plan, target.get());
      case Agreement.Refused _ -> ToolResult.text("The person said no; nothing was bound.");
      case Agreement.Open(ToolResult result) -> result;
    };
  }

  private DossierPlan plan(
      JsonNode skill, String title, DossierLanguage language, DossierContents contents) {
    String procedure = skill.path("title").asString("");
    return new DossierPlan(
        language,
        title.isEmpty() ? procedure : title,
        procedure,
        skill.path("version").asString(""),
        skill.at("/frontmatter/last_verified").asString(""),
        parts.deadlines().today(),
        contents.parts(language, this::isObtained));
  }

  /** Whether a walk to it ended well (§8.7.2.2). */
  private boolean isObtained(RequiredDocument document) {
    return document
        .path()
        .flatMap(path -> parts.memory().read(MemoryType.PATH_HISTORY, path.value()))
        .filter(note -> !note.text("worked").isEmpty())
        .isPresent();
  }

  /** Names of files are shown and never rest; what waits says what they are, not where. */
  private Agreement agree(
      OpenSession session,
      SkillId id,
      DossierPlan plan,
      DossierTarget target,
      ObjectNode arguments,
      CallContext<LocalClient> context) {
    var exactly =
        new StringBuilder(id + " " + plan.language() + " " + plan.title() + " " + target.folder());
    List<String> files = new ArrayList<>();
    for (DossierPart part : plan.parts()) {
      String digest = part.file().map(PersonFile::digest).orElse("");
      exactly.append('\n').append(part.title()).append('\n').append(part.note());
      exactly.append('\n').append(digest);
      part.file().ifPresent(file -> files.add("- " + part.title() + ": " + file.description()));
    }
    var request =
        ConsentRequest.of(
            session.id(), Purpose.COMPILE_DOSSIER, "dossier-" + id, exactly.toString());
    String words =
        "Your agent would like to bind these files of yours into one PDF for the counter, in a"
            + " folder of yours. Nothing is sent and no copy is kept elsewhere.\n"
            + String.join("\n", files);
    String places =
        arguments
            .path("documents")
            .valueStream()
            .flatMap(each -> each.path("file").stringValueOpt().stream())
            .map(place -> "\n- " + place)
            .collect(Collectors.joining());
    return questions.agree(
        request, words + "\nFrom:" + places + "\nInto: " + target.folder(), words, context);
  }

  private ToolResult bind(OpenSession session, SkillId id, DossierPlan plan, DossierTarget target) {
    Path file;
    try {
      file = target.write(DossierWriter.write(plan));
    } catch (IOException | RuntimeException | StackOverflowError _) {
      // Files are read by a library that throws whatever a broken one leads it to.
      return ToolResult.error(
          "The dossier could not be bound: one of the files is damaged, or the disk is full. Try"
              + " without the last file that was added.");
    }
    if (session.tier().remembers()) {
      session.files().replace(parts.folder().session(session.id()).resolve(DRAFT), draft(id, plan));
    }
    List<DossierPart> missing = plan.listMissing();
    return ToolResult.text(
        "The dossier is "
            + file
            + ". "
            + (missing.isEmpty()
                ? "Everything on the list is in it."
                : "Places are kept for: "
                    + missing.stream().map(DossierPart::title).collect(Collectors.joining("; "))
                    + ".")
            + (plan.parts().stream()
                    .anyMatch(part -> part.file().filter(PersonFile::isSigned).isPresent())
                ? " A document with an electronic signature loses it here: hand in the file too."
                : "")
            + " Ask the person to look at every page, and to bring the originals.");
  }

  private static String draft(SkillId id, DossierPlan plan) {
    return plan.parts().stream()
        .map(part -> (part.file().isPresent() ? "- [x] " : "- [ ] ") + part.title() + "\n")
        .collect(Collectors.joining("", "# Dossier for " + id + "\n\n", ""));
  }
}
