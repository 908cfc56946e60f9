package be.becivic.site;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import nu.validator.validation.SimpleDocumentValidator;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** Judges pages by the HTML standard. */
final class Validity {
  private final List<String> complaints = new ArrayList<>();
  private final SimpleDocumentValidator validator = new SimpleDocumentValidator(true, false, false);

  Validity() throws Exception {
    ErrorHandler handler =
        new ErrorHandler() {
          @Override
          public void warning(SAXParseException complaint) {}

          @Override
          public void error(SAXParseException complaint) {
            add(complaint);
          }

          @Override
          public void fatalError(SAXParseException complaint) {
            add(complaint);
          }
        };
    validator.setUpMainSchema("http://s.validator.nu/html5-rdfalite.rnc", handler);
    validator.setUpValidatorAndParsers(handler, true, false);
  }

  List<String> complaintsAbout(byte[] page) throws Exception {
    complaints.clear();
    InputSource source = new InputSource(new ByteArrayInputStream(page));
    source.setEncoding("UTF-8");
    validator.checkHtmlInputSource(source);
    return List.copyOf(complaints);
  }

  private void add(SAXParseException complaint) {
    complaints.add(complaint.getLineNumber() + ": " + complaint.getMessage());
  }
}
