package be.becivic.site.body;

import be.becivic.corpus.body.PlainText;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.commonmark.node.Heading;

/** The sections every skill has, in the order in which people read them. */
public enum SkillSection {
  DOCUMENTS("Required documents"),
  STEPS("Process"),
  CASES("Branching layer"),
  SURPRISES("Known surprises"),
  OBSERVATIONS("Community observations"),
  REQUESTS("Requests for contributions"),
  BASIS("Authoritative basis");

  private final String written;

  SkillSection(String written) {
    this.written = written;
  }

  /** The section an author's heading begins. */
  static Optional<SkillSection> of(Heading heading) {
    String title = PlainText.of(heading);
    return Arrays.stream(values())
        .filter(section -> heading.getLevel() == 2 && section.written.equals(title))
        .findFirst();
  }

  /** The message that says its name to people. */
  public String message() {
    return "section." + name().toLowerCase(Locale.ROOT);
  }
}
