package be.becivic.site.page.glance;

import be.becivic.site.body.HeadingOutline;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.TocLines;
import be.becivic.site.view.TocLine;
import be.becivic.site.view.glance.CaseChoice;
import java.util.List;

/** The cases a reader chooses from. */
public final class CaseChoices {
  private CaseChoices() {}

  public static List<CaseChoice> of(PageContext context, List<HeadingOutline.Item> cases) {
    CaseRegions regions = new CaseRegions(cases);
    TocLines lines = new TocLines(context);
    return cases.stream()
        .map(
            each -> {
              TocLine line = lines.of(List.of(each)).getFirst();
              return new CaseChoice(line.id(), line.title(), line.isEnglish(), regions.home(each));
            })
        .toList();
  }
}
