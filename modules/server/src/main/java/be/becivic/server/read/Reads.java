package be.becivic.server.read;

import be.becivic.intake.Intake;
import be.becivic.library.Library;
import be.becivic.library.lifecycle.ArtefactLifecycle;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.site.Site;
import be.becivic.site.form.Forms;
import java.util.Optional;
import java.util.function.Function;

/** Everything programs can ask, whichever way they come. */
public record Reads(
    Read skillGraph,
    Read skills,
    Read skill,
    Read search,
    Read paths,
    Read observations,
    Read status,
    Forms forms) {

  /**
   * Puts them together.
   *
   * @param baseUrl the address of the site, without a slash at its end
   */
  public static Reads of(
      Library library,
      Intake intake,
      Site site,
      Search search,
      Function<Target, Optional<ArtefactLifecycle>> explain,
      Thresholds thresholds,
      String baseUrl) {
    return new Reads(
        new SkillGraphRead(library, baseUrl),
        new SkillListRead(library, search, baseUrl),
        new SkillRead(site),
        new SearchRead(search, baseUrl),
        new PathDirectoryRead(library, thresholds, baseUrl),
        new ObservationsRead(library, thresholds),
        new StatusRead(intake, explain),
        new Forms(library::corpus));
  }
}
