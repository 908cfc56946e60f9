insert into staged (id, state, payload, submitted_at, received_at, commit_eta, token_hash, salt, submitter_hash, cohort_anchor, last_attempt_at) values
  ('con_01a1df14-1a93-756b-9a56-64d506e82a01', 'staged', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 1794743995123, 1794744000123, 1794830400123, 'nO0Lcxukd2lSQWo10CYnM4-eIFFNexigx1uc6KnEaq4', 'ftbnVc1hKFT4PGhtTce8F1bjr6C-ypGEstI6zpP1ddc', '6Cf7fVywqWdn9NoUFurSNBzjvZK1zx0-gSD8CBg5qjM', 'residence-registration@0.1.3', null),
  ('amd_01a1df14-16ab-7d04-84cc-ef07fe6c2b03', 'ner_held_for_review', '{}', 1794743995123, 1794744000123, 1794830400123, '4skyGGK8cBUJ9rkwmVLgQMgqhbFms7HDG6aRSGOjGE4', 'Lja0sI6FvEHkRNEpOKa7nxZiIR4NJ9vnh-v5BUZgfkQ', '0z2utIvH5DtCzu7bB6RW13sBPDgHJu2Sr1jRPIHVVg4', null, null),
  ('fbk_01a1df14-12c3-734d-946c-c69b20050ed3', 'released', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 1794743995123, 1794744000123, 1794830400123, 'v6lSAybFj8xwcRWlRswfnuex_UwoooZHLBAKI4Ab3bE', 'ZYGZpYPH-lVWI4iZ1qymuEoOiHKKsBDo6uArJ0NjJOw', 'out_o6rtF0aPp0GOn7cy1eSZ0m4vdx8o1eonKqbi4Gc', null, 1794830460123),
  ('drf_01a1df14-0edb-7f2e-a529-9fc0f335c357', 'released_after_edit', '{"body":"Zaventem – guichet fermé l''après-midi 🙂"}', 1794743995123, 1794744000123, 1794830400123, 'QRTI7VIG7LT2vvjcySD8HvXrlrDpVAwgQwL6_u4ln8c', 'FpKSlFtutW24VUNYnJlZOVcDyR0ZWCToSEqRm8XtRA0', 'xS79hApugjGbV7pvKIcdLFtRHf5Hjx0sGlTo1ooCvBQ', null, 1794830460123);

