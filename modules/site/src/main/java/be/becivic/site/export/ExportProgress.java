package be.becivic.site.export;

/** Somebody who watches an export. */
@FunctionalInterface
public interface ExportProgress {
  ExportProgress NONE = (_, _) -> {};

  /** Called from several threads; more may become known meanwhile. */
  void report(int done, int known);
}
