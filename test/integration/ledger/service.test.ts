import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { transactionalPipelined } from '../../../server/foundation/db/pipelined-transaction.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { credit, debit, LedgerError, type Posting } from '../../../server/money/ledger/posting.ts';
import { verifyLedger } from '../../../server/money/ledger/verification.ts';
import { BASE, ledger, orderPaid, orderReleased, payoutSent, useLedgerDatabase } from './ledger-database.ts';

const { em, post, query } = useLedgerDatabase();
const newOrder = () => `ord_${randomUUID()}`;

describe('posting', () => {
  it('moves the balances of an order from payment to payout', async () => {
    const [order, agent] = [newOrder(), `agt_${randomUUID()}`];
    const treasury = await ledger.readBalance(em(), accounts.treasury(BASE), BASE);
    expect(await post(orderPaid(order, 10_000_000n))).toBe('posted');
    expect(await ledger.readBalance(em(), accounts.orderEscrow(order), BASE)).toBe(10_000_000n);
    await post(orderReleased(order, agent, 9_000_000n, 1_000_000n));
    expect(await ledger.readBalance(em(), accounts.orderEscrow(order), BASE)).toBe(0n);
    expect(await ledger.readBalance(em(), accounts.agentPayable(agent), BASE)).toBe(9_000_000n);
    await post(payoutSent(order, agent, 9_000_000n));
    expect(await ledger.readBalance(em(), accounts.agentPayable(agent), BASE)).toBe(0n);
    expect(await ledger.readBalance(em(), accounts.treasury(BASE), BASE)).toBe(treasury + 1_000_000n);
  });

  it('keeps the same account apart by network', async () => {
    const order = newOrder();
    await post(orderPaid(order, 5n));
    expect(await ledger.readBalance(em(), accounts.orderEscrow(order), 'solana-mainnet')).toBe(0n);
  });

  it('moves value between networks through the clearing account', async () => {
    const [order, agent] = [newOrder(), `agt_${randomUUID()}`];
    await post(orderPaid(order, 100n));
    const entries = [
      debit(accounts.orderEscrow(order), 100n),
      credit(accounts.clearing(), 100n),
      debit(accounts.clearing(), 100n, 'solana-mainnet'),
      credit(accounts.agentPayable(agent), 100n, 'solana-mainnet'),
    ];
    await post({ kind: 'order_released', reference: order, network: BASE, asset: 'USDC', entries });
    expect(await ledger.readBalance(em(), accounts.agentPayable(agent), 'solana-mainnet')).toBe(100n);
    expect(await ledger.readBalance(em(), accounts.agentPayable(agent), BASE)).toBe(0n);
  });

  it('records an event once, and tells a repetition from a contradiction', async () => {
    const order = newOrder();
    await post(orderPaid(order, 7n));
    expect(await post(orderPaid(order, 7n))).toBe('repeated');
    await expect(post(orderPaid(order, 8n))).rejects.toThrow(LedgerError);
    expect(await ledger.readBalance(em(), accounts.orderEscrow(order), BASE)).toBe(7n);
  });

  it('records an event once when 20 try at the same time', async () => {
    const order = newOrder();
    const results = await Promise.all(Array.from({ length: 20 }, () => post(orderPaid(order, 7n))));
    expect(results.filter((result) => result === 'posted')).toHaveLength(1);
    expect(await ledger.readBalance(em(), accounts.orderEscrow(order), BASE)).toBe(7n);
  });

  it('leaves nothing behind when the caller rolls back', async () => {
    const order = newOrder();
    const work = em().transactional(async (tx) => {
      await ledger.post(tx, orderPaid(order, 7n));
      throw new Error('later failure');
    });
    await expect(work).rejects.toThrow('later failure');
    expect(await query('select from ledger_transactions where reference = $1', [order])).toEqual([]);
    expect(await ledger.readBalance(em(), accounts.orderEscrow(order), BASE)).toBe(0n);
  });

  it('does not let escrow or an agent be paid out twice, even under another name', async () => {
    const [order, agent] = [newOrder(), `agt_${randomUUID()}`];
    await post(orderPaid(order, 100n));
    await post(orderReleased(order, agent, 90n, 10n));
    const again = { ...orderReleased(order, agent, 90n, 10n), kind: 'order_released_again' };
    await expect(post(again)).rejects.toThrow('ledger_accounts_owed_check');
    await post(payoutSent(order, agent, 90n));
    const twice = { ...payoutSent(order, agent, 1n), kind: 'payout_sent_again' };
    await expect(post(twice)).rejects.toThrow('ledger_accounts_owed_check');
  });

  it('does not wait for another payment of the network', async () => {
    const [earlier, order, agent] = [newOrder(), newOrder(), `agt_${randomUUID()}`];
    await post(orderPaid(earlier, 10n));
    await post(orderReleased(earlier, agent, 9n, 1n));
    await em().transactional(async (tx) => {
      await ledger.post(tx, orderPaid(order, 10n));
      await post(payoutSent(earlier, agent, 9n));
      await ledger.post(tx, orderReleased(order, agent, 9n, 1n));
    });
    expect(await ledger.readBalance(em(), accounts.agentPayable(agent), BASE)).toBe(9n);
  });

  it('survives 200 postings in opposite directions without a deadlock or a lost cent', async () => {
    const [one, two] = [accounts.pool(`a-${randomUUID()}`), accounts.pool(`b-${randomUUID()}`)];
    const shared = { network: BASE, asset: 'USDC' as const };
    const fund = [debit(accounts.treasury(BASE), 2000n), credit(one, 1000n), credit(two, 1000n)];
    await post({ ...shared, kind: 'fund', reference: one.code, entries: fund });
    const moves = Array.from({ length: 200 }, (_, i) => {
      const [from, to] = i % 2 === 0 ? [one, two] : [two, one];
      const entries = [debit(from, 3n), credit(to, 3n)];
      return post({ ...shared, kind: 'move', reference: `${one.code}-${i}`, entries });
    });
    await Promise.all(moves);
    expect(await ledger.readBalance(em(), one, BASE)).toBe(1000n);
    expect(await ledger.readBalance(em(), two, BASE)).toBe(1000n);
    expect((await verifyLedger(em())).problems).toEqual([]);
  });
});

