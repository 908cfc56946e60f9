package be.becivic.harness.rules;

import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.scrub.ScrubFinding;
import be.becivic.protocol.scrub.Scrubber;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Looks for what identifies a person: the published patterns, and names beside them. */
public final class Screen {
  /** What a name of a person is reported as, beside the names of the published rules. */
  public static final String PERSON = "person_name";

  private final Scrubber scrubber;
  private final PersonRecogniser recogniser;

  public Screen(Scrubber scrubber, PersonRecogniser recogniser) {
    this.scrubber = scrubber;
    this.recogniser = recogniser;
  }

  /** The rules that fire on a text, each once; none of the text is in the answer. */
  public List<String> look(String text) {
    Set<String> rules = new LinkedHashSet<>();
    scrubber.scan(text).stream().map(ScrubFinding::rule).forEach(rules::add);
    // Every line by itself: a heading would lend its capitals to the sentence below.
    if (text.lines().anyMatch(this::namesSomeone)) {
      rules.add(PERSON);
    }
    return List.copyOf(rules);
  }

  /** The rules that fire on a document; names are looked for where people write freely. */
  public List<String> look(JsonNode document, Set<String> freeTexts) {
    Set<String> rules = new LinkedHashSet<>();
    scrubber.scan(document).stream().map(ScrubFinding::rule).forEach(rules::add);
    if (namesSomeone(document, freeTexts)) {
      rules.add(PERSON);
    }
    return List.copyOf(rules);
  }

  private boolean namesSomeone(JsonNode node, Set<String> freeTexts) {
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      JsonNode value = member.getValue();
      if (value.isString()
          ? freeTexts.contains(member.getKey()) && namesSomeone(value.stringValue())
          : namesSomeone(value, freeTexts)) {
        return true;
      }
    }
    if (node.isArray()) {
      for (JsonNode element : node) {
        if (namesSomeone(element, freeTexts)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean namesSomeone(String text) {
    return !recogniser.recognise(text, Optional.empty()).isEmpty();
  }
}
