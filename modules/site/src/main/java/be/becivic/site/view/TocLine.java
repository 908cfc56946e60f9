package be.becivic.site.view;

/**
 * A line of a table of contents.
 *
 * @param isSub whether it stands below the one before it
 * @param isEnglish whether the heading is an author's and has not been translated
 */
public record TocLine(String id, String title, boolean isSub, boolean isEnglish) {}
