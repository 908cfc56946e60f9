package be.becivic.site.page.general;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.translation.SkillTranslations;
import be.becivic.site.body.BesidePlaces;
import be.becivic.site.body.BodyContext;
import be.becivic.site.body.BodyHtml;
import be.becivic.site.body.Citations;
import be.becivic.site.body.HeadingOutline;
import be.becivic.site.body.ReaderChoices;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.page.common.TocLines;
import be.becivic.site.template.JtedocGenerated;
import be.becivic.site.view.Html;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.Content;
import gg.jte.html.HtmlTemplateOutput;
import java.util.Optional;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import tools.jackson.databind.JsonNode;

/** One page of documentation, for people or for agents. */
final class DocPage implements Page {
  private final PageContext context;
  private final SourceFile file;
  private final Body body;
  private final PageHead head;
  private final Optional<String> told;

  DocPage(PageContext context, String path, String section, SourceFile file, Body body) {
    this.context = context;
    this.file = file;
    this.body = body;
    String title = takeTitle(body.document(), path);
    String name = path.substring(path.lastIndexOf('/') + 1);
    this.told = words(name + ".title");
    this.head =
        PageHead.of(
            told.orElse(title),
            words(name + ".text").orElseGet(() -> DocPages.lead(body)),
            path,
            section);
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    HeadingOutline outline = HeadingOutline.of(body.document());
    BodyContext cited =
        new BodyContext(
            context.corpus(),
            SkillTranslations.NONE,
            Citations.of(body.tags(), context.facts()),
            outline,
            BesidePlaces.NONE,
            SkillReading.WORDS);
    ReaderChoices reader =
        new ReaderChoices(
            context.reader().language(), context::href, Html.NONE, Html.NONE, _ -> Html.NONE);
    Content html = BodyHtml.of(body.document(), cited).to(reader);
    JtedocGenerated.render(
        output, null, frame, new TocLines(context).of(outline.items()), told.isPresent(), html);
  }

  @Override
  public String markdown() {
    return file.text();
  }

  @Override
  public JsonNode json() {
    return PageJson.page(head.path(), context).put("title", head.title()).put("body", file.text());
  }

  @Override
  public PageFreshness freshness() {
    return PageFreshness.CORPUS;
  }

  /** Title and summary, where somebody translated them; the text is English. */
  private Optional<String> words(String key) {
    return context.findName("doc", key).map(context.site()::named);
  }

  /** The title stands above the page, so it leaves the text. */
  private static String takeTitle(Node document, String path) {
    if (document.getFirstChild() instanceof Heading heading && heading.getLevel() == 1) {
      heading.unlink();
      return PlainText.of(heading);
    }
    return path;
  }
}
