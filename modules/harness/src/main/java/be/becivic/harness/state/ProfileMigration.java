package be.becivic.harness.state;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Brings older profiles into today's shape (§8.7.4). */
final class ProfileMigration {
  private ProfileMigration() {}

  static ObjectNode migrate(ObjectNode profile) {
    JsonNode languages = profile.remove("other_languages");
    if (languages != null && !profile.has("conversation_language")) {
      languages
          .path(0)
          .stringValueOpt()
          .ifPresent(first -> profile.put("conversation_language", first));
    }
    if (profile.get("document_inventory") instanceof ObjectNode documents) {
      JsonNode card = documents.remove("has_eID");
      if (card != null && card.isBoolean() && !documents.has("has_id_card")) {
        documents.put("has_id_card", card.booleanValue() ? "yes" : "no");
      }
    }
    return profile;
  }
}
