/** Where what maintainers do is written down. */
@NullMarked
package be.becivic.lifecycle.log;

import org.jspecify.annotations.NullMarked;
