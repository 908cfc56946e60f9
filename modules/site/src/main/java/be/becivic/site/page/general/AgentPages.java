package be.becivic.site.page.general;

import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What agents read before and while they use the site (§13.1). */
public final class AgentPages {
  public static final String ROOT = "agents";
  private static final Map<String, String> FILES = files();

  private AgentPages() {}

  /** Where they stand, in the order to read them. */
  public static List<String> addresses() {
    return List.copyOf(FILES.keySet());
  }

  public static Optional<Page> find(PageContext context, List<String> segments) {
    String address = "/" + String.join("/", segments);
    return Optional.ofNullable(FILES.get(address))
        .flatMap(context.corpus()::findFile)
        .map(file -> new DocPage(context, address, ROOT, file, BodyParser.parse(file.text(), 0)));
  }

  private static Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("/agents", "agents/agents.mdx");
    files.put("/agents/feedback-template", "agents/feedback-template.md");
    for (FeedbackType type : FeedbackType.values()) {
      if (type != FeedbackType.ANALYTICS) {
        String name = "agents/submit/" + type.wireName();
        files.put("/" + name, name + ".md");
      }
    }
    return Collections.unmodifiableMap(files);
  }
}
