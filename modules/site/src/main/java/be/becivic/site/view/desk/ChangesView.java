package be.becivic.site.view.desk;

import java.util.List;

/** Changes of the corpus. */
public record ChangesView(boolean isAll, List<ChangeRow> rows) {}
