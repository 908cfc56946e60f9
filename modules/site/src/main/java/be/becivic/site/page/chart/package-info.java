/** What people say about procedures, drawn (§6.5). */
@NullMarked
package be.becivic.site.page.chart;

import org.jspecify.annotations.NullMarked;
