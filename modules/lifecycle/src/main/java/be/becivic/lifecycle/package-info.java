/** What happens to submissions after they were accepted, without anyone watching. */
@NullMarked
package be.becivic.lifecycle;

import org.jspecify.annotations.NullMarked;
