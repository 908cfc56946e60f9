package be.becivic.records;

import be.becivic.records.model.Citation;
import be.becivic.records.model.Scalar;

/** The numbered entries skills cite. */
public interface Catalogue {
  Revisions<Scalar> volatileValues();

  Revisions<Citation> references();
}
