package be.becivic.site.view.desk;

import java.util.List;

/** Something a maintainer did. */
public record LogRow(When when, String rule, List<Piece> inputs) {}
