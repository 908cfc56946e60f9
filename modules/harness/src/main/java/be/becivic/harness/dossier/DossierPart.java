package be.becivic.harness.dossier;

import java.util.Optional;

/**
 * A document of the dossier, in its place.
 *
 * @param title in the dossier's language where it is known in it
 * @param note for the officer; empty when there is none
 * @param isObtained whether the person is known to have it, though the file is not here
 */
public record DossierPart(
    String title, String note, boolean isObtained, Optional<PersonFile> file) {}
