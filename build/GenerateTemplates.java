import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.resolve.DirectoryCodeResolver;
import java.nio.file.Path;
import java.util.List;

/** Turns page templates into Java sources, and their constant parts into resources. */
final class GenerateTemplates {
  private static final String PACKAGE = "be.becivic.site.template";

  /** Takes the folders of templates, sources and resources, this file, the engine's version. */
  public static void main(String[] args) throws Exception {
    Path templates = Path.of(args[0]);
    Path sources = Path.of(args[1]);
    Path resources = Path.of(args[2]);
    Path self = Path.of(args[3]);
    var upToDate = new UpToDate(sources, List.of(templates, self), args[4]);
    if (upToDate.holds()) {
      return;
    }
    TemplateEngine engine =
        TemplateEngine.create(
            new DirectoryCodeResolver(templates),
            sources,
            ContentType.Html,
            GenerateTemplates.class.getClassLoader(),
            PACKAGE);
    engine.setTrimControlStructures(true);
    engine.setHtmlCommentsPreserved(false);
    engine.setBinaryStaticContent(true);
    engine.setTargetResourceDirectory(resources);
    engine.cleanAll();
    engine.generateAll();
    upToDate.remember();
  }
}
