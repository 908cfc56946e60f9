/**
 * HTTP as the rest of the server sees it: routes, bounded requests, answers and problem documents,
 * with the web server underneath out of sight.
 */
@NullMarked
package be.becivic.server.http;

import org.jspecify.annotations.NullMarked;
