/** Pages about the whole: the front page, search, documentation, activity, privacy. */
@NullMarked
package be.becivic.site.page.general;

import org.jspecify.annotations.NullMarked;
