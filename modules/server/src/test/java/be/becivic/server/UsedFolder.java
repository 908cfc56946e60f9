package be.becivic.server;

import be.becivic.fixtures.TemplateFolder;
import java.nio.file.Path;

/** The folder of a server that was started once and stopped. */
public final class UsedFolder {
  private static final TemplateFolder TEMPLATE =
      TemplateFolder.shared("used", folder -> Running.first(folder).close());

  private UsedFolder() {}

  /** Puts the data of that server into a folder. */
  public static void copyInto(Path folder) {
    TEMPLATE.copyInto(folder);
  }
}
