package be.becivic.cli;

import picocli.CommandLine.IVersionProvider;

/** Reads the version the build wrote into the jar. */
final class ProgramVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Main.class.getPackage().getImplementationVersion();
    return new String[] {"becivic " + (version == null ? "(not packaged)" : version)};
  }
}
