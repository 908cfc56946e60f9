/** What every tool works with: the open session, the catalogues, the questions to the person. */
@NullMarked
package be.becivic.harness.tool;

import org.jspecify.annotations.NullMarked;
