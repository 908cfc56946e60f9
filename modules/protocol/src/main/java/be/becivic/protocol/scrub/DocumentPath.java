package be.becivic.protocol.scrub;

import java.util.List;

/** The way from the root of a document to one of its values. */
sealed interface DocumentPath {
  int LONGEST_NAME = 64;
  int MOST_DIGITS = 4;

  /** The document itself. */
  record Root() implements DocumentPath {}

  /** A member of an object. */
  record Member(DocumentPath parent, String name) implements DocumentPath {}

  /** An element of an array. */
  record Element(DocumentPath parent, int index) implements DocumentPath {}

  default DocumentPath member(String name) {
    return new Member(this, name);
  }

  default DocumentPath element(int index) {
    return new Element(this, index);
  }

  /** A JSON pointer that ends before the first name a submitter may have made up. */
  default String pointer() {
    StringBuilder pointer = new StringBuilder();
    writeTo(pointer);
    return pointer.toString();
  }

  private boolean writeTo(StringBuilder pointer) {
    return switch (this) {
      case Root() -> true;
      case Element(DocumentPath parent, int index) ->
          parent.writeTo(pointer) && append(pointer, Integer.toString(index));
      case Member(DocumentPath parent, String name) ->
          parent.writeTo(pointer) && isPlain(name) && append(pointer, name);
    };
  }

  /** Whether the last names are these; array elements do not count (§6.8). */
  default boolean endsWith(List<String> names) {
    return switch (this) {
      case Root() -> names.isEmpty();
      case Element(DocumentPath parent, int _) -> parent.endsWith(names);
      case Member(DocumentPath parent, String name) ->
          names.isEmpty()
              || names.getLast().equals(name)
                  && parent.endsWith(names.subList(0, names.size() - 1));
    };
  }

  private static boolean append(StringBuilder pointer, String step) {
    pointer.append('/').append(step);
    return true;
  }

  private static boolean isPlain(String name) {
    int digits = 0;
    for (int i = 0; i < name.length(); i++) {
      char character = name.charAt(i);
      boolean isDigit = character >= '0' && character <= '9';
      if (!isDigit && character != '_' && (character < 'a' || character > 'z')) {
        return false;
      }
      digits += isDigit ? 1 : 0;
    }
    return !name.isEmpty() && name.length() <= LONGEST_NAME && digits <= MOST_DIGITS;
  }
}
