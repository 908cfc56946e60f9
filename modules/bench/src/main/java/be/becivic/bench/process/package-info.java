/** Java programs run as processes of their own, started the way the launcher starts them. */
@NullMarked
package be.becivic.bench.process;

import org.jspecify.annotations.NullMarked;
