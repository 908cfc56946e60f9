package be.becivic.lifecycle.review;

import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.result.PersonSpan;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Looks for people in ids that an agent made up: {@code jan-janssens-case} is read as "Jan Janssens
 * Case". Words of an id have no sentence around them, so only first name and surname together, or a
 * title before a name, count; what a model takes for a name alone does not.
 */
final class IdNames {
  private static final String AGENT = "submitting_agent";
  private static final int LONGEST = 241;
  private static final Pattern ID =
      Pattern.compile("[A-Za-z0-9]{1,120}(?:[-_.:/+][A-Za-z0-9]{1,120}){1,60}");

  private final PersonRecogniser recogniser;

  IdNames(PersonRecogniser recogniser) {
    this.recogniser = recogniser;
  }

  Stream<PersonMark> marks(JsonNode document, List<FreeText> texts) {
    Stream<PersonMark> agent =
        document.path(AGENT).stringValueOpt().stream().flatMap(name -> marks("/" + AGENT, name));
    return Stream.concat(agent, texts.stream().flatMap(text -> marks(text.pointer(), text.text())));
  }

  private Stream<PersonMark> marks(String pointer, String id) {
    if (id.length() > LONGEST || !ID.matcher(id).matches()) {
      return Stream.empty();
    }
    String words = words(id);
    return recogniser.recognise(words, Optional.empty()).stream()
        .filter(span -> names(words, span))
        .map(span -> new PersonMark(pointer, span.start(), span.end(), span.reason().detail()));
  }

  private static boolean names(String words, PersonSpan span) {
    return switch (span.reason().kind()) {
      case TITLE, INTRODUCTION, ROLE, SCRIPT -> true;
      case NAME_LIST -> words.substring(span.start(), span.end()).indexOf(' ') > 0;
      case MODEL -> false;
    };
  }

  /** Every place stays where it is. */
  private static String words(String id) {
    StringBuilder words = new StringBuilder(id.length());
    for (int i = 0; i < id.length(); i++) {
      char character = id.charAt(i);
      boolean isFirst = i == 0 || !Character.isLetterOrDigit(id.charAt(i - 1));
      words.append(
          Character.isLetterOrDigit(character)
              ? isFirst ? Character.toUpperCase(character) : character
              : ' ');
    }
    return words.toString();
  }
}
