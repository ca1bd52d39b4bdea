import { beforeAll, describe, expect, it } from 'vitest';
import type { TransferService } from '../../../server/chain/transfers/transfers.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { credit, debit } from '../../../server/money/ledger/posting.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { reconcileTreasuries, verifyLedger } from '../../../server/money/ledger/verification.ts';
import { type Payout, type PayoutKey, toPayoutKey } from '../../../server/money/payouts/payout.ts';
import { lockPayout } from '../../../server/money/payouts/payout-lock.ts';
import { Payouts } from '../../../server/money/payouts/payouts.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import {
  createEvmPayout,
  type PayoutFixture as Network,
  useTransfers,
} from '../../support/chains/transfer-fixture.ts';
import { seedAgent } from '../../support/market/market-rows.ts';

/** Somebody else's domain: it owes money for errands, and knows nothing of orders. */
const subjectType = 'errand';
const owed = accounts.pool('errands');
const FUNDS = 1_000_000n;
const network = 'base-mainnet';

const world = useTransfers();
const ledger = new LedgerService(systemClock);
const told: { outcome: string; subjectId: string; about: unknown }[] = [];
let chain: Network;
let transfers: TransferService;
let payouts: Payouts;
/** What the domain runs into when it is told that the money has arrived. */
let trouble: Error | undefined;

beforeAll(async () => {
  chain = createEvmPayout(await createEvmFixture(await evmChain()));
  await chain.fundTreasury(FUNDS);
  transfers = world.unheard(chain.adapter);
  payouts = new Payouts({ transfers, ledger, clock: systemClock });
  const tell = (outcome: string, { subjectId }: PayoutKey, about: unknown) =>
    void told.push({ outcome, subjectId, about });
  payouts.register(subjectType, {
    payout: {
      async onPaid(em, payout) {
        await em.execute(`update agents set description = 'Was paid' where id = ?`, [payout.subjectId]);
        if (trouble) throw trouble;
        tell('paid', payout, payout.amountMicro);
        return owed;
      },
      onFailed: async (_em, payout, { isFinal }) => tell('failed', payout, { final: isFinal }),
      onHeld: async (_em, payout, reason) => tell('held', payout, reason),
      onReleased: async (_em, payout) => tell('released', payout, payout.amountMicro),
    },
  });
  const entries = [debit(accounts.treasury(network), FUNDS), credit(owed, FUNDS)];
  await world.transaction((em) =>
    ledger.post(em, { kind: 'errands_funded', reference: 'errands', network, asset: 'USDC', entries }),
  );
});

let errands = 0;
const errand = (payee: Payout['payee'], amountMicro = 1000n): Payout => ({
  kind: 'payout',
  subjectType,
  subjectId: `err_${++errands}`,
  payee,
  network,
  asset: 'USDC',
  amountMicro,
});
const send = (payout: Payout) => world.transaction((em) => payouts.send(em, payout));
const release = (payout: Payout) => world.transaction((em) => payouts.releaseHeld(em, payout));
const recall = (payout: Payout) =>
  world.transaction(async (em) => ({
    isLocked: await lockPayout(em, payout),
    isRecalled: await payouts.recall(em, payout),
  }));
const transferOf = (payout: Payout) => transfers.get(world.orm().em.fork(), toPayoutKey(payout));
const arrive = async (payout: Payout) => world.drive(transfers, (await transferOf(payout)).id);
const outcomes = ({ subjectId }: Payout) =>
  told.filter((one) => one.subjectId === subjectId).map(({ outcome }) => outcome);
const heldRows = ({ subjectId }: Payout) =>
  world.database().query('select kind, amount_micro from held_payouts where subject_id = $1', [subjectId]);
const balanceOwed = () => ledger.readBalance(world.orm().em.fork(), owed, network);
const balance = (address: string) => chain.adapter.readUsdcBalance(address);
const newAgent = (columns: object = {}) =>
  seedAgent({ database: world.database(), env: { LOOKUP_KEY: '' } as never }, { ...columns });
const setAddress = (agentId: string, address: string) =>
  world.database().query('update agents set payout_address_base = $2 where id = $1', [agentId, address]);

