package be.becivic.ner;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reports of counters and portals, and the people who stand right beside what passes in them. */
class PlainReportsTest {
  private static final Recogniser RECOGNISER = Recogniser.load();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | Alzheimer's disease and Parkinson are not on the list.
          en | Goldman Sachs statements were refused.
          fr | Bref, le guichet a 80 ans de retard.
          nl | Zaterdag is 10 tot 12 uur open.
          en | May is 31 days long and the desk is closed.
          de | Der Antrag hat 23 Felder, davon 9 Pflichtfelder.
          de | Das Büro im 2. Stock ist nur mittwochs besetzt.
          de | Zimmer 5 im 3. Obergeschoss ist montags zu.
          de | Seit 9 im Jan., erst 7 Punkte im April.
          de | Plan in 4-facher Ausf., die Liste nennt 2.
          de | Eine Rechnung ohne MwSt.-Nummer wurde abgelehnt.
          de | Ich habe Quittung, Stempel und Ticket aufgehoben.
          de | Für Schneider, Bäcker und Metzger gilt das nicht mehr.
          de | Der junge Mann am Empfang wusste von nichts.
          de | Im Sommer meldet man Kinder bis zum 1. Juni an.
          de | Laminieren Sie die Karte nicht.
          de | Nach einer Stunde durften wir rein, um zu fragen.
          de | Das macht einfach keinen Spaß mehr.
          de | Das Formular gibt es beim Wegwijs-Büro.
          de | Ohne PIN und PUK geht nichts.
          de | Police-on-web nahm die Anzeige an.
          de | Fedris lehnte den Antrag ab, Kiwa die Heizung.
          de | Ich habe ein Konto bei Zipzapo eröffnet.
          nl | De Limosa-melding moet voor de eerste werkdag gebeuren.
          nl | Vlabel rekende 3 procent, de notaris 2.
          nl | Fons zei dat ik bij Infino zat.
          nl | Het Groeipakket werd bij Fons vanzelf opgestart.
          nl | De kaart geldt alleen bij één dokter. Elders is dat niet zo.
          nl | De Hulpkas aanvaardt het formulier per post.
          nl | Kies OUR, niet SHA, anders gaan er kosten af.
          nl | Ik kocht een lezer bij Zipzapo voor 15 euro.
          nl | Bus 65 stopt aan Wiener, tram 55 ook.
          nl | De nummerplaat kwam na twee dagen; je betaalt aan de postbode.
          fr | Chez Camille, les allocations familiales arrivent le 8.
          fr | Famiwal et Camille demandent des papiers différents.
          fr | La page cite sa source, mais le Lien est mort.
          fr | Le Quartier Dansaert dépend d'un autre commissariat.
          fr | Korfine demandait un selfie, la banque un bail.
          fr | Le bus 95 s'arrête à Wiener, le tram 8 à Boondael.
          en | Max two visitors per room, says the sign.
          en | My doctor isn't on the list of the fund.
          en | I wanted to ask, but the doctor didn't care.
          en | Didn't expect that from FPS Finance honestly.
          en | How to get a pro Deo lawyer after a refusal.
          en | On a Mac with Sonoma it needs an extension.
          en | On Windows 11 the Vasco reader is not recognised.
          de | Unter Windows 11 wird der Vasco-Leser nicht erkannt.
          nl | Met de kaartlezer Vasco lukt het niet.
          fr | Chez Doyen Auto on m'a facturé la plaque deux fois.
          nl | Vroeger was het Bulex of Vaillant, nu telt elk merk.
          en | I opened an account with Zipzapo in ten minutes.
          en | They said I'd get a letter but I've had none.
          en | We'll wait, and I'll write to the commune.
          en | Madam Director said the class is full until the holidays.
          en | The guide is written in Java and Python.
          de | Herr Bürgermeister, stellen Sie sich einmal in die Schlange.
          de | An einen zweiten Ausweis hat keiner gedacht, Gott sei Dank gibt es das Handy.
          fr | Le jour où il faut traiter une démarche que Be Civic n'a pas encore.
          nl | Jan en alleman mag voor, zei de dame.
          """)
  void whatIsNobodyPassesWhetherTheLanguageIsStatedOrNot(String language, String text) {
    assertThat(RECOGNISER.recognise(text, ModelLanguage.find(language))).isEmpty();
    assertThat(RECOGNISER.recognise(text, Optional.empty())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          de | Stock    | Herr Stock sitzt im 1. Stock.
          de | Ndiaye   | Ich wartete auf Ndiaye. 3 Wochen später kam ein Brief.
          de | Gül      | Frau Gül-Weber rief nie zurück.
          de | Karen    | Fragen Sie Karen am Schalter 3.
          de | Weber    | Weber, Koch und Wolf aus dem Amt haben unterschrieben.
          nl | Fons     | Fons van het loket belde over Infino.
          nl | Fons     | Mijn broer Fons kreeg geld van Infino.
          nl | Fons     | Fons zei dat ik een bewijs moest meebrengen.
          nl | Jan      | Ik sprak met Els en Jan. Niemand wist het.
          nl | Amal     | Amal hielp me met mijn inburgering.
          nl | Els      | Juf. Els gaf het attest niet.
          nl | Janssens | Ik sprak met dokter Janssens. Elders was het gratis.
          nl | Peeters  | Ik kocht de lezer bij Peeters voor 15 euro.
          fr | Camille  | Camille m'a dit que mes allocations familiales étaient suspendues.
          fr | Camille  | Camille, de chez Famiwal, m'a rappelée.
          fr | Camille  | Camille Dupont de Famiwal a perdu mon acte.
          fr | Lien     | Lien m'a aidée au guichet.
          fr | Vasco    | Vasco m'a prêté son lecteur de cartes.
          fr | Vaillant | Madame Vaillant a refusé la chaudière Bulex.
          fr | Noël     | Noël, le concierge, a gardé le recommandé.
          fr | Rose     | Rose a 80 ans et doit venir elle-même.
          nl | Koning   | Koning, de conciërge, nam de brief aan.
          nl | Roos     | Roos is 83 en heeft geen computer.
          en | Will     | Will, our neighbour, was struck off the register.
          en | Fontaine | The report by J.M. Fontaine lists a detector.
          en | Max      | Max told me two things.
          en | Jansen   | My doctor Jansen isn't on the list.
          en | Wise     | Mr Wise refused the transfer from Revolut.
          en | Stone    | Stone never answered the three letters we sent.
          en | Fields   | I wish to record that Fields of the housing office was on time.
          en | Hope     | Hope, my trainee, went to the counter on three mornings.
          de | Gut      | Frau Gut im Sozialamt hat immer Zeit für mich.
          de | Frühling | Ich habe Herrn Frühling im März geschrieben.
          nl | Bakker   | Spreek met Bakker, zij kent het dossier.
          nl | Winters  | Volgens Winters van de dienst Bevolking is het in orde.
          fr | Boulanger | J'ai vu Boulanger au guichet, il m'a tout expliqué.
          en | Rosa     | Rosa made the appointment for me.
          """)
  void peopleBesideThemAreMarked(String language, String person, String text) {
    for (Optional<ModelLanguage> stated :
        List.of(ModelLanguage.find(language), Optional.<ModelLanguage>empty())) {
      List<PersonSpan> spans = RECOGNISER.recognise(text, stated);
      int at = text.indexOf(person);

      assertThat(spans).anyMatch(span -> span.overlaps(at, at + person.length()));
    }
  }
}
