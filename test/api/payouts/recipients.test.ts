import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import type { ApiResponse, CallOptions } from '../../support/server/call.ts';

let market: EarnMarket;
let agent: TestAgent;
beforeAll(async () => {
  market = await startEarn();
  agent = await makeAgent(market);
}, 120_000);
afterAll(() => market?.close());

const owned = (method: string, path: string, body: object): Promise<ApiResponse> =>
  market.call(method as 'PUT', `/api/agents/${agent.id}${path}`, {
    signer: agent.owner,
    body,
  } as CallOptions);

const BASE = [
  ['zero address', () => `0x${'0'.repeat(40)}`],
  ['USDC contract', () => market.env.BASE_USDC_ADDRESS],
  ['treasury', () => market.treasury('base-mainnet')],
  ['vault', () => market.controls[LEND].address],
] as const;

const SOLANA = [
  ['system program', () => '1'.repeat(32)],
  ['token program', () => TOKEN_PROGRAM_ID.toBase58()],
  ['associated token program', () => ASSOCIATED_TOKEN_PROGRAM_ID.toBase58()],
  ['USDC mint', () => market.env.SOLANA_USDC_MINT],
  ['treasury', () => market.treasury('solana-mainnet')],
] as const;

type Ask = [field: string, ask: (address: string | undefined) => Promise<ApiResponse>];

const ON_BASE: Ask[] = [
  ['body.to', (to) => owned('POST', '/wallet/send', { chain: 'base', to, amount: 1 })],
  [
    'body.withdraw_address_base',
    (address) => owned('PUT', '/wallet/withdraw-address', { withdraw_address_base: address }),
  ],
  ['body.payout_wallet', (address) => owned('PATCH', '', { payout_wallet: address })],
  ['body.payout_address_base', (address) => owned('PATCH', '', { payout_address_base: address })],
];

const ON_SOLANA: Ask[] = [
  ['body.to', (to) => owned('POST', '/wallet/send', { chain: 'solana', to, amount: 1 })],
  [
    'body.withdraw_address_solana',
    (address) => owned('PUT', '/wallet/withdraw-address', { withdraw_address_solana: address }),
  ],
  ['body.payout_wallet', (address) => owned('PATCH', '', { payout_wallet: address })],
  [
    'body.receiver',
    (receiver) => {
      const signer = solanaSigner();
      const body = { amount_usd: 1, taker: signer.address, receiver };
      return market.call('POST', '/api/swap/order', { signer, body });
    },
  ],
];

async function expectRefused([field, ask]: Ask, address: string | undefined): Promise<void> {
  const { status, body } = await ask(address);
  expect([status, body.code, body.details?.[0].path]).toEqual([400, 'validation_failed', field]);
}

describe.each(BASE)('the %s on Base', (_name, address) => {
  it.each(ON_BASE)('is refused as %s', (...ask) => expectRefused(ask, address()));
});

describe.each(SOLANA)('the %s on Solana', (_name, address) => {
  it.each(ON_SOLANA)('is refused as %s', (...ask) => expectRefused(ask, address()));
});
