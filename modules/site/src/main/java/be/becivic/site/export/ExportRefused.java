package be.becivic.site.export;

/** The export was not begun, for a reason the person who asked for it can remove. */
public final class ExportRefused extends RuntimeException {
  ExportRefused(String message) {
    super(message);
  }
}
