/** Changes on GitHub: branches, pull requests, check results and issues, as an App. */
@NullMarked
package be.becivic.changes.github;

import org.jspecify.annotations.NullMarked;
