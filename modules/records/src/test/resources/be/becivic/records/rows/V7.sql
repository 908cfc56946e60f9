-- From here on only what has left staging has a receipt of its session, and no vote has.
delete from session_receipt where state in ('staged', 'applied');

update staged set session_hash = 'aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY' where state in ('staged', 'ner_held_for_review');
