package be.becivic.library.search.document;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Section;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Node;

/** The words of a body that tell about its procedure. */
final class SkillProse {
  private static final Pattern RECITATION = Pattern.compile(" ?\\[[a-z0-9-]{1,80}\\]");
  private static final Set<String> ABOUT_THE_PAGE =
      Set.of("Community observations", "Requests for contributions");

  private SkillProse() {}

  static String of(Body body) {
    StringJoiner prose = new StringJoiner("\n");
    for (Node block : body.intro()) {
      if (!(block instanceof BlockQuote)) {
        prose.add(PlainText.of(block));
      }
    }
    for (Section section : body.sections()) {
      if (!ABOUT_THE_PAGE.contains(section.title())) {
        prose.add(section.title() + ".");
        section.blocks().forEach(block -> prose.add(PlainText.of(block)));
      }
    }
    return RECITATION.matcher(prose.toString()).replaceAll("");
  }
}
