package be.becivic.site.page.general;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.path.PathPage;
import be.becivic.site.page.skill.SkillPage;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import tools.jackson.databind.JsonNode;

/** The page of an earlier version, at an address of its own. */
public record PastPage(Page before, PageHead head) implements Page {

  public static Page of(PageContext context, Skill skill, String sha) {
    return at(SkillPage.of(context, skill), sha);
  }

  public static Page of(PageContext context, PathEntry path, String sha) {
    return at(PathPage.of(context, path), sha);
  }

  private static Page at(Page page, String sha) {
    PageHead head = page.head();
    return new PastPage(
        page,
        new PageHead(
            head.title(),
            head.description(),
            head.path() + "/versions/" + sha,
            head.section(),
            false));
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
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
