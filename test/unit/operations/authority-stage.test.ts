import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Act } from '../../../generated/authority.gen.ts';
import type { EntityManager } from '../../../server/foundation/db/orm.ts';
import { AppError } from '../../../server/foundation/platform/errors.ts';
import { assertAuthorityDeclared } from '../../../server/foundation/platform/operation-authority.ts';
import type { Caller } from '../../../server/identity/caller.ts';
import { authorizeReplay, runAuthorized } from '../../../server/operations/authority/authority-stage.ts';
import { CallAuthority } from '../../../server/operations/authority/call-authority.ts';
import { listDeclaredKinds } from '../../../server/operations/authority/requested-acts.ts';
import type { ValidRequest } from '../../../server/operations/validation/request-validator.ts';
import { createAgentCaller } from '../../support/server/agent-caller.ts';

const NOW = new Date('2026-01-01T00:00:00Z');
const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';
const REQUEST: ValidRequest = { path: {}, query: {}, header: {}, cookie: {}, body: {} };
const REPLY = { status: 200, body: {} };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const wallet = (more: object = {}): Caller => ({
  kind: 'wallet',
  wallet: WALLET,
  chain: 'base',
  signedAt: 1,
  carrier: 'body',
  ...more,
});
const user = (secondsAgo: number): Caller => ({
  kind: 'user',
  userId: 'usr_1',
  isAdmin: false,
  claims: { sub: 'ada', signedInAt: NOW.getTime() / 1000 - secondsAgo } as never,
});

/** Stands for the table of used signatures: an entity manager that keeps them in memory. */
class UsedSignatures {
  readonly keys = new Set<string>();
  readonly em = {
    config: { getLogger: () => ({ log: () => {} }) },
    isInTransaction: () => true,
    getKysely: () => ({
      executeQuery: async ({ sql, parameters }: { sql: string; parameters: unknown[] }) => {
        const key = `${parameters[0]} ${parameters[1]}`;
        const isInsert = sql.startsWith('insert');
        const isChanged = isInsert ? !this.keys.has(key) : this.keys.delete(key);
        if (isInsert) this.keys.add(key);
        return { rows: [], numAffectedRows: isChanged ? 1n : 0n };
      },
    }),
  } as unknown as EntityManager;

  open(caller: Caller, isInTransaction = false): CallAuthority {
    return new CallAuthority({ caller, isInTransaction, clock: { now: () => NOW }, em: () => this.em });
  }
}

const KEY = `${WALLET.toLowerCase()} 1`;

describe('what a call has shown', () => {
  it('is custody by a signature of the body, which it uses up', async () => {
    const used = new UsedSignatures();
    const authority = used.open(wallet());
    expect(authority.hasCustodyProof).toBe(false);
    await authority.requireCustodyProof();
    expect(authority.hasCustodyProof).toBe(true);
    expect([...used.keys]).toEqual([KEY]);
    expect(await authority.consumeCustodyProof()).toBeUndefined();
    await authority.requireCustodyProof();
  });

  it('is nothing by a signature that another call used', async () => {
    const used = new UsedSignatures();
    await used.open(wallet()).requireCustodyProof();
    const second = used.open(wallet());
    await expect(second.requireCustodyProof()).rejects.toMatchObject({ status: 401, code: 'signature_used' });
    expect(second.hasCustodyProof).toBe(false);
    await used.open(wallet({ signedAt: 2 })).requireCustodyProof();
  });

  it.each([
    ['a signature of the query', wallet({ carrier: 'query' }), 'custody_proof_required'],
    ['an API key', createAgentCaller('agt_1'), 'custody_proof_required'],
    ['a sign-in of long ago', user(301), 'expired_credentials'],
  ])('is not custody by %s', async (_what, caller, code) => {
    const authority = new UsedSignatures().open(caller);
    expect(await authority.consumeCustodyProof()).toMatchObject({ code });
    expect(authority.hasCustodyProof).toBe(false);
    await expect(authority.requireCustodyProof()).rejects.toMatchObject({ code });
  });

  it('is custody by a sign-in of a moment ago, as often as it is asked for', async () => {
    const used = new UsedSignatures();
    for (let turn = 0; turn < 2; turn++) await used.open(user(300)).requireCustodyProof();
    const authority = used.open(user(300));
    await authority.requireCustodyProof();
    await authority.releaseSignature();
    expect(authority.hasCustodyProof).toBe(true);
  });

  it('is given back once, when the call used it and not in a transaction', async () => {
    const used = new UsedSignatures();
    const authority = used.open(wallet());
    await authority.requireCustodyProof();
    await authority.releaseSignature();
    expect(authority.hasCustodyProof).toBe(false);
    expect(used.keys.size).toBe(0);

    await used.open(wallet()).requireCustodyProof();
    await authority.releaseSignature();
    expect([...used.keys]).toEqual([KEY]);

    const inTransaction = used.open(wallet({ signedAt: 2 }), true);
    await inTransaction.requireCustodyProof();
    await inTransaction.releaseSignature();
    expect(inTransaction.hasCustodyProof).toBe(true);
    expect(used.keys.size).toBe(2);
  });
});

