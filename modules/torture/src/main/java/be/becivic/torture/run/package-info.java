/** What every fault is told, and what it tells. */
@NullMarked
package be.becivic.torture.run;

import org.jspecify.annotations.NullMarked;
