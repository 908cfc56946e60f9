package be.becivic.site.view.desk;

import java.util.List;

/** A page that only says something. */
public record NoticeView(List<Piece> text) {
  public static NoticeView of(String text) {
    return new NoticeView(Piece.of(text));
  }
}
