package be.becivic.site.page.glance;

import be.becivic.protocol.id.Uid;
import be.becivic.site.body.CitedValue;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.glance.GlanceLine;
import java.time.Year;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An amount of an earlier year, which its name ends in.
 *
 * @param label what people call it, with the year
 */
record PastAmount(String label, String figure, Year year) {
  private static final Pattern YEAR = Pattern.compile("(20\\d\\d)\\)?$");
  private static final Pattern YEAR_WORDS =
      Pattern.compile("[ ,]*(?:\\b(?:in|en|im Jahr|van|von) )?\\(?20\\d\\d\\)?$");

  /** The year of a value, where it is before another. */
  static Optional<Year> yearOf(PageContext context, CitedValue value, Year now) {
    return Uid.parse(Uid.Kind.VOLATILE_VALUE, value.uid())
        .flatMap(uid -> context.corpus().valueLabels().find(uid, "en"))
        .map(YEAR::matcher)
        .filter(Matcher::find)
        .map(found -> Year.of(Integer.parseInt(found.group(1))))
        .filter(year -> year.isBefore(now));
  }

  GlanceLine line(PageContext context) {
    String was = context.t("glance.cost.was", figure, year.toString());
    String what = YEAR_WORDS.matcher(label).replaceFirst("");
    return GlanceLine.ours(context.reader().language().labelled(what, was));
  }
}
