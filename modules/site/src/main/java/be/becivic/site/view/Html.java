package be.becivic.site.view;

import gg.jte.Content;
import gg.jte.TemplateOutput;

/** HTML that was written safely before it came here. */
public record Html(String markup) implements Content {
  public static final Html NONE = new Html("");

  public boolean isEmpty() {
    return markup.isEmpty();
  }

  @Override
  public void writeTo(TemplateOutput output) {
    output.writeContent(markup);
  }
}
