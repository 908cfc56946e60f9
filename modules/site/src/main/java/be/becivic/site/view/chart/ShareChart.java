package be.becivic.site.view.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * One bar that is divided into parts.
 *
 * @param description what the picture shows, in a sentence
 */
public record ShareChart(String description, List<Piece> pieces) {
  /** How long the bar is, in the picture's own units. */
  public static final int LENGTH = 360;

  public ShareChart {
    pieces = List.copyOf(pieces);
  }

  /**
   * A part of the whole.
   *
   * @param kind what the style sheet calls it
   */
  public record Share(String kind, String label, long count) {}

  /** A part as it is drawn. */
  public record Piece(Share share, int left, int length) {}

  public static ShareChart of(String description, List<Share> shares) {
    long all = Math.max(1, shares.stream().mapToLong(Share::count).sum());
    List<Piece> pieces = new ArrayList<>();
    long before = 0;
    for (Share share : shares) {
      int left = (int) (before * LENGTH / all);
      before += share.count();
      pieces.add(new Piece(share, left, (int) (before * LENGTH / all) - left));
    }
    return new ShareChart(description, pieces);
  }
}
