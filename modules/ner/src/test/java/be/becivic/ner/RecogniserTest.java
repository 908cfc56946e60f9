package be.becivic.ner;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.result.Reason;
import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecogniserTest {
  private static final Recogniser RECOGNISER = Recogniser.load();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fr | Dupont          | M. Dupont a refusé ma demande.
          fr | lambert         | demandez monsieur lambert au guichet
          fr | Sophie          | Sophie m'a dit de revenir.
          fr | Karim Benali    | L'agent, Karim Benali, est passé.
          fr | Karim Benali    | L'agent de quartier Karim Benali est passé.
          fr | Benali          | Demandez à Benali2 au guichet.
          nl | Janssens        | Mevrouw Janssens1 hielp mij.
          en | Иван Петров     | Ask Иван Петров at the desk.
          en | Γιώργος         | Ask Γιώργος at the desk.
          en | محمد            | Ask محمد at the desk.
          en | 王小明             | Ask 王小明 at the desk.
          en | たなか             | Ask たなか at the desk.
          en | 김민수             | Ask 김민수 at the desk.
          en | राहुल              | Ask राहुल at the desk.
          fr | DUMONT          | Personne de contact : DUMONT Isabelle
          fr | J.-P. Lambert   | Signé J.-P. Lambert
          nl | janssens        | vraag naar mevrouw janssens
          nl | Van den Berghe  | Volgens Tom Van den Berghe is het gratis.
          nl | D'hooghe        | Inspecteur D'hooghe kwam langs.
          nl | El Khattabi     | Ik sprak met Mohamed El Khattabi.
          nl | Koen            | Koen's dossier is zoek.
          nl | jan_peeters     | contact: jan_peeters of loket 3
          fr | B. Dupont       | La décision de M.B. Dupont est arrivée.
          fr | SophieDupont    | Le nom SophieDupont est affiché.
          de | Schmitz         | Frau Schmitz verlangt das Original.
          de | Müller          | Laut Müller reicht eine Kopie.
          de | Yusuf           | Yusufs Antrag wurde abgelehnt.
          de | Kowalski        | Der Mieter heißt Marek Kowalski.
          en | O'Brien         | Our lawyer, Siobhan O'Brien, filed the appeal.
          en | Da Silva        | The deed of Maria Da Silva was refused.
          en | priya patel     | i spoke to priya patel at the desk
          en | Emily           | Best regards, Emily
          en | Okonkwo         | Professor Okonkwo wrote the letter.
          en | Mark            | Mark called about the appointment.
          de | Maurer          | Maurer hat den falschen Stempel genommen.
          nl | Visser          | Visser heeft mijn brief niet gelezen.
          fr | Claire          | Claire m'a dit de revenir.
          fr | Sophie          | À l'école Sophie m'a dit de revenir.
          en | Ninove          | Inspector Ninove came at seven.
          fr | Marie Dinant    | Marie Dinant tient le guichet.
          fr | rachid          | demandez a rachid il sait
          nl | PEETERS         | DOSSIER PEETERS ZONDER ANTWOORD
          nl | PEETERS         | Het dossier PEETERS is zoek.
          nl | Mertens         | De scan heet Mertens_2024.pdf en is openbaar.
          fr | Karim           | Voir carte-Karim-recto.jpg en annexe.
          de | yasmin          | Das Bild /scans/yasmin_vorne.png ist offen.
          nl | De Backer       | De Backer heeft de huur verhoogd.
          nl | VAN HOECKE      | VAN HOECKE weigert het formulier.
          fr | CHEN LI         | Sur la carte il y a CHEN LI en capitales.
          en | PETROSYAN       | The reference PETROSYAN/03 was refused.
          en | Mark and Rose   | On Fridays Mark and Rose from the agency come by.
          nl | Wu Min          | De fiche van Wu Min is zoek.
          de | Koch            | Koch hat mir die Tür zugemacht.
          de | Nadias          | Jemand hat mit Nadias Karte bezahlt.
          de | Sato            | Das Ehepaar Sato bekam keinen Kurs.
          de | Lenz            | Hausverwalter Lenz öffnet unsere Post.
          en | jeanne          | there is a woman jeanne who reads our letters
          en | Fabienne        | The lady at the desk is called Fabienne.
          fr | thi hanh        | bonjour je m'appelle thi hanh et je cherche mon annexe
          fr | oleksandr       | Salut, c'est oleksandr, le lien ne marche plus.
          nl | kasia           | Dag, ik ben kasia en ik wacht al drie weken.
          de | tatjana         | Hallo, hier tatjana, das Formular ist falsch.
          en | mircea          | hello im mircea and i need a stamp
          en | kasia           | kasia here, the fee has changed again
          nl | ali k.          | ali k. hier, het tarief in Gent is nu 26 euro
          fr | xiaoyu          | Ma colocataire xiaoyu attend la visite de l'agent.
          de | zhihao          | Mein Nachbar zhihao bekam eine Rechnung.
          fr | Van Lier        | Le commissaire Van Lier m'a convoqué.
          de | Van Hove        | Der Inspektor Van Hove kam am Samstag.
          nl | Van Aalst       | Ik sprak met Van Aalst aan het loket.
          fr | Toussaint       | Selon l'avocat Toussaint, le délai est de trente jours.
          en | March           | The principal, Mrs. March, wanted a vaccination card.
          de | März            | Herr März vom Schalter 3 war freundlich.
          nl | Juni            | Mijn dochter Juni kreeg geen plaats.
          en | April           | My daughter April was refused a place.
          de | Adler           | Adler, so heißt der Beamte.
          fr | Petit           | Petit, c'est mon nom de famille.
          nl | De Wolf         | De Wolf is mijn familienaam en geen dier.
          en | Van Gent        | Van Gent is a surname, yet your form takes it for a city.
          en | van der Berg    | The clerk spelled van der Berg as one word.
          nl | VAN DAMME Lieve | Op de bel staat VAN DAMME Lieve en dat ben ik niet.
          en | Will            | Will told me to come back tomorrow.
          nl | An              | An zei dat ik moest terugkomen.
          """)
  void peopleAreMarkedHoweverTheyAreWritten(String language, String person, String text) {
    List<PersonSpan> spans = RECOGNISER.recognise(text, ModelLanguage.find(language));
    int at = text.indexOf(person);

    assertThat(spans).anyMatch(span -> span.overlaps(at, at + person.length()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fr | La maison communale de Saint-Gilles ferme à midi.
          fr | L'hôpital Brugmann délivre l'attestation.
          fr | Le service se trouve place Herman Teirlinck.
          fr | À Louvain-la-Neuve, il faut prendre rendez-vous.
          fr | Descendez à Frère-Orban.
          fr | La rue du Docteur Huet est fermée.
          fr | Depuis la loi Salduz, un avocat peut assister.
          fr | Le directeur de l'école Jean Jaurès ferme à midi.
          fr | Il faut 3 µg de α par litre.
          en | The E40 and CO2 rules of Covid19 apply.
          fr | Madame, Monsieur, votre demande est incomplète.
          nl | Het gemeentehuis van Sint-Jans-Molenbeek is dicht.
          nl | De dienst zit op het Herman Teirlinckplein.
          nl | Volgens de wet-Breyne is een waarborg nodig.
          nl | Mevrouw de burgemeester is niet bevoegd.
          de | Das Robert-Schuman-Institut verlangt eine Bescheinigung.
          de | Das Rathaus in Sankt Vith ist geschlossen.
          de | Der Standesbeamte verlangt eine Geburtsurkunde.
          en | Brugmann hospital issues the attestation.
          en | The Breyne Act protects buyers.
          en | Will the commune send the card in May?
          en | Mon DOSSIER and itsme show the old address.
          en | The fee changed on 1 Jan 2026.
          fr | L'arrêté du 4 juillet, M.B. 27.10.1981, reste applicable.
          fr | Voir le M.B. du 4 juillet.
          fr | Cass., 10 mars 2014, S.13.0007.F.
          nl | HvJ 8 maart 2011, Ruiz Zambrano, C-34/09.
          en | ECtHR, Trabelsi v. Belgium, 4 September 2014.
          de | EGMR, Trabelsi gegen Belgien, 4. September 2014.
          en | You’ll need two photos.
          en | Drew a number and went home.
          de | Man kann den Antrag online stellen.
          nl | Het is gratis sinds januari.
          fr | Lien mort, prix faux.
          en | German-speaking-community
          en | Bruul, 2800 Mechelen, Belgium
          fr | À l'hôpital Erasme on m'a dit de revenir.
          en | They pay through an app called Zipzap.
          nl | Een site die Klikkia heet neemt mijn gegevens.
          de | Im Kinderkrankenhaus Königin Astrid war kein Bett frei.
          de | Die Bushaltestelle Kaiser Otto hat kein Dach.
          en | Saint Lucia and Santa Rosa are not on the list.
          en | Lisbon, Florence and Milan have a consulate.
          de | Man nahm den Vertrag unter die Lupe.
          nl | Op de Meir kreeg ik een boete.
          fr | Le juge de l'Inami n'a rien reçu.
          nl | De OKAN-klas is volzet.
          en | Summary: Block the card at once.
          de | Weder Crelan noch Bunqo noch Revolut nehmen mich.
          de | Man antwortete mir nur auf Französisch.
          fr | bonjour je suis enceite et je suis tjrs en attente
          nl | ik ben gedomicilieert in Aalst
          en | My wife recieved a letter and my husband didnt.
          de | Mein Name ist falsch geschrieben.
          nl | Mijn naam is verkeerd gespeld op de kaart.
          en | typo here, the fee is 26 euro
          en | It is the surname that counts.
          de | Anmeldung, so heißt der Vorgang im Rathaus.
          fr | On écrit Namur avec une majuscule.
          nl | Van Gent naar Brussel duurt een uur.
          en | Thank you sir. May I ask for a copy?
          en | My son May 2024 to June 2025 had no card.
          fr | Le chatbot Léa répond toujours la même chose.
          de | Claude ist ein Sprachmodell und kein Beamter.
          nl | Wij gebruikten Alexa om de pagina voor te lezen.
          en | I asked Siri and the answer was wrong.
          en | I asked Claude and ChatGPT about the fee.
          de | Das Museum Dr. Guislain ist kostenlos.
          en | The Dr. Guislain Museum is free with the card.
          nl | In het Huis van het Kind Marieke kreeg ik hulp.
          fr | La Maison de l'Enfant Josefine ferme à midi.
          nl | Bus naar Deurne via Jan van Rijswijck rijdt om.
          de | Der Bus nach Raeren über Karl Weiss fährt nicht.
          fr | Descendez à l'arrêt de bus Marie Popelin, puis marchez.
          de | Die Drogerie Müller macht Passfotos.
          nl | Uitzendkantoor Vivaldis vroeg mijn arbeidskaart.
          de | Für Maurer und Schreiner gilt eine andere Regel.
          """)
  void placesInstitutionsLawsAndProductsPass(String language, String text) {
    assertThat(RECOGNISER.recognise(text, ModelLanguage.find(language))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"12345678", "85.07.30-033.28", "+32 470 12 34 56", "2025/114", "1030"})
  void numbersAreNeverPeople(String number) {
    assertThat(RECOGNISER.recognise(number, Optional.empty())).isEmpty();
    assertThat(RECOGNISER.recognise("Dossier " + number, Optional.of(ModelLanguage.FR))).isEmpty();
  }

  @Test
  void spansPointIntoTheTextAsSent() {
    String text = "J’ai vu So\u200bphie\u00a0Dupont hier.";

    PersonSpan span = RECOGNISER.recognise(text, Optional.of(ModelLanguage.FR)).getFirst();

    assertThat(text.substring(span.start(), span.end())).isEqualTo("So\u200bphie\u00a0Dupont");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Volgens \u0420eeters is het gratis.", "Volgens Ｐｅｅｔｅｒｓ is het gratis."})
  void lookAlikesDoNotHideAName(String text) {
    assertThat(RECOGNISER.recognise(text, Optional.of(ModelLanguage.NL))).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Le dossier d'Оксана Коваленко est bloqué.", "Fragen Sie محمد am Schalter."})
  void namesInOtherScriptsAreMarked(String text) {
    assertThat(RECOGNISER.recognise(text, Optional.empty())).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          FR | Le guichet demande une composition de ménage.
          NL | Het loket vraagt een samenstelling van het gezin.
          DE | Der Schalter verlangt eine Haushaltszusammensetzung.
          EN | The desk wants a household composition.
          """)
  void theLanguageOfASentenceIsWorkedOut(ModelLanguage language, String text) {
    assertThat(RECOGNISER.languages(text)).containsExactly(language);
  }

  @Test
  void aTextTooShortToTellIsReadInEveryLanguage() {
    assertThat(RECOGNISER.languages("Doccle")).containsExactlyInAnyOrder(ModelLanguage.values());
    assertThat(RECOGNISER.recognise("Fatima Ouali", Optional.empty())).hasSize(1);
  }

  @Test
  void aWrongStatementOfLanguageDoesNotHideAName() {
    String text = "De wijkagent, Mohamed El Khattabi, kwam pas na vijf weken langs.";

    assertThat(RECOGNISER.recognise(text, Optional.of(ModelLanguage.FR))).hasSize(1);
  }

  @Test
  void everyMarkSaysWhyWithoutRepeatingTheName() {
    PersonSpan span = RECOGNISER.recognise("Madame Vermeiren refuse.", Optional.empty()).getFirst();

    assertThat(span.reason()).isEqualTo(new Reason(Reason.Kind.TITLE, "after \"madame\""));
  }

  @Test
  void nothingIsMarkedInNothing() {
    assertThat(RECOGNISER.recognise("", Optional.empty())).isEmpty();
    assertThat(RECOGNISER.recognise(" \n\u200b", Optional.empty())).isEmpty();
  }

  @Test
  void anotherRecogniserGivesTheSameAnswer() {
    String text = "Selon Mme Yildiz et Jan Peeters, la rue Jean Volders est à Saint-Gilles.";

    assertThat(Recogniser.load().recognise(text, Optional.empty()))
        .isEqualTo(RECOGNISER.recognise(text, Optional.empty()))
        .hasSize(2);
  }
}
