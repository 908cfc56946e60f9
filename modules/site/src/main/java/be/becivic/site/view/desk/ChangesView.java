package be.becivic.site.view.desk;

import java.util.List;

/**
 * Changes of the corpus.
 *
 * @param waiting what is under review while others wait for their turn
 */
public record ChangesView(boolean isAll, List<ChangeRow> rows, List<WaitingRow> waiting) {}