describe('postings that are written together', () => {
  const postAll = (postings: readonly Posting[]) =>
    transactionalPipelined(em().fork(), (tx) => ledger.postAll(tx, postings));
  const readPayable = (agent: string) => ledger.readBalance(em(), accounts.agentPayable(agent), BASE);

  async function release(agent: string): Promise<string> {
    const order = newOrder();
    await post(orderPaid(order, 10n));
    await post(orderReleased(order, agent, 9n, 1n));
    return order;
  }

  it('are a transaction each, also of one account', async () => {
    const [one, other] = [`agt_${randomUUID()}`, `agt_${randomUUID()}`];
    const orders = [await release(one), await release(other), await release(one)];
    await postAll(orders.map((order, place) => payoutSent(order, place === 1 ? other : one, 9n)));
    expect([await readPayable(one), await readPayable(other)]).toEqual([0n, 0n]);
    const found = await query('select from ledger_transactions where kind = $1 and reference = any($2)', [
      'payout_sent',
      orders,
    ]);
    expect(found).toHaveLength(3);
    expect((await verifyLedger(em())).problems).toEqual([]);
  });

  it('are all written if one of them was written before', async () => {
    const agent = `agt_${randomUUID()}`;
    const orders = [await release(agent), await release(agent)];
    const postings = orders.map((order) => payoutSent(order, agent, 9n));
    await postAll(postings.slice(1));
    await postAll(postings);
    expect(await readPayable(agent)).toBe(0n);
  });

  it('are not written if an account would owe less than nothing', async () => {
    const agent = `agt_${randomUUID()}`;
    const order = await release(agent);
    await expect(postAll([payoutSent(order, agent, 9n), payoutSent(newOrder(), agent, 9n)])).rejects.toThrow(
      'ledger_accounts_owed_check',
    );
    expect(await readPayable(agent)).toBe(9n);
  });

  it('do not wait for each other forever', async () => {
    const agents = Array.from({ length: 8 }, () => `agt_${randomUUID()}`);
    const rounds = await Promise.all(
      Array.from({ length: 6 }, () =>
        Promise.all(agents.map(async (agent) => ({ agent, order: await release(agent) }))),
      ),
    );
    await Promise.all(
      rounds.map((round, place) =>
        postAll(
          (place % 2 ? round : round.toReversed()).map(({ agent, order }) => payoutSent(order, agent, 9n)),
        ),
      ),
    );
    for (const agent of agents) expect(await readPayable(agent)).toBe(0n);
  });
});
