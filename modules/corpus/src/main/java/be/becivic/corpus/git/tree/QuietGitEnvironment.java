package be.becivic.corpus.git.tree;

import org.eclipse.jgit.lib.Config;
import org.eclipse.jgit.lib.ConfigConstants;
import org.eclipse.jgit.lib.StoredConfig;
import org.eclipse.jgit.storage.file.FileBasedConfig;
import org.eclipse.jgit.util.FS;
import org.eclipse.jgit.util.SystemReader;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the machine's own git settings by ours: the corpus must behave alike everywhere, what is
 * written must reach the disk, and looking for those settings would start a process.
 */
public final class QuietGitEnvironment extends SystemReader.Delegate {

  private QuietGitEnvironment(SystemReader machine) {
    super(machine);
  }

  public static void install() {
    if (!(SystemReader.getInstance() instanceof QuietGitEnvironment)) {
      SystemReader.setInstance(new QuietGitEnvironment(SystemReader.getInstance()));
      // Measuring how finely the disk keeps time takes seconds; until then it is taken to be
      // coarse.
      FS.FileStoreAttributes.setBackground(true);
    }
  }

  @Override
  public FileBasedConfig openSystemConfig(Config parent, FS fs) {
    return new OwnConfig(parent, fs);
  }

  @Override
  public FileBasedConfig openUserConfig(Config parent, FS fs) {
    return new OwnConfig(parent, fs);
  }

  @Override
  public FileBasedConfig openJGitConfig(Config parent, FS fs) {
    return new OwnConfig(parent, fs);
  }

  @Override
  public StoredConfig getSystemConfig() {
    return new OwnConfig(new Config(), FS.DETECTED);
  }

  @Override
  public StoredConfig getUserConfig() {
    return new OwnConfig(new Config(), FS.DETECTED);
  }

  @Override
  public StoredConfig getJGitConfig() {
    return new OwnConfig(new Config(), FS.DETECTED);
  }

  private static final class OwnConfig extends FileBasedConfig {
    /** As coarse as any disk keeps time; measuring it would take seconds at every start. */
    private static final String COARSE = "2 seconds";

    OwnConfig(Config parent, FS fs) {
      super(parent, null, fs);
      setBoolean(ConfigConstants.CONFIG_CORE_SECTION, null, "fsyncobjectfiles", true);
      setBoolean(ConfigConstants.CONFIG_CORE_SECTION, null, "fsyncreffiles", true);
    }

    @Override
    public @Nullable String getString(String section, @Nullable String of, String name) {
      return section.equals(ConfigConstants.CONFIG_FILESYSTEM_SECTION)
              && name.equals(ConfigConstants.CONFIG_KEY_TIMESTAMP_RESOLUTION)
          ? COARSE
          : super.getString(section, of, name);
    }

    @Override
    public void load() {}

    @Override
    public void save() {}

    @Override
    public boolean isOutdated() {
      return false;
    }
  }
}
