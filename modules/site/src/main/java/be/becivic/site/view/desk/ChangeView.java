package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.FileDiff;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;

/**
 * A change of the corpus in full.
 *
 * @param verdict what the checks say of it on main as it is now
 * @param findings what is wrong, or where to look
 */
public record ChangeView(
    ChangeRow row,
    String verdict,
    boolean isFit,
    List<List<TextPiece>> findings,
    List<FileDiff> diff,
    List<ActionForm> choices) {}
