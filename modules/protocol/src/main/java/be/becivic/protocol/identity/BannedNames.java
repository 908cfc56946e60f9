package be.becivic.protocol.identity;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names no member may have, whatever its value: some as they are, some because of a word in them,
 * some because a word for a person or a document comes before a word for what identifies it. Case,
 * accents, separators, look-alikes and invisible characters make no difference.
 */
public final class BannedNames {
  /** Words for people; what identifies them may not follow. */
  public static final List<String> PEOPLE =
      words(
          """
          submitter user customer client citizen applicant person author contact holder sender reporter
          owner spouse partner husband wife child mother father parent sibling brother sister friend
          neighbour neighbor patient employee employer tenant landlord student visitor
          gebruiker klant burger aanvrager persoon auteur afzender echtgenoot echtgenote kind moeder vader
          utilisateur citoyen demandeur personne expediteur conjoint epoux epouse enfant mere pere
          benutzer kunde burger antragsteller autor absender ehemann ehefrau mutter vater
          """);

  /** What identifies a person, as the last word of a name. */
  public static final List<String> TRAITS =
      words(
          """
          name names id ids uuid guid ip login handle email mail phone tel address key hash token birthday
          naam adres telefoon nom adresse telefon mobile gsm age photo
          """);

  /** Words for things that have numbers of their own. */
  public static final List<String> NUMBERED =
      words(
          """
          passport paspoort passeport reisepass passport card document national identity identite identiteit
          register registry tax permit visa licence license account phone telephone telefoon mobile gsm
          dossier social registration residence ssn eid bis niss insz nn
          """);

  /** Words for a number, as the last word of a name. */
  public static final List<String> NUMBERS =
      words("number numbers nr nrs no num nummer numero id code");

  /** Words that identify someone in whatever name they stand. */
  public static final List<String> WORDS =
      words(
          """
          email emails mailadres courriel telephone telefoonnummer telefonnummer telefon phone phonenumber
          whatsapp rrn nrn niss insz ssn bsn nir iban passportnumber surname forename firstname lastname
          fullname nickname voornaam achternaam familienaam prenom vorname nachname familienname
          geboortedatum geburtsdatum birthdate dob geboorteplaats geburtsort rijksregisternummer
          straatnaam huisnummer hausnummer woonplaats wohnort naam nom imei selfie
          """);

  /** Names that are banned as they are. */
  public static final List<String> NAMES =
      words(
          """
          submitter user customer citizen applicant person author contact
          first_name last_name full_name middle_name maiden_name given_name family_name
          legal_name real_name display_name nom_de_famille e_mail mail mail_address
          tel mobile mobile_number gsm gsm_number
          address home_address street street_name street_address house_number postal_address
          mailing_address email_address adresse adres straat rue strasse
          ip ip_addr ip_address ipv4 ipv6 remote_addr mac_address
          nn bis_number national_number national_id national_id_number
          national_register_number national_registry_number numero_national
          numero_de_registre_national registre_national social_security_number tax_id tax_number
          id_number identity_number id_card_number identity_card_number eid_number passport_number
          passport_no passport card_number document_number residence_card_number permit_number
          work_permit_number visa_number driving_licence_number dossier_number case_number bank_account
          account_number date_of_birth birth_date birthday place_of_birth birth_place date_de_naissance
          user_handle username login handle account account_id account_name github_login github_user
          github_handle profile_id
          device device_id device_name device_fingerprint fingerprint browser_fingerprint hardware_id
          machine_id installation_id advertising_id cookie cookie_id visitor_id tracking_id
          correlation_id session_correlation_id
          photo photograph portrait biometric biometrics
          submitter_name submitter_email user_id user_email user_name
          """);

  /** Banned beside a submission's own members only: inputs and outputs of a skill have names. */
  public static final List<String> AT_THE_TOP = List.of("name");

  private static final Set<String> WHOLE = joined(NAMES);
  private static final Set<String> TOP = joined(AT_THE_TOP);
  private static final Set<String> TELLING = Set.copyOf(WORDS);
  private static final Set<String> OF_PEOPLE = Set.copyOf(PEOPLE);
  private static final Set<String> IDENTIFYING = Set.copyOf(TRAITS);
  private static final Set<String> WITH_NUMBERS = Set.copyOf(NUMBERED);
  private static final Set<String> FOR_NUMBERS = Set.copyOf(NUMBERS);

  private BannedNames() {}

  static boolean cover(String name, boolean atTheTop) {
    List<String> words = NameWords.of(name);
    String whole = String.join("", words);
    return WHOLE.contains(whole)
        || TELLING.contains(whole)
        || atTheTop && TOP.contains(whole)
        || words.stream().anyMatch(TELLING::contains)
        || ends(words, OF_PEOPLE, IDENTIFYING)
        || ends(words, WITH_NUMBERS, FOR_NUMBERS);
  }

  /** Whether a name begins with one of these and ends with one of those. */
  private static boolean ends(List<String> words, Set<String> first, Set<String> last) {
    return words.size() > 1 && first.contains(words.getFirst()) && last.contains(words.getLast());
  }

  private static List<String> words(String list) {
    return Stream.of(list.strip().split("\\s+")).sorted().distinct().toList();
  }

  private static Set<String> joined(List<String> names) {
    return names.stream()
        .map(name -> String.join("", NameWords.of(name)))
        .collect(Collectors.toUnmodifiableSet());
  }
}
