package be.becivic.training;

import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;

/** Writes civic sentences with and without people, as tidy or as careless as those people send. */
final class Generator {
  static final int PERCENT_UNLISTED = 50;
  private static final int PERCENT_UNKNOWN_THINGS = 35;

  private final ModelLanguage language;
  private final Grammar grammar;
  private final NameForms forms;
  private final RandomGenerator random;

  Generator(ModelLanguage language, Grammar grammar, NameForms forms, RandomGenerator random) {
    this.language = language;
    this.grammar = grammar;
    this.forms = forms;
    this.random = random;
  }

  Example positive() {
    Example example = fill(grammar.choose("positive", random));
    return varied(random.nextInt(100) < 20 ? joined(example, negativeOnly()) : example);
  }

  Example negative() {
    Example example = negativeOnly();
    return varied(random.nextInt(100) < 25 ? joined(example, negativeOnly()) : example);
  }

  private Example negativeOnly() {
    return fill(grammar.choose("negative", random));
  }

  private Example joined(Example left, Example right) {
    boolean swap = random.nextBoolean();
    return new ExampleBuilder()
        .example(swap ? right : left)
        .text(" ")
        .example(swap ? left : right)
        .build();
  }

  private Example fill(String template) {
    String text = contracted(grammar.expand(template, random));
    boolean capitalise = template.startsWith("{") && !template.startsWith("{low");
    Matcher slot = Grammar.SLOT.matcher(text);
    var builder = new ExampleBuilder();
    int from = 0;
    while (slot.find()) {
      builder.text(opened(text.substring(from, slot.start()), capitalise && from == 0));
      boolean person = slot.group(1).isEmpty();
      String before = forms.before(slot.group(2), random);
      String name = forms.name(slot.group(2), random);
      if (person) {
        builder
            .text(slot.start() == 0 ? opened(before, true) : before)
            .person(name, random.nextInt(100) < PERCENT_UNLISTED);
      } else {
        builder.text(name);
      }
      from = slot.end();
    }
    builder.text(opened(text.substring(from), capitalise && from == 0));
    return builder.hidingThings(random.nextInt(100) < PERCENT_UNKNOWN_THINGS).build();
  }

  private static String opened(String text, boolean capitalise) {
    return capitalise && !text.isEmpty()
        ? text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1)
        : text;
  }

  private String contracted(String text) {
    if (language != ModelLanguage.FR) {
      return text;
    }
    return text.replace(" à le ", " au ")
        .replace(" de le ", " du ")
        .replace(" à les ", " aux ")
        .replace(" de les ", " des ")
        .replace("À le ", "Au ")
        .replace("À les ", "Aux ");
  }

  private Example varied(Example example) {
    int roll = random.nextInt(100);
    String text = example.text();
    if (roll < 4) {
      text = text.toLowerCase(Locale.ROOT);
    } else if (roll < 6) {
      text = text.toUpperCase(Locale.ROOT);
    } else if (roll < 9) {
      text = Accents.without(text);
    } else if (roll < 12) {
      text = text.replace('\'', '’');
    } else if (roll < 20 && text.endsWith(".")) {
      text = text.substring(0, text.length() - 1);
    }
    boolean comparable =
        text.length() == example.text().length() || text.length() == example.text().length() - 1;
    return comparable ? new Example(text, within(example, text), example.hidesThings()) : example;
  }

  private static List<Example.Person> within(Example example, String text) {
    return example.people().stream()
        .map(
            person ->
                new Example.Person(
                    person.start(), Math.min(person.end(), text.length()), person.unlisted()))
        .toList();
  }
}
