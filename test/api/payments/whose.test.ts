import { erc20Abi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { connect } from '../../support/chains/evm-clients.ts';
import {
  makeAgent,
  makeService,
  makeUser,
  type TestAgent,
  uniqueName,
} from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { setPayout } from '../../support/market/payouts.ts';
import { createFundedAgent } from '../../support/market/wallets.ts';
import { createPayer, type Payer, payLocked } from '../../support/payments/payments.ts';
import { createSignInHeader } from '../../support/server/sign-in.ts';
import {
  hireOf,
  NETWORKS,
  orderOf,
  outcomeOf,
  type Presented,
  type Presenter,
  type Purchase,
  REFUSED,
  registrationAt,
} from './purchases.ts';

const WRONG_SECRET = 'this-secret-opens-nothing';
/** An order and a hire of what costs 5.00, and a registration. */
type Bought = 'an order' | 'a hire' | 'a registration';

let market: HiringMarket;
let purchases: Record<Bought, Purchase>;
let stranger: Presenter;
beforeAll(async () => {
  const port = await findFreePort();
  market = await startHiring({ env: { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` } });
  const { id } = await makeService(market, await unpaidAgent(), { price_usd: '5.00' });
  purchases = {
    'an order': orderOf(market, id, 5_000_000n),
    'a hire': hireOf(market, id, 5_500_000n),
    'a registration': registrationAt(market),
  };
  stranger = { bearer: (await makeUser(market)).token };
});
afterAll(() => market.close());

type Way = (payer: Payer) => Presenter | Promise<Presenter>;

const PROOFS: Record<string, Way> = {
  'a signature of its wallet': ({ signer }) => ({ signer }),
  'sign-in-with-x': async ({ signer }) => ({ headers: await createSignInHeader(market.url, signer) }),
  'a session to which its wallet is linked': async ({ signer }) => ({
    // the same person each time
    bearer: (await makeUser(market, { sub: `owner-of-${signer.address}`, wallets: [signer.address] })).token,
  }),
};
const BOUGHT: Bought[] = ['an order', 'a hire', 'a registration'];
const PROVEN = BOUGHT.flatMap((bought) =>
  Object.entries(PROOFS).map(([by, prove]) => ({ bought, by, prove })),
);
const OPENED = BOUGHT.flatMap((bought) => [
  { bought, where: 'header', open: (secret: string) => ({ headers: { 'X-Payment-Secret': secret } }) },
  { bought, where: 'body', open: (secret: string) => ({ fields: { payment_secret: secret } }) },
]);

describe.each(NETWORKS)('on %s', (network) => {
  const send = async (payer: Payer, { dueMicro }: Purchase): Promise<Presented> => ({
    network,
    reference: await payer.pay(market.treasury(network), dueMicro),
  });

  describe.each(PROVEN)('the payer has $bought', ({ bought, by, prove }) => {
    it(`by ${by}, and no stranger before`, async () => {
      const payer = await payerWithOrder(network);
      const purchase = purchases[bought];
      const presenter = await prove(payer);
      const [own, foreign] = await prepareBoth(purchase, presenter);
      const payment = await send(payer, purchase);
      expect(outcomeOf(await purchase.buy(payment, stranger, foreign))).toBe(REFUSED);
      expectBought(await purchase.buy(payment, presenter, own));
    });
  });

  describe.each(OPENED)('a locked transfer is $bought', ({ bought, where, open }) => {
    it(`for whoever sends its secret in the ${where}, not for a wrong one or none`, async () => {
      const purchase = purchases[bought];
      const prepared = await purchase.prepare(stranger);
      const payer = market.payers[network];
      const { reference, secret } = await payLocked(payer, market.treasury(network), purchase.dueMicro);
      const present = (evidence: Presenter) =>
        purchase.buy({ network, reference }, { ...stranger, ...evidence }, prepared);
      expect(outcomeOf(await present({}))).toBe(REFUSED);
      expect(outcomeOf(await present(open(WRONG_SECRET)))).toBe(REFUSED);
      expectBought(await present(open(secret)));
    });
  });

  it('an unlocked transfer of an unknown wallet hires and registers, and pays no order', async () => {
    const payer = await createPayer(network);
    const orderId = await purchases['an order'].prepare(stranger);
    for (const bought of ['a hire', 'a registration'] as const) {
      const purchase = purchases[bought];
      const payment = await send(payer, purchase);
      expect(outcomeOf(await purchases['an order'].buy(payment, stranger, orderId))).toBe(REFUSED);
      expectBought(await purchase.buy(payment, {}, await purchase.prepare({})));
    }
  });

  describe('proves nothing:', () => {
    /** What an impostor tries, and what the payer does after it. */
    async function expectNoProof(payer: Payer, impostor: Presenter): Promise<void> {
      const [order, hire] = [purchases['an order'], purchases['a hire']];
      const [own, foreign] = await prepareBoth(order, { signer: payer.signer }, impostor);
      const payment = await send(payer, order);
      expect(outcomeOf(await order.buy(payment, impostor, foreign))).toBe(REFUSED);
      expect(outcomeOf(await hire.buy(payment, impostor, ''))).toBe(REFUSED);
      expectBought(await order.buy(payment, { signer: payer.signer }, own));
    }

    it('the key of an agent that the wallet owns', async () => {
      const payer = await createPayer(network);
      const { apiKey: bearer } = await makeAgent(market, { owner: payer.signer });
      await expectNoProof(payer, { bearer });
    });

    it('an address for payouts', async () => {
      const payer = await createPayer(network);
      const { apiKey: bearer } = await agentPaidAt(payer.signer.address);
      await expectNoProof(payer, { bearer });
    });

    it('an agent that was registered with an unlocked transfer of the wallet', async () => {
      const payer = await createPayer(network);
      const registration = purchases['a registration'];
      const registered = await registration.buy(
        await send(payer, registration),
        {},
        await registration.prepare({}),
      );
      const bearer = registered.data.api_key;
      const { data: agent } = await market.call('GET', '/api/agents/me', { bearer });
      expect(agent.owner_wallet).toBeNull();
      await expectNoProof(payer, { bearer });
    });

    it('a session that names a wallet which another person linked first', async () => {
      const payer = await createPayer(network);
      const wallets = [payer.signer.address];
      await makeUser(market, { wallets });
      await expectNoProof(payer, { bearer: (await makeUser(market, { wallets })).token });
    });
  });
});

it("the key of an agent spends what the agent's server wallet paid", async () => {
  const [order, network] = [purchases['an order'], 'base-mainnet'] as const;
  const { id, apiKey } = await createFundedAgent(market, 'base', order.dueMicro);
  const [own, foreign] = await prepareBoth(order, { bearer: apiKey });
  const payment = { network, reference: await payFromServerWallet(id, order.dueMicro) };
  expect(outcomeOf(await order.buy(payment, stranger, foreign))).toBe(REFUSED);
  expectBought(await order.buy(payment, { bearer: apiKey }, own));
});

it('the ledger reconciles with the chains in the end', () => expectLedgerToReconcile(market));

/** As an owner who exported the key may do. */
async function payFromServerWallet(agentId: string, micro: bigint): Promise<string> {
  const { wallets, orm } = market.parts;
  const key = wallets.exportPrivateKey(await wallets.getOrCreate(orm.em.fork(), agentId, 'evm'));
  const chain = await evmChain();
  const { reader, walletOf } = connect(chain);
  const hash = await walletOf(privateKeyToAccount(key as Hex)).writeContract({
    address: chain.usdc,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [market.treasury('base-mainnet') as Hex, micro],
  } as never);
  await reader.waitForTransactionReceipt({ hash });
  return hash;
}

/** Has no address to be paid at: nobody waits for its payouts here. */
async function unpaidAgent(): Promise<Pick<TestAgent, 'apiKey'>> {
  const { token: bearer } = await makeUser(market);
  const body = { name: uniqueName(), description: 'Works for nothing yet' };
  const { data } = await market.call('POST', '/api/agents/register', { body, bearer });
  return { apiKey: data.api_key };
}

/** Whose transfers are reserved: the hash alone is not enough. */
async function payerWithOrder(network: Network): Promise<Payer> {
  const payer = market.payers[network];
  await purchases['an order'].prepare({ signer: payer.signer });
  return payer;
}

const prepareBoth = (purchase: Purchase, own: Presenter, foreign: Presenter = stranger) =>
  Promise.all([purchase.prepare(own), purchase.prepare(foreign)]);

async function agentPaidAt(payout_wallet: string): Promise<TestAgent> {
  const agent = await makeAgent(market);
  await setPayout(market, agent, { payout_wallet });
  return agent;
}

function expectBought({ status, text }: { status: number; text: string }): void {
  expect([200, 201], text).toContain(status);
}