insert into committed_receipt (id, state, settled_at, token_hash, salt, submitter_hash, expires_at) values
  ('con_01a1df13-ff3b-7cdd-9d46-1f48f3d96801', 'committed', 1794744000123, 'ZYBcgysss4EnQ2azIXwcA22AFCi8xxYG2nvw7FZ5pKo', 'p0unvu8H_Yaa2HDlVO6XIl1iVOShWeVPJjz437vWQyA', 'BgpCa2kSaUZBA_Yb5oxWY2o8QBnL-c43GcdjPTmqkTI', 1794916800123),
  ('val_01a1df14-0af3-73ac-b896-f4eac8b05024', 'applied', 1794744000123, 's2ny2_n69Dk2zeIYbcQpTUKPGCBO7RWOxR_HY1iW3OI', 'aZa0I5pQ4aWhni4VCx_Scm60xHyabtQAKb3DLVKfRTA', 'AkFf0IFWW6L8sLBPy4yyZ5c2OfGLndrYBsBRGBUCqeg', 1794916800123),
  ('val_01a1df14-070b-7964-b3d7-5ddf00830f1b', 'quarantined', 1794744000123, 'eMIf1KZE5ksjp_80xFFPXT7Qdp-XMlhMmcHSJJxQLK0', 'nsi_ucLuQhnEHz4B8qa2RjLQ0Q-vg-bgFaAwY8ZXjF8', 'xG9IvN93Tfh1zlNIu91ZZevB4fp5gkDW8zzM5kWuZ3Y', 1794916800123),
  ('con_01a1df13-f383-7e91-9558-816a8ea995cd', 'ner_held_for_review', 1794744000123, 'VNVozwqGcBl9VA0RYNbgk7P5I3iAERg2Rs_R9tqf--o', 'XdSQAhN2brP-SkC7pgt-h6S96hERaC7sFs9KwMLxDIw', 'EN9an_WmefcZtz9XFh7_tmgQ-QN6WtAtCRQRR3NfREs', 1794916800123),
  ('con_01a1df13-ef9b-7067-a4b9-8b9c12b6d519', 'released', 1794744000123, 'ZNnzm1YRktjMZWT3YyeSGbqqnwB1j0b7q_kK_E6Cjgo', 'yaoYNuwP7b-h0Ps0O-BGnqH29PIyfvVnTdhHsJ6K65k', 'IHwFFIsUD5WZnffYkR8WXIBvIsrf829IVUpacSj8xAw', 1794916800123),
  ('con_01a1df13-ebb3-7379-954c-474917e00e58', 'released_after_edit', 1794744000123, '8UBgz77ZsKekH0Ajxj5s4Va8bZ9-Xz5gRnY-5rajpts', 'Tv7-j_VwtmW72-BkCRgeQQr37gCiKPnMIHlnx0P5K-0', 'cUJ5dZnveRdIBfuU0CYO31IG9H0Dj7NR9EvtOrhkQsY', 1794916800123),
  ('con_01a1df13-e7cb-783b-857f-aef8a487c242', 'discarded', 1794744000123, 'u0Z3M0mm_UrhfllzXy6A_biwOuO12S5WGRZTYT954TQ', '-YOXnxoLaQ0eJSNZujqIIjDmQ_ojwFsXeo6lv7ix69E', '9x4LXsGhKgVVVLPCSfoxHp_IHnoB8FM9UA-2inlURSQ', 1794916800123),
  ('con_01a1df13-e3e3-79a1-82d6-27f5a9e493f0', 'cancelled', 1794744000123, 'k0LBSzOojcaBFHa6Xs21AcYhxSMdIm2uOUcJXY-_k1k', 'bhbFhzhEiyX809cELOrOOnoVwG5o8sOGcp3vcgYkSD8', 'Wqhx7BUkI2Qzzqn6yhNdY3M7yrAARzuJgN9E15LYwrM', 1794916800123),
  ('amd_01a1df13-dffb-70de-8e0e-840b31c43b40', 'conflict', 1794744000123, 'ccuj6FbBZUpjc4OBpHXsmx_uJKYtfwS3Wasj_heJ50s', 'cE7jnlCwn8NIXn3FqDBMFVm5e6cfoUx-AuzGRNN9Plo', 'gEwovZs9KiAZohF39-nAqFBdWbwvLBLa7H5bPF6lBXw', 1794916800123);

