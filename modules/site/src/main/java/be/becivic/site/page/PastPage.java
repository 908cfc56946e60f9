package be.becivic.site.page;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import gg.jte.html.HtmlTemplateOutput;
import tools.jackson.databind.JsonNode;

/** The page of an earlier version, at an address of its own. */
record PastPage(Page before, Head head) implements Page {

  static Page of(Shelf shelf, Skill skill, String sha) {
    return at(SkillPage.of(shelf, skill), sha);
  }

  static Page of(Shelf shelf, PathEntry path, String sha) {
    return at(PathPage.of(shelf, path), sha);
  }

  private static Page at(Page page, String sha) {
    Head head = page.head();
    return new PastPage(
        page,
        new Head(
            head.title(),
            head.description(),
            head.path() + "/versions/" + sha,
            head.section(),
            false));
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    before.writeHtml(frame, output);
  }

  @Override
  public String markdown() {
    return before.markdown();
  }

  @Override
  public JsonNode json() {
    return before.json();
  }
}
