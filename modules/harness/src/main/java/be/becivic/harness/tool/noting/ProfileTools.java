package be.becivic.harness.tool.noting;

import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.match.CommuneNames;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.session.TrustClause;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.tool.Catalogues;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.PersonQuestions.Agreement;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code get_profile}, {@code update_profile} and the form that fills the profile in. */
public final class ProfileTools {
  public static final String FORM_PAGE = "ui://becivic/onboarding";
  private static final String NO_FOLDER =
      "There is no folder to keep a profile in, so nothing is remembered beyond this conversation.";

  private static final String NO_COMMUNE =
      "Nothing was written: no commune is called so. Ask for its official name in French, Dutch or"
          + " German; a part of a commune is called after the whole. Or leave commune_nis5 out.";
  private static final String NO_LIST =
      "Nothing was written: the list of communes cannot be reached, so its name cannot be looked"
          + " up. Leave commune_nis5 out for now, or give its five digits if the person knows"
          + " them.";
  private static final String COMMUNE = "commune_nis5";
  private static final String REGION = "region";
  private static final Pattern NIS5 = Pattern.compile("[0-9]{5}");

  private final HarnessParts parts;
  private final PersonQuestions questions;
  private final Catalogues catalogues;

  public ProfileTools(HarnessParts parts, PersonQuestions questions, Catalogues catalogues) {
    this.parts = parts;
    this.questions = questions;
    this.catalogues = catalogues;
  }

  public ToolResult get(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    if (!session.tier().remembers()) {
      return ToolResult.text(NO_FOLDER);
    }
    String profile = parts.profile().read().map(JsonNode::toString).orElse("{}");
    return ToolResult.text(profile + "\n\n" + parts.memory().index());
  }

  public ToolResult update(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    if (!session.tier().remembers()) {
      return ToolResult.error(NO_FOLDER);
    }
    ObjectNode changes = arguments.path("changes").asObject();
    return place(changes)
        .or(() -> settle(session, arguments, changes, context))
        .orElseGet(() -> write(session, changes));
  }

  /** What only the person may decide: sharing events, and what was read off a document. */
  private Optional<ToolResult> settle(
      OpenSession session,
      ObjectNode arguments,
      ObjectNode changes,
      CallContext<LocalClient> context) {
    boolean events = changes.has("consent");
    if (!events && !arguments.path("from_document").asBoolean(false)) {
      return Optional.empty();
    }
    if (parts.profile().check(changes, session.files()) instanceof WriteResult.Stopped stopped) {
      return Optional.of(ToolResult.error(stopped.question()));
    }
    var request =
        ConsentRequest.of(
            session.id(),
            events ? Purpose.SEND_EVENTS : Purpose.WRITE_FROM_DOCUMENT,
            "profile",
            changes.toString());
    String words =
        events
            ? Wordings.ANALYTICS + " This would be noted: " + MemberWords.of(changes)
            : Wordings.DOCUMENT_INTAKE + " This would be saved: " + MemberWords.of(changes);
    return switch (questions.agree(request, words, context)) {
      case Agreement.Given _ -> Optional.empty();
      case Agreement.Refused _ ->
          Optional.of(ToolResult.text("The person said no; nothing was written."));
      case Agreement.Open(ToolResult result) -> Optional.of(result);
    };
  }

  private ToolResult write(OpenSession session, ObjectNode changes) {
    return switch (parts.profile().update(changes, session.files())) {
      case WriteResult.Kept _ ->
          ToolResult.text(
              "Saved."
                  + session
                      .teach(TrustClause.FORWARD_ONLY_STATE)
                      .map(line -> " " + line)
                      .orElse(""));
      case WriteResult.Stopped stopped -> ToolResult.error(stopped.question());
    };
  }

  /**
   * The questions of a procedure, from the profile's own schema: nothing is asked of the server.
   */
  public ToolResult form(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    List<String> members = required(arguments.path("skill_id").stringValue(""));
    ObjectNode fields = new ProfileQuestions(parts.schemas()).of(members);
    ObjectNode form = JsonNodeFactory.instance.objectNode();
    form.set("fields", fields);
    form.put("trust", String.join(" ", clauses()));
    if (!context.terms().showsApps()) {
      return ToolResult.text(
          "Ask the person these, a few at a time, in their language; skip what they do not want to"
              + " say. Then call update_profile with the members.\n\n"
              + form);
    }
    ObjectNode meta = form.deepCopy();
    meta.put("nonce", parts.nonces().issue(session.id(), FORM_PAGE));
    return ToolResult.text("The form is shown to the person.").noting(meta);
  }

  /** What the form's page sends: the person's own answers. */
  public ToolResult submitForm(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    if (!parts.nonces().redeem(session.id(), FORM_PAGE, arguments.path("nonce").stringValue(""))) {
      return ToolResult.error("This form is too old or was sent before. Ask for a new one.");
    }
    if (!session.tier().remembers()) {
      return ToolResult.error(NO_FOLDER);
    }
    ObjectNode answers = arguments.path("answers").asObject();
    return place(answers).orElseGet(() -> write(session, answers));
  }

  /** Puts a commune's code in the place of its name, and its region; or says why it cannot. */
  private Optional<ToolResult> place(ObjectNode changes) {
    Optional<String> said =
        changes.path(COMMUNE).stringValueOpt().filter(name -> !NIS5.matcher(name).matches());
    if (said.isEmpty()) {
      return Optional.empty();
    }
    Optional<CommuneNames> names = catalogues.communes();
    Optional<CommuneNames.Place> place = names.flatMap(each -> each.find(said.get()));
    if (place.isEmpty()) {
      return Optional.of(ToolResult.error(names.isPresent() ? NO_COMMUNE : NO_LIST));
    }
    changes.put(COMMUNE, place.get().nis5());
    if (!changes.has(REGION)) {
      place.get().region().ifPresent(region -> changes.put(REGION, region.profileName()));
    }
    return Optional.empty();
  }

  private List<String> required(String skill) {
    return catalogues
        .eligibility()
        .map(eligibility -> eligibility.requirements(skill))
        .filter(list -> !list.isEmpty())
        .orElseGet(
            () ->
                List.of(
                    REGION,
                    COMMUNE,
                    "administration_language",
                    "conversation_language",
                    "civic_status",
                    "nationality_status",
                    "residency_status"));
  }

  private static List<String> clauses() {
    return Stream.of(TrustClause.values()).map(TrustClause::line).toList();
  }
}
