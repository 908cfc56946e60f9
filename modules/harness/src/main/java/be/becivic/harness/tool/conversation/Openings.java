package be.becivic.harness.tool.conversation;

import be.becivic.harness.match.SkillMatch;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.state.MemoryType;
import be.becivic.harness.state.Note;
import be.becivic.harness.tool.Catalogues;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.OpenSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;

/** How a conversation begins, by what this machine remembers (§24.5). */
public final class Openings {
  private final HarnessParts parts;
  private final Catalogues catalogues;

  public Openings(HarnessParts parts, Catalogues catalogues) {
    this.parts = parts;
    this.catalogues = catalogues;
  }

  public List<String> words(OpenSession session, String task) {
    List<String> active = session.tier().remembers() ? parts.profile().listProcedures() : List.of();
    if (active.isEmpty() && !(session.tier().remembers() && parts.profile().isKnown())) {
      return List.of(
          "opening: first_contact",
          Wordings.WHO,
          Wordings.OBSERVATIONS + " " + Wordings.NO_STRINGS,
          Wordings.ANALYTICS
              + " (If the person wants that: update_profile with consent {\"analytics\": true};"
              + " they are asked themselves.)",
          Wordings.DISCARD,
          task.isBlank()
              ? "Ask one thing: what brought you here today?"
              : "They have said what brought them here; do not ask again.");
    }
    Optional<String> wanted = findWanted(task, active);
    if (wanted.isEmpty()) {
      List<String> lines = new ArrayList<>(List.of("opening: returning", Wordings.RETURNING));
      active.forEach(id -> lines.add("In progress: " + id + ", at " + step(id)));
      return lines;
    }
    session.focusOn(wanted.get());
    List<String> lines = new ArrayList<>();
    lines.add("opening: " + (active.size() > 1 ? "multi_active" : "continuing"));
    lines.add(Wordings.continuing(title(wanted.get()), step(wanted.get())));
    active.stream()
        .filter(id -> !id.equals(wanted.get()))
        .forEach(id -> lines.add("Also in progress: " + title(id) + ", at " + step(id)));
    return lines;
  }

  /** The sentence that follows a change of procedure; what was left is on disk already. */
  public Optional<String> pivot(OpenSession session, String target) {
    Optional<String> left = session.focus().filter(each -> !each.equals(target));
    session.focusOn(target);
    return left.map(each -> Wordings.pivot(title(target), step(target), title(each)));
  }

  private Optional<String> findWanted(String task, List<String> active) {
    if (active.contains(task)) {
      return Optional.of(task);
    }
    return catalogues
        .eligibility()
        .flatMap(
            eligibility ->
                eligibility.rank(task, JsonNodeFactory.instance.objectNode(), List.of()).stream()
                    .map(SkillMatch::id)
                    .map(Object::toString)
                    .filter(active::contains)
                    .findFirst())
        .or(
            () ->
                task.isBlank() && active.size() == 1
                    ? active.stream().findFirst()
                    : Optional.empty());
  }

  private String title(String id) {
    return note(id).map(note -> note.text("name")).filter(name -> !name.isEmpty()).orElse(id);
  }

  private String step(String id) {
    return note(id)
        .map(note -> note.text("step"))
        .filter(step -> !step.isEmpty())
        .orElse("the beginning");
  }

  private Optional<Note> note(String id) {
    return parts.memory().read(MemoryType.PROCEDURE_PROGRESS, id);
  }
}
