/** What an operator asks of a data folder, whether or not a server runs on it. */
@NullMarked
package be.becivic.server.offline;

import org.jspecify.annotations.NullMarked;
