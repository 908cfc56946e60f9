package be.becivic.protocol.identity;

import java.text.Normalizer;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names no member may have, whatever its value. Case, accents, separators and invisible characters
 * make no difference: {@code submitterName} is {@code submitter_name}.
 */
public final class BannedNames {
  private static final List<String> PEOPLE =
      List.of(
          "submitter",
          "user",
          "customer",
          "client",
          "citizen",
          "applicant",
          "person",
          "author",
          "contact",
          "holder");

  private static final List<String> TRAITS =
      List.of(
          "name",
          "first_name",
          "last_name",
          "full_name",
          "email",
          "email_address",
          "phone",
          "phone_number",
          "address",
          "id",
          "ip",
          "ip_address",
          "login",
          "handle");

  private static final String OTHERS =
      """
      submitter user customer citizen applicant person author contact
      first_name last_name full_name middle_name maiden_name given_name family_name surname forename
      legal_name real_name display_name nickname prenom nom_de_famille voornaam achternaam familienaam
      vorname nachname
      email email_address e_mail mail mail_address
      phone phone_number telephone telephone_number tel mobile mobile_number gsm gsm_number whatsapp
      address home_address street street_name street_address house_number postal_address
      mailing_address adresse adres straat
      ip ip_addr ip_address ipv4 ipv6 remote_addr mac_address
      nrn niss insz nn bis_number national_number national_id national_id_number
      national_register_number national_registry_number rijksregisternummer numero_national
      numero_de_registre_national registre_national ssn social_security_number tax_id tax_number
      id_number identity_number id_card_number identity_card_number eid_number passport_number
      passport_no card_number document_number residence_card_number permit_number work_permit_number
      visa_number driving_licence_number dossier_number case_number iban bank_account account_number
      date_of_birth dob birth_date birthday place_of_birth birth_place
      user_handle username login handle account account_id account_name github_login github_user
      github_handle profile_id
      device device_id device_name device_fingerprint fingerprint browser_fingerprint hardware_id
      machine_id installation_id imei advertising_id cookie cookie_id visitor_id tracking_id
      correlation_id session_correlation_id
      photo photograph portrait selfie biometric biometrics
      """;

  /** The list as published: banned at any depth, one spelling each, in alphabetical order. */
  public static final List<String> PUBLISHED =
      Stream.concat(
              Stream.of(OTHERS.split("\\s+")),
              PEOPLE.stream().flatMap(person -> TRAITS.stream().map(trait -> person + "_" + trait)))
          .sorted()
          .distinct()
          .toList();

  /** Banned beside a submission's own members only: inputs and outputs of a skill have names. */
  public static final List<String> AT_THE_TOP = List.of("name");

  private static final Set<String> ANYWHERE = folded(PUBLISHED);
  private static final Set<String> TOP = folded(AT_THE_TOP);

  private BannedNames() {}

  static boolean cover(String name, boolean atTheTop) {
    String folded = fold(name);
    return ANYWHERE.contains(folded) || (atTheTop && TOP.contains(folded));
  }

  private static Set<String> folded(List<String> names) {
    return names.stream().map(BannedNames::fold).collect(Collectors.toUnmodifiableSet());
  }

  private static String fold(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKD);
    var folded = new StringBuilder(plain.length());
    int codePoint;
    for (int i = 0; i < plain.length(); i += Character.charCount(codePoint)) {
      codePoint = plain.codePointAt(i);
      if (Character.isLetterOrDigit(codePoint)) {
        folded.appendCodePoint(Character.toLowerCase(codePoint));
      }
    }
    return folded.toString();
  }
}