insert into session_receipt (submission_id, session_hash, state, received_at, settled_at, expires_at) values
  ('con_01a1df14-1a93-756b-9a56-64d506e82a01', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'staged', 1794744000123, null, null),
  ('amd_01a1df14-16ab-7d04-84cc-ef07fe6c2b03', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'ner_held_for_review', 1794744000123, 1794830400123, 1795003200123),
  ('con_01a1df13-ff3b-7cdd-9d46-1f48f3d96801', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'committed', 1794657600123, 1794744000123, 1794916800123),
  ('val_01a1df14-070b-7964-b3d7-5ddf00830f1b', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'quarantined', 1794657600123, 1794744000123, 1794916800123),
  ('con_01a1df13-f383-7e91-9558-816a8ea995cd', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'ner_held_for_review', 1794657600123, 1794744000123, 1794916800123),
  ('con_01a1df13-ef9b-7067-a4b9-8b9c12b6d519', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'released', 1794657600123, 1794744000123, 1794916800123),
  ('con_01a1df13-ebb3-7379-954c-474917e00e58', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'released_after_edit', 1794657600123, 1794744000123, 1794916800123),
  ('con_01a1df13-e7cb-783b-857f-aef8a487c242', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'discarded', 1794657600123, 1794744000123, 1794916800123),
  ('con_01a1df13-e3e3-79a1-82d6-27f5a9e493f0', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'cancelled', 1794657600123, 1794744000123, 1794916800123),
  ('amd_01a1df13-dffb-70de-8e0e-840b31c43b40', 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY', 'conflict', 1794657600123, 1794744000123, 1794916800123);

insert into known_id (id_hash, claimed_at) values
  ('AaHfFBqTtBKJMOqq3H193tfRZRnGB2ZNSHtm1OUOxuA', 1794744000123),
  ('AaHfFBar5idD-na7i0JogzEeKj2Lwvlf7i1rvqeJQfY', 1794744000123),
  ('AaHfFBLDBM-qnjGTT9JCn4W0IGJmA9gbB2xh1M_phls', 1794744000123),
  ('AaHfFA7b-jn0JxyGluM11uikV2YJRdPjHhqpbLVqb0k', 1794744000123),
  ('AaHfFArzFM12Nqcdchq2l84TNE_pAkMqhINgcHczaEY', 1794744000123),
  ('AaHfFAcLtd2Gys_Kr4aWjBkBbakQai3O1DUGhH_I5t4', 1794744000123),
  ('AaHfFAMj3-kFliAXFpaCk9u11FuBUh5EXomLiRpbt4c', 1794744000123),
  ('AaHfE_87jdy0-47FAHptEi9fSn7YvDIfU_nj7fDTRn8', 1794744000123),
  ('AaHfE_ODa9qLiBEoqiEsP0-aIUtr28rWG6YjyjaZZuQ', 1794744000123),
  ('AaHfE--bac37zrzBDkEfIa40SQe4vW4_nZkP8anqR_I', 1794744000123),
  ('AaHfE-uzTf46dIHn-9Ghx1TkZn_Cbw1GG20-aI5mPzQ', 1794744000123),
  ('AaHfE-fLPtMOM0J_zhI0Je6Yevjlb_bIDxcgvHN2TPU', 1794744000123),
  ('AaHfE-PjFEafNUZ4oIKHtdjnx_yUOR8q9doPgZLr3cg', 1794744000123),
  ('AaHfE9_7L8aKt-bAPbtNrwqCosySWmBcfNkmpGRYYBA', 1794744000123);

insert into rate_counter (scope, key_hash, window_start, amount, expires_at) values
  ('day', 'L6ssIdWzgFqd71DahzKg5wpe5FP8lJ390xAo5VvJ56A', 1794700800000, 7, 1794873600000),
  ('global', 'WcEk5-Eqro_IKDIk7Qmco5KV7L5Yvf-z50V4uESjt64', 1794744000000, 41, 1794830400123);

insert into daily_salt (day, salt) values
  ('2026-11-14', 'MsvAryow9YmTM7DqMIyXwDoSjB95hxu_8GelRKJINaU'),
  ('2026-11-15', 'tYn7CbgtcYdMlIEweLHWXq4MB2Qf0cM2zHfoi2gB9oE');

insert into artefact_salt (target_type, target_id, salt, created_at, expires_at) values
  ('skill', 'residence-registration', 'p39htKa0mk58aA3QRlWNeE67VqHiAegtZaMQ8Luw4ec', 1792152000123, null),
  ('volatile_value', 'val-00001', 'RgPwIhRk-yCD2lFGCm0f4UVGdQa9PhmRn0MGq2A3Bek', 1794484800123, 1802520000123);

insert into artefact_submitter (target_type, target_id, submitter_hash, salt, bound_at, expires_at) values
  ('volatile_value', 'val-00001', 'hQupE2d-t-EG56fHRqK7K_jL9lbeUE1G0jzRPk38JP8', 'LXJWx7AOWqmcHl9RozzEFW4KYCV97JFDXN5WQpVSjRg', 1794484800123, 1802520000123);

insert into flag_strike (review_id, address_hash, confirmed, struck_at, expires_at) values
  (1, 'IQrjISW04U1Dhr__z9xkEyfNyn7yeRkKtogHgQcdWQs', false, 1794657600123, 1797336000123),
  (2, '-nXAebUG-HhASTNkUHR4tqPkz97bfymCjqdcvdtdrKs', true, 1793966400123, 1796558400123);
