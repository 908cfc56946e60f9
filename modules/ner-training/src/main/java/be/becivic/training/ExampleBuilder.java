package be.becivic.training;

import java.util.ArrayList;
import java.util.List;

/** Puts a sentence together piece by piece. */
final class ExampleBuilder {
  private final StringBuilder text = new StringBuilder();
  private final List<Example.Person> people = new ArrayList<>();
  private boolean hidesThings;

  ExampleBuilder text(String piece) {
    text.append(piece);
    return this;
  }

  ExampleBuilder person(String name, boolean unlisted) {
    people.add(new Example.Person(text.length(), text.length() + name.length(), unlisted));
    text.append(name);
    return this;
  }

  ExampleBuilder example(Example example) {
    for (Example.Person person : example.people()) {
      people.add(
          new Example.Person(
              text.length() + person.start(), text.length() + person.end(), person.unlisted()));
    }
    text.append(example.text());
    hidesThings |= example.hidesThings();
    return this;
  }

  ExampleBuilder hidingThings(boolean hides) {
    hidesThings = hides;
    return this;
  }

  Example build() {
    return new Example(text.toString(), List.copyOf(people), hidesThings);
  }
}
