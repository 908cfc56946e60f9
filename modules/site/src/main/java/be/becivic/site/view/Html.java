package be.becivic.site.view;

import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.nio.charset.StandardCharsets;

/** HTML that was written safely before it came here. */
public final class Html implements Content {
  public static final Html NONE = new Html("");

  private final byte[] utf8;

  public Html(String markup) {
    this.utf8 = markup.getBytes(StandardCharsets.UTF_8);
  }

  public boolean isEmpty() {
    return utf8.length == 0;
  }

  @Override
  public void writeTo(TemplateOutput output) {
    output.writeBinaryContent(utf8);
  }
}
