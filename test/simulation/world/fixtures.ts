import { evmChain } from '../../support/chains/chains.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../../support/chains/vaults.ts';
import { createPayer, type Payer, type PaymentNetworkName } from '../../support/payments/payments.ts';

export const NETWORKS = ['base-mainnet', 'solana-mainnet', 'alt-mainnet'] as const;

/** What outlives a run, so that each need not make its own: wallets with USDC, and a vault on Base. */
export class Fixtures {
  readonly #payers = new Map<string, Promise<Payer>>();
  #venues: Promise<string> | undefined;

  getPayer(network: PaymentNetworkName, index: number): Promise<Payer> {
    const key = `${network} ${index}`;
    const payer = this.#payers.get(key) ?? createPayer(network).then(payInTurn);
    this.#payers.set(key, payer);
    return payer;
  }

  /** As it stands in EARN_VENUES. */
  getVenues(): Promise<string> {
    this.#venues ??= createVenues();
    return this.#venues;
  }
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
