insert into uid_sequence (kind, last_number) values
  ('con', 2),
  ('amd', 5),
  ('drf', 5),
  ('fbk', 2),
  ('rtg', 3),
  ('anl', 3);

insert into concern (uid, submission_id, target_type, target_id, scope, specifier, cohort_anchor, payload, submitted_at, committed_at) values
  (1, 'con_01a1df13-dc13-730c-b9bf-f8ffa764276b', 'skill', 'residence-registration', 'commune', 'Zaventem', 'residence-registration@0.1.3', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 1794484800123, 1794571200123),
  (2, 'con_01a1df13-d82b-744f-ad1c-d754d2332205', 'path', 'commune-counter', null, null, null, '{"body":"Loket 4 is verhuisd"}', 1794484800123, 1794657600123);

insert into amendment (uid, submission_id, target_type, target_id, cohort_anchor, payload, state, submitted_at, committed_at, settled_at) values
  (1, 'amd_01a1df13-d443-79f0-a331-82df8098097d', 'skill', 'residence-registration', 'residence-registration@0.1.3', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'pending', 1793966400123, 1794052800123, null),
  (2, 'amd_01a1df13-d05b-7d67-bd87-4e3eef95dd37', 'volatile_value', 'val-00001', 'val-00001@1', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'merged', 1793966400123, 1794052800123, 1794139200123),
  (3, 'amd_01a1df13-cc73-7579-9c5a-a43874a1be10', 'reference', 'ref-00001', null, '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'rejected', 1793966400123, 1794052800123, 1794139200123),
  (4, 'amd_01a1df13-c88b-7f7a-89cf-48d4d56a1939', 'path', 'commune-counter', null, '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'conflict', 1793966400123, 1794052800123, 1794139200123),
  (5, 'amd_01a1df13-c4a3-75b4-8ce1-29eb309fa303', 'volatile_value', 'val-00001', 'val-00001@2', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'rolled_back', 1793966400123, 1794052800123, 1794139200123);

insert into draft (uid, submission_id, target_type, proposed_id, payload, state, submitted_at, committed_at, settled_at) values
  (1, 'drf_01a1df13-c0bb-7944-8c2e-33f21e219b44', 'path', 'proposed-0', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'pending', 1793966400123, 1794052800123, null),
  (2, 'drf_01a1df13-bcd3-7e45-9df0-5f6366a752a3', 'skill', 'proposed-1', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'merged', 1793966400123, 1794052800123, 1794139200123),
  (3, 'drf_01a1df13-b8eb-722d-b138-e4fed9f820f0', 'path', 'proposed-2', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'rejected', 1793966400123, 1794052800123, 1794139200123),
  (4, 'drf_01a1df13-b503-79cf-a238-a8e5a2eb0848', 'skill', 'proposed-3', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'conflict', 1793966400123, 1794052800123, 1794139200123),
  (5, 'drf_01a1df13-b11b-73aa-8dea-1f2bcc656627', 'path', 'proposed-4', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 'rolled_back', 1793966400123, 1794052800123, 1794139200123);

insert into validation (id, target_type, target_id, cohort, verdict, injection_flag, post_handoff, rationale, injection_reason, traversal, address_hash, session_hash, counts, quarantined, submitting_agent, contract_version, submitted_at, applied_at) values
  ('val_01a1df14-0af3-73ac-b896-f4eac8b05024', 'skill', 'residence-registration', 'residence-registration@0.1.3', 'confirm', false, true, 'The counter took the form.', null, '{"outcome":"success"}', 'CRWRuFj_F-ZKTurTvDjT38jg2DSNhD-6HRExThBLft4', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', true, false, 'agent/1.0', '2.1.0', 1794657599123, 1794657600123),
  ('val_01a1df14-070b-7964-b3d7-5ddf00830f1b', 'skill', 'residence-registration', 'residence-registration@0.1.3', 'reject', true, false, null, 'It gives orders to the reader.', null, '8Fbg_IB2ATUS3rGB8lv2SXJRd_46HYtvT4GW2gWlLHk', 'Kw2EQtfni6wx7r6i31pu2XaFqudk_PwZsu9D3ws80lM', true, true, 'agent/1.0', '2.1.0', 1794657599623, 1794657600124),
  ('val_01a1df14-0323-7a17-aeb4-cbf0ac19c0e8', 'skill', 'residence-registration', 'residence-registration@0.1.3', 'confirm', false, false, null, null, null, '8Fbg_IB2ATUS3rGB8lv2SXJRd_46HYtvT4GW2gWlLHk', null, false, false, 'other/2', '2.1.0', 1794571199623, 1794571200123);

insert into session_receipt (submission_id, session_hash, state, received_at, settled_at, expires_at) values
  ('val_01a1df14-0af3-73ac-b896-f4eac8b05024', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'applied', 1794657600123, 1794744000123, 1794916800123);

insert into artefact_tally (target_type, target_id, cohort, confirms, rejects, flags, post_handoff_confirms, votes, first_vote_at, last_vote_at) values
  ('skill', 'residence-registration', 'residence-registration@0.1.3', 1, 1, 1, 1, 3, 1794571200123, 1794657600124);

insert into feedback_channel (uid, submission_id, topic, pointer, body, submitting_agent, contract_version, submitted_at, committed_at, triaged_at) values
  (1, 'fbk_01a1df13-ad33-7be8-92b5-6a6cd073090d', 'bug', '/skills/residence-registration', 'Der Knopf ist außer Sicht.', 'agent/1.0', '2.1.0', 1794657600123, 1794657600124, null),
  (2, 'fbk_01a1df13-a94b-74d3-9574-7c0802c073d5', null, null, 'Merci !', 'agent/1.0', '2.1.0', 1793966400123, 1794052800123, 1794139200123);

insert into rating (uid, submission_id, target_type, target_id, cohort_anchor, stars, would_be_5_stars, submitting_agent, contract_version, submitted_at, committed_at) values
  (1, 'rtg_01a1df13-a563-7c16-923f-b0d725a702be', 'skill', 'residence-registration', 'residence-registration@0.1.3', 4, 'Opening hours.', 'agent/1.0', '2.1.0', 1794657600123, 1794657600124),
  (2, 'rtg_01a1df13-a17b-741e-843f-1da582a5ca7c', 'agent_protocol', 'becivic', null, 5, null, 'agent/1.0', '2.1.0', 1794657600123, 1794657600124),
  (3, 'rtg_01a1df13-9d93-75b6-b4af-ea97984c0c93', 'session', null, null, 1, 'Shorter.', 'agent/1.0', '2.1.0', 1794657600123, 1794657600124);

insert into analytics_event (uid, event_type, outcome, content, submitting_agent, contract_version, submitted_at, recorded_at) values
  (1, 'session_start', null, '{"lang":"fr"}', 'agent/1.0', '2.1.0', 1794657600123, 1794657600124),
  (2, 'step_transition', null, '{"to":"declare"}', 'agent/1.0', '2.1.0', 1794657600123, 1794657600125),
  (3, 'session_outcome', 'completed', '{}', 'agent/1.0', '2.1.0', 1794657600123, 1794657600126);
