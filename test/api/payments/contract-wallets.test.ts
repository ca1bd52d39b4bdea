import { type Address, getAddress } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { createSameAddressWallets, type SameAddressWallet } from '../../support/chains/contract-wallet.ts';
import { createWalletCredentials, type EvmSigner, evmSigner } from '../../support/chains/signers.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';

const DUE = 27_500_000n;

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
});
afterAll(() => market.close());

async function wallets(onBase: EvmSigner, onAlt: EvmSigner): Promise<[SameAddressWallet, SameAddressWallet]> {
  const chains = [await evmChain(BASE_CHAIN_ID), await evmChain(ALT_CHAIN_ID)];
  const [base, alt] = await createSameAddressWallets(chains, [onBase, onAlt]);
  expect(base?.address).toBe(alt?.address);
  return [base as SameAddressWallet, alt as SameAddressWallet];
}

const payOnAlt = (wallet: SameAddressWallet) => wallet.pay(market.treasury('alt-mainnet') as Address, DUE);
const hireSigned = async (serviceId: string, reference: string, wallet: SameAddressWallet) =>
  market.hire(serviceId, reference, {
    network: 'alt-mainnet',
    body: { brief: BRIEF, ...(await createWalletCredentials(wallet)) },
  });

it('who owns an address on Base does not spend what its owner on another chain paid', async () => {
  const [thief, payer] = await wallets(evmSigner(), evmSigner());
  const { id } = await market.createService();
  const reference = await payOnAlt(payer);
  const stolen = await hireSigned(id, reference, thief);
  expect([stolen.status, stolen.body.code]).toEqual([409, 'payment_of_another']);
  // and it is not reserved for the thief
  const hired = await market.hire(id, reference, { network: 'alt-mainnet' });
  expect(hired.status, hired.text).toBe(200);
  const reopened = await hireSigned(id, reference, thief);
  expect(reopened.text).not.toContain('status_url');
});

it('nor an order of its own by it', async () => {
  const [thief, payer] = await wallets(evmSigner(), evmSigner());
  const { id } = await market.createService();
  const signed = async () => createWalletCredentials(thief);
  const placed = await market.call('POST', '/api/orders', {
    body: { service_id: id, brief: BRIEF, ...(await signed()) },
  });
  expect(placed.status, placed.text).toBe(201);
  const { status, body } = await market.call('PATCH', `/api/orders/${placed.data.id}`, {
    body: { action: 'pay', escrow_tx_hash: await payOnAlt(payer), payment_chain: 'alt', ...(await signed()) },
  });
  expect([status, body.code]).toEqual([409, 'payment_of_another']);
});

it('who owns the address on both chains pays on either', async () => {
  const owner = evmSigner();
  const [, wallet] = await wallets(owner, owner);
  const { id } = await market.createService();
  const reference = await payOnAlt(wallet);
  const hired = await hireSigned(id, reference, wallet);
  expect(hired.status, hired.text).toBe(200);
  expect(hired.data.x402).toMatchObject({ payer_wallet: getAddress(wallet.address), payment_chain: 'alt' });
  expect(hired.data.status_url).toContain('access_token');
});
