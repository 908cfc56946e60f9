package be.becivic.site.view;

import java.util.List;
import java.util.Optional;

/** The front page. */
public record LandingView(
    int skills,
    int paths,
    int sources,
    String prompt,
    List<ClientSetup> clients,
    List<ArtefactLink> featured,
    List<ArtefactLink> themes) {

  /**
   * How a program that people talk to their agent in comes to use this site.
   *
   * @param how what to do with the code
   * @param file where it goes, if it goes into a file
   * @param local what to do instead, to keep notes on one's own machine
   * @param download where the program for that is; absent where it has to be built
   */
  public record ClientSetup(
      String id,
      String name,
      String how,
      Optional<String> file,
      String code,
      String local,
      Optional<String> download) {}
}
