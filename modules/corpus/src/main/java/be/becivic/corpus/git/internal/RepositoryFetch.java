package be.becivic.corpus.git.internal;

import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.lib.NullProgressMonitor;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.transport.RefSpec;
import org.eclipse.jgit.transport.Transport;
import org.eclipse.jgit.transport.URIish;
import org.eclipse.jgit.transport.UsernamePasswordCredentialsProvider;

/** Brings a reference over from another repository. */
public final class RepositoryFetch {
  private static final String TOKEN_USER = "x-access-token";
  private static final int TIMEOUT_SECONDS = 60;

  private RepositoryFetch() {}

  /** Brings over every reference there is, from a folder that may be in use. */
  public static void fetchAll(Repository repository, Path from) throws IOException {
    try (Transport transport =
        Transport.open(repository, new URIish(from.toAbsolutePath().toString()))) {
      transport.fetch(NullProgressMonitor.INSTANCE, List.of(new RefSpec("+refs/*:refs/*")));
    } catch (URISyntaxException unusable) {
      throw new IOException("not the folder of a repository", unusable);
    }
  }

  /** A retraction rewrites history (§8.6), so the other side is followed wherever it went. */
  public static CommitId fetch(
      Repository repository, String reference, String from, Optional<String> token)
      throws IOException {
    try (Transport transport = Transport.open(repository, new URIish(from))) {
      transport.setTimeout(TIMEOUT_SECONDS);
      token.ifPresent(
          secret ->
              transport.setCredentialsProvider(
                  new UsernamePasswordCredentialsProvider(TOKEN_USER, secret)));
      transport.fetch(
          NullProgressMonitor.INSTANCE, List.of(new RefSpec("+" + reference + ":" + reference)));
      return GitReferences.find(repository, reference).orElseThrow();
    } catch (URISyntaxException unusable) {
      throw new IOException("not the address of a repository", unusable);
    }
  }
}
