package be.becivic.site.page.common;

import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import tools.jackson.databind.JsonNode;

/** A page in its three forms. */
public interface Page {
  PageHead head();

  void writeHtml(PageFrame frame, HtmlTemplateOutput output);

  String markdown();

  JsonNode json();

  /** How long what it says may be kept. */
  default PageFreshness freshness() {
    return PageFreshness.SIGNALS;
  }

  default int httpStatus() {
    return 200;
  }
}
