package be.becivic.site.export;

import java.util.List;

/**
 * What an export came to.
 *
 * @param files how many there are now
 * @param written how many of them were new or had changed
 * @param removed how many earlier ones were taken away
 * @param broken links that lead nowhere, one a line
 */
public record ExportReport(int files, int written, int removed, List<String> broken) {
  public ExportReport {
    broken = List.copyOf(broken);
  }

  /** The same after files were written that this one found as they should be. */
  ExportReport with(int writtenBefore) {
    return new ExportReport(files, written + writtenBefore, removed, broken);
  }
}
