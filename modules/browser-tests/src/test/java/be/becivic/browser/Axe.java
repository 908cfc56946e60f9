package be.becivic.browser;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** Judges pages by who could not use them. */
final class Axe {
  private Axe() {}

  /** What is wrong with a page, by every rule there is. */
  static List<String> violations(Page page) {
    return found(builder(page));
  }

  /** What can't be told from its background. */
  static List<String> contrasts(Page page) {
    return found(builder(page).withRules(List.of("color-contrast")));
  }

  /** Looks at the first of a long list or table only: the others are like them, and take long. */
  private static AxeBuilder builder(Page page) {
    if (!Boolean.getBoolean("test.thorough")) {
      page.evaluate(
          "document.querySelectorAll('tbody tr:nth-child(n+12), li:nth-child(n+12)')"
              + ".forEach(each => each.remove())");
    }
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    return new AxeBuilder(page).options(options);
  }

  private static List<String> found(AxeBuilder axe) {
    return axe.analyze().getViolations().stream().map(Axe::describe).toList();
  }

  private static String describe(Rule rule) {
    List<String> places = rule.getNodes().stream().map(CheckedNode::getHtml).limit(3).toList();
    return rule.getId() + ": " + rule.getHelp() + " " + places;
  }
}
