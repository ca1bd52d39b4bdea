import { expect } from 'vitest';
import type { WalletSigner } from '../../../../support/chains/signers.ts';
import { eventually } from '../../../../support/eventually.ts';
import type { Market } from '../../../../support/market/orders.ts';
import { createPayer } from '../../../../support/payments/payments.ts';
import { callApi } from '../../../../support/server/call.ts';
import { type Deployment, VENUE } from '../../deployment.ts';
import type { KilledAction } from './killed-action.ts';

const NETWORK = 'base-mainnet';
const DEPOSIT_PATH = '/api/earn/pool/deposit';
const DEPOSIT_MS = 60_000;
/** The least that a fresh pool accepts. */
const DEPOSIT = { usd: '100.00', micro: 100_000_000n };

export async function createDeposit(deployment: Deployment): Promise<KilledAction> {
  const { market } = deployment;
  const { signer, body } = await payDeposit(deployment);
  return {
    kind: 'Earn deposit',
    ask: (url) => callApi(url, 'POST', DEPOSIT_PATH, { body, signer }),
    async expectOnce() {
      expect(await readPrincipals(market, signer)).toEqual([DEPOSIT.usd]);
    },
  };
}

export async function createRedemption(deployment: Deployment): Promise<KilledAction> {
  const { market } = deployment;
  const { signer, body } = await payDeposit(deployment);
  await eventually(async () => {
    const { status, text } = await market.call('POST', DEPOSIT_PATH, { body, signer });
    expect(status, text).toBe(200);
  }, DEPOSIT_MS);
  const headers = { 'Idempotency-Key': `redemption of ${signer.address}` };
  const balance = async () => (await market.parts.chains.get(NETWORK)?.readUsdcBalance(signer.address)) ?? 0n;
  const before = await balance();
  return {
    kind: 'Earn redemption',
    ask: (url) =>
      callApi(url, 'POST', '/api/earn/pool/withdraw', { body: { all: true, key: VENUE }, signer, headers }),
    async expectOnce() {
      const received = (await balance()) - before;
      // the vault rounds in its own favour
      expect(received <= DEPOSIT.micro && received >= DEPOSIT.micro - 10n, `${received} received`).toBe(true);
    },
  };
}

async function payDeposit(deployment: Deployment) {
  const { signer, pay } = await createPayer(NETWORK);
  const payment = pay(deployment.market.treasury(NETWORK), DEPOSIT.micro);
  const incoming_tx_hash = await deployment.sent(NETWORK, DEPOSIT.micro, payment);
  return { signer, body: { amount_usd: DEPOSIT.usd, incoming_tx_hash, key: VENUE } };
}

async function readPrincipals(market: Market, signer: WalletSigner): Promise<string[]> {
  const { data } = await market.call('GET', '/api/earn/pool/positions', { signer });
  return data.map((position: { principal_usd: string }) => position.principal_usd);
}
