import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../../support/chains/chains.ts';
import type { SendToNode } from '../../support/chains/rpc-proxy.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../../support/chains/vaults.ts';
import { createPayer, type Payer, type PaymentNetworkName } from '../../support/payments/payments.ts';

export const NETWORKS = ['base-mainnet', 'solana-mainnet', 'alt-mainnet'] as const;

/** What outlives a run, so that each need not make its own: wallets with USDC, and a vault on Base. */
export class Fixtures {
  /** Directly, because the nodes run in this process. */
  readonly callNode: SendToNode;
  readonly #payers = new Map<string, Promise<Payer>>();
  #venues: Promise<string> | undefined;

  constructor(callNode: SendToNode) {
    this.callNode = callNode;
  }

  getPayer(network: PaymentNetworkName, index: number): Promise<Payer> {
    const key = `${network} ${index}`;
    const payer = this.#payers.get(key) ?? createFundedPayer(network).then(payInTurn);
    this.#payers.set(key, payer);
    return payer;
  }

  /** As it stands in EARN_VENUES. */
  getVenues(): Promise<string> {
    this.#venues ??= createVenues();
    return this.#venues;
  }
}

/** Enough for thousands of seeds. */
const BALANCE_MICRO = 10n ** 13n;

async function createFundedPayer(network: PaymentNetworkName): Promise<Payer> {
  const payer = await createPayer(network);
  const { address } = payer.signer;
  if (network === 'solana-mainnet') await (await solanaChain()).mintUsdc(address, BALANCE_MICRO);
  else {
    const chain = await evmChain(network === 'base-mainnet' ? BASE_CHAIN_ID : ALT_CHAIN_ID);
    await chain.mintUsdc(address as `0x${string}`, BALANCE_MICRO);
  }
  return payer;
}

/** A wallet numbers its transactions, so that it sends one after the other. */
function payInTurn(payer: Payer): Payer {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...payer,
    pay(...payment) {
      const sent = last.then(() => payer.pay(...payment));
      last = sent.catch(() => {});
      return sent;
    },
  };
}

async function createVenues(): Promise<string> {
  const vault = await createVaultWithControls(await evmChain(), 'lending');
  return encodeVenues([buildVenue(vault)]);
}