describe('a payout to an address', () => {
  it('arrives, and its domain and the ledger are told once', async () => {
    const to = chain.newRecipient();
    const payout = errand({ address: to });
    const before = await balanceOwed();
    await send(payout);
    await send(payout);
    expect(await arrive(payout)).toMatchObject({ state: 'confirmed' });
    await transfers.process((await transferOf(payout)).id);
    expect(await balance(to)).toBe(1000n);
    expect(outcomes(payout)).toEqual(['paid']);
    expect(await balanceOwed()).toBe(before - 1000n);
  });

  it('is recorded with what its domain records, or not at all', async () => {
    const { id: subjectId } = await newAgent();
    const payout = { ...errand({ address: chain.newRecipient() }), subjectId };
    const before = await balanceOwed();
    await send(payout);
    trouble = new Error('Not now');
    await expect(arrive(payout)).rejects.toThrow('Not now');
    expect(await transferOf(payout)).not.toMatchObject({ state: 'confirmed' });
    expect(await balanceOwed()).toBe(before);
    const description = () =>
      world.database().query('select description from agents where id = $1', [subjectId]);
    expect(await description()).not.toEqual([{ description: 'Was paid' }]);
    trouble = undefined;
    await arrive(payout);
    expect(await description()).toEqual([{ description: 'Was paid' }]);
    expect(outcomes(payout)).toEqual(['paid']);
    expect(await balanceOwed()).toBe(before - 1000n);
  });

  it('that fails is told, and goes elsewhere when it is tried again', async () => {
    // nobody can be paid there
    const payout = errand({ address: chain.adapter.treasury });
    await send(payout);
    expect(await arrive(payout)).toMatchObject({ state: 'failed' });
    expect(outcomes(payout)).toEqual(['failed']);
    const to = chain.newRecipient();
    await world.transaction((em) => payouts.retry(em, payout, to));
    expect(await arrive(payout)).toMatchObject({ state: 'confirmed' });
    expect(await balance(to)).toBe(1000n);
    expect(outcomes(payout)).toEqual(['failed', 'paid']);
  });
});

describe('a payout to an agent without an address on the network', () => {
  it('is held with why, and released once however many try', async () => {
    const { id: agentId } = await newAgent();
    const payout = errand({ agentId }, 2000n);
    await send(payout);
    await send(payout);
    expect(told.at(-1)?.about).toBe(
      'The agent has no payout address on base-mainnet. Set one, and the payout is sent.',
    );
    await release(payout);
    expect(outcomes(payout)).toEqual(['held']);
    expect(await heldRows(payout)).toHaveLength(1);
    const to = chain.newRecipient();
    await setAddress(agentId, to);
    await Promise.all([release(payout), release(payout), release(payout)]);
    expect(await heldRows(payout)).toEqual([]);
    await arrive(payout);
    expect(outcomes(payout)).toEqual(['held', 'released', 'paid']);
    expect(await balance(to)).toBe(2000n);
  });

  it('is sent by a retry at once', async () => {
    const { id: agentId } = await newAgent();
    const payout = errand({ agentId });
    await send(payout);
    const to = chain.newRecipient();
    const { id } = await world.transaction((em) => payouts.retry(em, payout, to));
    expect(await world.drive(transfers, id)).toMatchObject({ state: 'confirmed' });
    expect(await balance(to)).toBe(1000n);
    expect(outcomes(payout)).toEqual(['held', 'released', 'paid']);
  });

  it('is recalled, and nothing is released later', async () => {
    const { id: agentId } = await newAgent();
    const payout = errand({ agentId });
    await send(payout);
    expect(await recall(payout)).toEqual({ isLocked: true, isRecalled: true });
    await setAddress(agentId, chain.newRecipient());
    await release(payout);
    await expect(transferOf(payout)).rejects.toMatchObject({ status: 404 });
    expect(outcomes(payout)).toEqual(['held']);
  });
});

it('a payout is recalled until it is signed, and another one may follow', async () => {
  const [first, second] = [chain.newRecipient(), chain.newRecipient()];
  const payout = errand({ address: first });
  expect(await recall(payout)).toEqual({ isLocked: false, isRecalled: true });
  await send(payout);
  expect(await recall(payout)).toEqual({ isLocked: true, isRecalled: true });
  const another = { ...payout, payee: { address: second }, amountMicro: 400n };
  await world.transaction((em) => payouts.resend(em, another));
  await arrive(another);
  expect([await balance(first), await balance(second)]).toEqual([0n, 400n]);
  expect(await recall(payout)).toEqual({ isLocked: true, isRecalled: false });
  expect(outcomes(payout)).toEqual(['paid']);
});

it('none is sent of which nobody is told', async () => {
  const payout = errand({ address: chain.newRecipient() });
  await expect(send({ ...payout, subjectType: 'favour' })).rejects.toThrow('No handler is registered');
  await expect(send({ ...payout, kind: 'refund' })).rejects.toThrow('No handler is registered');
  expect(() => payouts.register(subjectType, { payout: { onPaid: async () => owed } })).toThrow(
    'already registered',
  );
});

it('and in the end the ledger balances and agrees with the chain', async () => {
  const em = world.orm().em.fork();
  expect((await verifyLedger(em)).problems).toEqual([]);
  const treasury = { chain: chain.adapter, address: chain.adapter.treasury };
  expect(await reconcileTreasuries(em, [treasury])).toMatchObject([{ difference: 0n }]);
});
