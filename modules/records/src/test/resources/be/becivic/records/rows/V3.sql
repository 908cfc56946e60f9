insert into uid_sequence (kind, last_number) values
  ('val', 2),
  ('ref', 2);

insert into volatile_value (uid, revision, name, value_type, value, unit, note, source, status, contract_version, amended_by, committed_at, superseded_at) values
  (1, 1, 'residence-fee', 'number', '25.5', 'EUR', 'For one person.', 'commune-site', 'stable', null, null, 1789560000123, 1794052800123),
  (1, 2, 'residence-fee', 'number', '27', 'EUR', null, 'commune-site', 'alpha', '2.1.0', 2, 1794052800123, 1794139200123),
  (1, 3, 'residence-fee', null, null, null, null, null, 'quarantined', null, null, 1794139200123, null),
  (2, 1, 'waiting-days', 'integer', '8', 'days', null, null, 'beta', null, null, 1789560000123, null);

insert into reference (uid, revision, name, title, titles, url, archived_url, numac, tier, last_verified, status, contract_version, amended_by, committed_at, superseded_at) values
  (1, 1, 'commune-site', 'Population register', '{"fr":"Registre de la population"}', 'https://www.example.be/register', 'https://archive.example.org/1', '1991073100', 'official', '2026-10-01', 'stable', null, null, 1789560000123, null),
  (2, 1, 'closed-office', 'Bureau d''aide', null, 'https://www.example.be/office', null, null, null, null, 'draft', '2.1.0', 3, 1789560000123, 1793966400123),
  (2, 2, 'closed-office', null, null, null, null, null, null, null, 'quarantined', null, null, 1793966400123, null);

insert into source_standing (path_id, source_id, status, cohort_started_at, post_handoff_observed) values
  ('commune-counter', 'website', 'beta', 1793016000123, true),
  ('commune-counter', 'telephone', 'alpha', 1794571200123, false);
