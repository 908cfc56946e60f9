package be.becivic.site.page;

import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import gg.jte.html.HtmlTemplateOutput;
import tools.jackson.databind.JsonNode;

/** A page in its three forms. */
public interface Page {
  Head head();

  void writeHtml(Frame frame, HtmlTemplateOutput output);

  String markdown();

  JsonNode json();

  /** How long what it says may be kept. */
  default Freshness freshness() {
    return Freshness.SIGNALS;
  }

  default int httpStatus() {
    return 200;
  }
}
