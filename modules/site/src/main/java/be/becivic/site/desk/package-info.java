/**
 * The pages of the maintainer's desk. They hold what the public must not see: nothing keeps them.
 */
@NullMarked
package be.becivic.site.desk;

import org.jspecify.annotations.NullMarked;
