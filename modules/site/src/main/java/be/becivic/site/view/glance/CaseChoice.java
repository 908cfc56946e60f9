package be.becivic.site.view.glance;

import java.util.Optional;

/**
 * A case of a procedure that readers can choose.
 *
 * @param isEnglish whether the heading is an author's and has not been translated
 * @param home where somebody lives whose case it is, as scripts read it
 */
public record CaseChoice(String id, String title, boolean isEnglish, Optional<String> home) {}