function createCall(caller: Caller, acts: readonly Act[], used = new UsedSignatures()) {
  const authority = acts.map((act) => ({ act, when: null }));
  const scopes = { key: 'work', oauth: 'market:work' } as const;
  const route = { operationId: 'op', authority, scopes };
  return {
    caller,
    acts: [] as readonly Act[],
    authority: used.open(caller),
    operation: { route, authorityKinds: listDeclaredKinds(route) },
  };
}
const failWith = (status: number) => async () => {
  throw new AppError(status, 'bad_request', 'No');
};

describe('a handler', () => {
  it('runs with what the request asks for noted on the call', async () => {
    const call = createCall(createAgentCaller('agt_1'), ['spend_payment', 'send_on_record']);
    const handle = async () => {
      expect(call.acts).toEqual(['spend_payment', 'send_on_record']);
      return REPLY;
    };
    expect(await runAuthorized(call, REQUEST, handle)).toBe(REPLY);
  });

  it('may do what its operation declares, and nothing else', async () => {
    const call = createCall(createAgentCaller('agt_1'), ['spend_payment']);
    const doing = (kind: 'spend' | 'redirect') => async () => {
      assertAuthorityDeclared(kind);
      return REPLY;
    };
    expect(await runAuthorized(call, REQUEST, doing('spend'))).toBe(REPLY);
    await expect(runAuthorized(call, REQUEST, doing('redirect'))).rejects.toThrow('op needs @authority');
  });

  it('does not run without the scope', async () => {
    const handle = vi.fn(async () => REPLY);
    const caller = { ...createAgentCaller('agt_1'), scopes: ['work'] } as Caller;
    await expect(runAuthorized(createCall(caller, ['spend_payment']), REQUEST, handle)).rejects.toMatchObject(
      { code: 'insufficient_scope' },
    );
    expect(handle).not.toHaveBeenCalled();
  });

  it.each(['send', 'change_custody', 'reveal_secret'] as const)(
    'does not %s without custody proof',
    async (act) => {
      const handle = vi.fn(async () => REPLY);
      const refused = createCall(user(301), ['send_on_record', act]);
      await expect(runAuthorized(refused, REQUEST, handle)).rejects.toMatchObject({
        code: 'expired_credentials',
      });
      expect(handle).not.toHaveBeenCalled();
      const allowed = createCall(user(10), ['send_on_record', act]);
      expect(await runAuthorized(allowed, REQUEST, handle)).toBe(REPLY);
      expect(allowed.authority.hasCustodyProof).toBe(true);
    },
  );

  it('runs without custody proof where a delay takes its place, and with it where it was shown', async () => {
    const late = createCall(user(301), ['redirect_payouts']);
    expect(await runAuthorized(late, REQUEST, async () => REPLY)).toBe(REPLY);
    expect(late.authority.hasCustodyProof).toBe(false);
    const shown = createCall(wallet(), ['send_on_record', 'redirect_payouts']);
    expect(await runAuthorized(shown, REQUEST, async () => REPLY)).toBe(REPLY);
    expect(shown.authority.hasCustodyProof).toBe(true);
  });

  it('leaves a signature unused where nothing takes custody proof', async () => {
    const used = new UsedSignatures();
    await runAuthorized(createCall(wallet(), ['send_on_record'], used), REQUEST, async () => REPLY);
    expect(used.keys.size).toBe(0);
  });

  it.each([
    ['gives the signature back when it refuses the request', failWith(400), 0],
    ['gives the signature back when it refuses with the highest status of a refusal', failWith(499), 0],
    ['keeps the signature when it fails', failWith(500), 1],
    ['keeps the signature when it breaks', () => Promise.reject(new Error('no')), 1],
    ['keeps the signature when it succeeds', async () => REPLY, 1],
  ])('%s', async (_what, handle, kept) => {
    const used = new UsedSignatures();
    await runAuthorized(createCall(wallet(), ['send'], used), REQUEST, handle).catch(() => {});
    expect(used.keys.size).toBe(kept);
  });

  it('passes on why it failed', async () => {
    const call = createCall(wallet(), ['send']);
    await expect(runAuthorized(call, REQUEST, failWith(400))).rejects.toMatchObject({ code: 'bad_request' });
  });
});

describe('an earlier answer', () => {
  const replay =
    (caller: Caller, ...acts: Act[]) =>
    () =>
      authorizeReplay(createCall(caller, acts), REQUEST);

  it('is shown again to a signature that was used, because the first try used it', async () => {
    const used = new UsedSignatures();
    await used.open(wallet()).requireCustodyProof();
    expect(() => authorizeReplay(createCall(wallet(), ['send'], used), REQUEST)).not.toThrow();
  });

  it('takes the scope and the custody proof that doing it takes', () => {
    expect(replay(user(301), 'send')).toThrow(expect.objectContaining({ code: 'expired_credentials' }));
    expect(replay(user(301), 'send_on_record', 'send')).toThrow(AppError);
    expect(replay(user(300), 'send')).not.toThrow();
    expect(replay({ ...createAgentCaller('agt_1'), scopes: [] } as Caller, 'spend_payment')).toThrow(
      expect.objectContaining({ code: 'insufficient_scope' }),
    );
  });

  it('takes no custody proof where a delay takes its place or nothing does', () => {
    expect(replay(user(301), 'redirect_payouts')).not.toThrow();
    expect(replay(user(301), 'send_on_record')).not.toThrow();
    expect(replay(user(301))).not.toThrow();
  });
});
