// What an agent does here, from a search to taking a submission back, over whichever client it is given.
import assert from 'node:assert/strict';

/** The object of a result; clients that show only the text give it as text. */
export function object(result) {
  return result.structuredContent ?? JSON.parse(text(result));
}

export function text(result) {
  return result.content.map((part) => part.text ?? '').join('');
}

function concern(id) {
  return {
    type: 'concern',
    concern_id: id,
    target_type: 'skill',
    target_id: 'change-of-address',
    context: { language_used: 'fr', country: 'be', region: 'Brussels-Capital' },
    content: {
      scope: 'general',
      body: 'The counter asks for the lease although the skill says that only some communes do.',
      evidence_date: new Date().toISOString().slice(0, 10),
      evidence_source: 'customer-report',
    },
  };
}

function sender() {
  return {
    submitted_at: new Date().toISOString(),
    submitting_agent: 'outside-client/1.0',
    submission_contract_version: '2.1.0',
    declared_capabilities: ['multi_turn', 'structured_output'],
  };
}

async function mint(call, type) {
  return object(await call('mint_ids', { type })).ids[0];
}

/**
 * @param list gives the names of the tools
 * @param call calls a tool and gives its result
 * @param refused calls a tool that refuses and gives the text the model is shown
 */
export async function journey({ list, call, refused }) {
  const names = await list();
  for (const name of ['search_corpus', 'read_skill', 'stage_submission', 'cancel_submission']) {
    assert.ok(names.includes(name), name);
  }

  const found = object(await call('search_corpus', { query: 'moving to another house' }));
  assert.notEqual(found.verdict, 'nothing_fits');
  assert.ok(found.results.some((each) => each.id === 'change-of-address'));

  const read = text(await call('read_skill', { skill_id: 'change-of-address' }));
  assert.match(read, /## Process/);

  const { type, ...alone } = concern(await mint(call, 'concern'));
  const wrong = { ...sender(), ...alone, schema_version: 4, content: { scope: 'galactic' } };
  const problem = await refused('submit_concern', { ...wrong, mode: 'validate' });
  for (const told of ['schema_fail', '/content/scope', 'regional-specific', 'evidence_date']) {
    assert.ok(problem.includes(told), `${told} is not in ${problem}`);
  }
  assert.match(await refused('read_skill', { skill_id: 'no-such-skill' }), /not_found/);

  const session = await mint(call, 'session');
  const id = await mint(call, 'concern');
  const body = { ...sender(), schema_version: 1, session_id: session, items: [concern(id)] };
  const validated = object(await call('validate_submission', body)).results[0];
  assert.equal(validated.status, 'validated', JSON.stringify(validated));

  const receipt = object(await call('stage_submission', body)).results[0];
  assert.equal(receipt.status, 'staged', JSON.stringify(receipt));
  assert.ok(receipt.cancel_url.endsWith(id));

  const recovered = JSON.stringify(object(await call('get_session_status', { session_id: session })));
  assert.ok(recovered.includes(id) && recovered.includes('staged'), recovered);

  assert.match(
    await refused('cancel_submission', { submission_id: id, cancel_token: 'x'.repeat(43) }),
    /unauthorised/
  );
  await call('cancel_submission', { submission_id: id, cancel_token: receipt.cancel_token });
  const again = object(await call('stage_submission', body)).results[0];
  assert.equal(again.status, 'cancelled', JSON.stringify(again));
}
