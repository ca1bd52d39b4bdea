import { UnprocessableError } from '../../server/foundation/platform/errors.ts';
import { parseUsd } from '../../server/foundation/platform/money.ts';
import type { VaultLevers } from '../evm/vaults/levers.ts';
import type { LocalChains } from '../networks/network.ts';

/** Rates in percent per year, amounts in USD as people write them. */
export interface VaultRequest {
  vault: 'lending' | 'liquidity';
  /** Interest, or all fees of traders, of which depositors get 60 %. */
  rate_pct?: number;
  free_liquidity_usd?: string;
  /** Of a liquidity vault. */
  gain_usd?: string;
  lose_usd?: string;
  deposits_paused?: boolean;
}

/** Moves the levers of the sandbox's vaults, in the order in which they are listed. */
export class VaultDesk {
  readonly #chains: LocalChains;

  constructor(chains: LocalChains) {
    this.#chains = chains;
  }

  async move(request: VaultRequest): Promise<{ vault: string }> {
    const vault = this.#chains.get('base-mainnet')?.vaults?.[request.vault];
    if (!vault) throw refusal('The Base chain is not one of this sandbox, so it has no vaults to move');
    try {
      for (const lever of leversOf(request, vault)) await lever();
    } catch (error) {
      throw refusal(`The vault did not take it. ${error instanceof Error ? error.message : error}`);
    }
    return { vault: vault.address };
  }
}

type Lever = () => Promise<void>;

function leversOf(request: VaultRequest, vault: VaultLevers): Lever[] {
  const { rate_pct: rate, deposits_paused: paused, gain_usd: gain, lose_usd: loss } = request;
  const { free_liquidity_usd: free } = request;
  const setRate = request.vault === 'lending' ? vault.setRate : vault.setTradingFeeApr;
  return [
    ...lever(rate, setRate),
    ...lever(gain, (usd) => vault.gain(parseUsd(usd))),
    ...lever(loss, (usd) => vault.lose(parseUsd(usd))),
    ...lever(free, (usd) => vault.setFreeLiquidity(parseUsd(usd))),
    ...lever(paused, vault.pauseDeposits),
  ];
}

function lever<T>(value: T | undefined, move: (value: T) => Promise<void>): Lever[] {
  return value === undefined ? [] : [() => move(value)];
}

function refusal(message: string): UnprocessableError {
  return new UnprocessableError('unprocessable', message);
}
