package be.becivic.server.read;

import be.becivic.protocol.text.WireNamed;

/** A form in which a skill can be read. */
enum SkillFormat implements WireNamed {
  /** With everything it cites filled in. */
  MARKDOWN(".md"),
  /** The whole page as one document. */
  JSON(".json"),
  /** The bytes on main, to write a diff against. */
  SOURCE("/canonical.md");

  private final String suffix;

  SkillFormat(String suffix) {
    this.suffix = suffix;
  }

  /** Where the site shows a skill in this form. */
  String path(String skill) {
    return "/skills/" + skill + suffix;
  }
}
