package be.becivic.changes.github;

import java.net.URI;

/**
 * Which repository, and as which App.
 *
 * @param api the root of the REST API, without a slash at its end
 */
public record GitHubSettings(
    URI api, String owner, String repository, String appId, String installationId, AppKey key) {

  String path(String rest) {
    return "/repos/" + owner + "/" + repository + rest;
  }
}
