/** The data folder: its files, its secrets and its database. */
@NullMarked
package be.becivic.server.data;

import org.jspecify.annotations.NullMarked;
