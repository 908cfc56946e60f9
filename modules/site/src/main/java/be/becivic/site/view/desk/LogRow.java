package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;

/** Something a maintainer did. */
public record LogRow(ShownTime when, String rule, List<TextPiece> inputs) {}
