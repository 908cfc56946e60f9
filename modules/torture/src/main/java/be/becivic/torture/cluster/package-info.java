/** Several servers on one PostgreSQL and one repository. */
@NullMarked
package be.becivic.torture.cluster;

import org.jspecify.annotations.NullMarked;
