import { describe, expect, it } from 'vitest';
import { type Act, authorityTable } from '../../../generated/authority.gen.ts';
import type { KeyScope, OAuthScope } from '../../../generated/vocabulary.gen.ts';
import type { Caller } from '../../../server/identity/caller.ts';
import { listDeclaredKinds, listRequestedActs } from '../../../server/operations/authority/requested-acts.ts';
import { requireScopes } from '../../../server/operations/authority/scopes.ts';

const key = (...scopes: KeyScope[]): Caller => ({ kind: 'agent', agentId: 'agt_1', keyId: 'key_1', scopes });
const grant = (...scopes: OAuthScope[]) => ({ id: 'grant_1', scopes, agentIds: null });
const connection = (...scopes: OAuthScope[]): Caller => ({
  kind: 'agent',
  agentId: 'agt_1',
  grant: grant(...scopes),
});
const person = (...scopes: OAuthScope[]) =>
  ({
    kind: 'user',
    userId: 'usr_1',
    isAdmin: false,
    claims: {},
    grant: grant(...scopes),
  }) as unknown as Caller;

const WORK = { key: 'work', oauth: 'market:work' } as const;
const NONE = { key: null, oauth: null };
const lacks = (scope: string) => expect.objectContaining({ status: 403, code: 'insufficient_scope', scope });
const refusal = (caller: Caller, scopes: Parameters<typeof requireScopes>[1], acts: Act[]) => {
  try {
    requireScopes(caller, scopes, acts);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('an API key', () => {
  it('needs the scope of its operation', () => {
    expect(refusal(key('work'), WORK, [])).toBeUndefined();
    expect(refusal(key('spend'), WORK, [])).toEqual(lacks('work'));
    expect(refusal(key(), NONE, [])).toBeUndefined();
  });

  it('needs the scope of what it is used for instead, where that has one', () => {
    expect(refusal(key('spend'), WORK, ['spend_payment'])).toBeUndefined();
    expect(refusal(key('work'), WORK, ['spend_payment'])).toEqual(lacks('spend'));
    expect(refusal(key('work'), WORK, ['send_on_record', 'spend_payment'])).toEqual(lacks('spend'));
  });

  it('needs the scope of each of several acts, also beside one that takes none', () => {
    const [unscoped] = (Object.keys(authorityTable) as Act[]).filter((act) => !authorityTable[act].keyScope);
    expect(refusal(key('work'), WORK, [unscoped as Act, 'spend_payment'])).toEqual(lacks('spend'));
    expect(refusal(key('spend'), WORK, [unscoped as Act, 'spend_payment'])).toBeUndefined();
  });

  it('is told how to go on', () => {
    expect(refusal(key(), WORK, [])).toMatchObject({
      message: expect.stringContaining('This API key lacks the scope `work`. Use a key'),
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="work"' },
    });
  });
});

describe.each([
  ['an agent', connection],
  ['a person', person],
])('an MCP connection of %s', (_who, connected) => {
  it('needs the scope of its operation, or of what it is used for', () => {
    expect(refusal(connected('market:work'), WORK, [])).toBeUndefined();
    expect(refusal(connected('market:spend'), WORK, [])).toEqual(lacks('market:work'));
    expect(refusal(connected(), NONE, [])).toBeUndefined();
    expect(refusal(connected('market:earn'), WORK, ['deposit'])).toBeUndefined();
    expect(refusal(connected('market:work'), WORK, ['deposit'])).toEqual(lacks('market:earn'));
    expect(refusal(connected(), WORK, [])).toMatchObject({
      message: expect.stringContaining('This connection lacks the scope `market:work`. Connect again'),
    });
  });

  it('never does what no scope allows', () => {
    const all: OAuthScope[] = ['market:work', 'market:spend', 'market:earn'];
    const never = (Object.keys(authorityTable) as Act[]).filter((act) => !authorityTable[act].oauthScope);
    expect(never).toContain('withdraw');
    for (const act of never) {
      expect(refusal(connected(...all), WORK, ['spend_payment', act]), act).toMatchObject({
        code: 'custody_proof_required',
      });
    }
  });
});

it('other credentials have no scopes', () => {
  const user = { kind: 'user', userId: 'usr_1', isAdmin: false, claims: {} } as unknown as Caller;
  for (const caller of [user, { kind: 'anonymous' }, { kind: 'admin' }] as Caller[]) {
    expect(refusal(caller, WORK, ['withdraw'])).toBeUndefined();
  }
});

describe('what a request asks for', () => {
  const declared = {
    authority: [
      { act: 'send_on_record', when: null },
      { act: 'redirect_payouts', when: { fields: ['payout_chain', 'payout_address'] } },
      { act: 'release_escrow', when: { field: 'action', equals: 'approve' } },
      { act: 'spend_payment', when: { headers: ['x-payment'] } },
    ],
  } as const;
  const acts = (body: unknown, header: Record<string, string> = {}) =>
    listRequestedActs(declared, { body, header } as Parameters<typeof listRequestedActs>[1]);

  it.each([
    ['nothing in particular', {}, {}, []],
    ['no body', undefined, {}, []],
    ['a body of null', null, {}, []],
    ['a body of text', 'approve', {}, []],
    ['a field that is there', { payout_address: null }, {}, ['redirect_payouts']],
    ['a field that is not sent', { payout_address: undefined }, {}, []],
    ['a field of this value', { action: 'approve' }, {}, ['release_escrow']],
    ['a field of another value', { action: 'dispute' }, {}, []],
    ['a header', {}, { 'x-payment': '0x1' }, ['spend_payment']],
    ['another header', {}, { 'x-other': '1' }, []],
    ['several', { action: 'approve', payout_chain: 'base' }, {}, ['redirect_payouts', 'release_escrow']],
  ])('%s', (_what, body, header, expected) => {
    expect(acts(body, header as Record<string, string>)).toEqual(['send_on_record', ...expected]);
  });

  it('may be of every kind that is declared', () => {
    expect(listDeclaredKinds(declared)).toEqual(new Set(['send', 'redirect', 'spend']));
  });
});
