package be.becivic.training;

import be.becivic.ner.text.ModelLanguage;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/** The ways a person is written: in full, by one name, with a title, in capitals, in a hurry. */
final class NameForms {
  /** Neither initials nor brackets nor commas. */
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}' ’-]{3,}");

  private static final Pattern PARTICLE =
      Pattern.compile(
          "^(?:van|vanden|vander|de|del|della|der|di|da|dos|el|al|ben|bin|ait|aït|la|le|von|ter|ten)"
              + " ",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** How many of those who are named instead bear a name that is a word of the language. */
  private static final int PERCENT_WORDS = 30;

  private final ModelLanguage language;
  private final NameLists lists;
  private final Grammar grammar;

  NameForms(ModelLanguage language, NameLists lists, Grammar grammar) {
    this.language = language;
    this.lists = lists;
    this.grammar = grammar;
  }

  /** What stands before the name without being part of it. */
  String before(String slot, RandomGenerator random) {
    return slot.equals("titled") ? grammar.choose("title", random) + " " : "";
  }

  String name(String slot, RandomGenerator random) {
    NameOrigin origin = lists.origin(language, random);
    return switch (slot) {
      case "first" -> first(origin, random);
      case "last" -> last(origin, random);
      case "full" -> full(origin, random);
      case "full-" -> full(origin, random).replace(' ', '-');
      case "titled" -> random.nextInt(100) < 75 ? last(origin, random) : full(origin, random);
      case "person" -> person(origin, random);
      case "capsname" ->
          last(origin, random).toUpperCase(Locale.ROOT) + " " + first(origin, random);
      case "lowfirst" -> first(origin, random).toLowerCase(Locale.ROOT);
      case "lowlast" -> last(origin, random).toLowerCase(Locale.ROOT);
      case "lowfull" -> full(origin, random).toLowerCase(Locale.ROOT);
      default -> throw new IllegalStateException("unknown slot " + slot);
    };
  }

  /** Another name of the same form, where the form is plain; else the same. */
  String like(String written, RandomGenerator random) {
    if (!PLAIN.matcher(written).matches()) {
      return written;
    }
    NameOrigin origin = lists.origin(language, random);
    boolean whole = written.contains(" ") && !PARTICLE.matcher(written).find();
    String name = whole ? full(origin, random) : alike(written, origin, random);
    if (written.equals(written.toLowerCase(Locale.ROOT))) {
      return name.toLowerCase(Locale.ROOT);
    }
    return written.equals(written.toUpperCase(Locale.ROOT)) ? name.toUpperCase(Locale.ROOT) : name;
  }

  private String alike(String written, NameOrigin origin, RandomGenerator random) {
    if (random.nextInt(100) < PERCENT_WORDS) {
      return lists.wordSurname(language, random);
    }
    return lists.isFirstName(written) ? first(origin, random) : last(origin, random);
  }

  private String person(NameOrigin origin, RandomGenerator random) {
    int roll = random.nextInt(100);
    if (roll < 36) {
      return full(origin, random);
    }
    if (roll < 62) {
      return first(origin, random);
    }
    if (roll < 88) {
      return last(origin, random);
    }
    if (roll < 93) {
      return first(origin, random).charAt(0) + ". " + last(origin, random);
    }
    return roll < 96
        ? last(origin, random).toUpperCase(Locale.ROOT) + " " + first(origin, random)
        : first(origin, random) + " " + last(origin, random).charAt(0) + ".";
  }

  private String full(NameOrigin origin, RandomGenerator random) {
    String middle = random.nextInt(100) < 6 ? " " + first(origin, random) : "";
    String second =
        origin == NameOrigin.IBERIAN && random.nextInt(100) < 30 ? " " + last(origin, random) : "";
    return first(origin, random) + middle + " " + last(origin, random) + second;
  }

  private String first(NameOrigin origin, RandomGenerator random) {
    String name = lists.firstName(origin, random);
    return random.nextInt(100) < 4 && !name.contains("-")
        ? name + "-" + lists.firstName(origin, random)
        : name;
  }

  private String last(NameOrigin origin, RandomGenerator random) {
    String name = lists.surname(origin, random);
    int roll = random.nextInt(100);
    if (roll < 2) {
      return name + "-" + lists.surname(origin, random);
    }
    if (roll < 5) {
      return name.toUpperCase(Locale.ROOT);
    }
    return roll < 10 && name.startsWith("Van ") ? "v" + name.substring(1) : name;
  }
}
