package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;

/** A page that only says something. */
public record DeskNoticeView(List<TextPiece> text) {
  public static DeskNoticeView of(String text) {
    return new DeskNoticeView(TextPiece.of(text));
  }
}
