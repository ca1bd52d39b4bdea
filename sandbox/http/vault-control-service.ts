import { UnprocessableError } from '../../server/foundation/platform/errors.ts';
import { parseUsd } from '../../server/foundation/platform/money.ts';
import type { VaultControls } from '../evm/vaults/vault-controls.ts';
import type { LocalChains } from '../networks/local-chain.ts';

/** Rates in percent per year, amounts in decimal USD. */
export interface VaultRequest {
  vault: 'lending' | 'liquidity';
  /** Interest, or all traders' fees, of which depositors get 60 %. */
  rate_pct?: number;
  free_liquidity_usd?: string;
  /** For a liquidity vault. */
  gain_usd?: string;
  lose_usd?: string;
  deposits_paused?: boolean;
}

/** Applies the controls of the sandbox's vaults, in the order in which they are listed. */
export class VaultControlService {
  readonly #chains: LocalChains;

  constructor(chains: LocalChains) {
    this.#chains = chains;
  }

  async apply(request: VaultRequest): Promise<{ vault: string }> {
    const vault = this.#chains.get('base-mainnet')?.vaults?.[request.vault];
    if (!vault)
      throw unprocessableError('The Base chain is not one of this sandbox, so it has no vaults to move');
    try {
      for (const lever of listChanges(request, vault)) await lever();
    } catch (error) {
      throw unprocessableError(
        `The vault did not take it. ${error instanceof Error ? error.message : error}`,
      );
    }
    return { vault: vault.address };
  }
}

type VaultChange = () => Promise<void>;

function listChanges(request: VaultRequest, vault: VaultControls): VaultChange[] {
  const { rate_pct: rate, deposits_paused: paused, gain_usd: gain, lose_usd: loss } = request;
  const { free_liquidity_usd: free } = request;
  const setRate = request.vault === 'lending' ? vault.setRate : vault.setTradingFeeApr;
  return [
    ...toChange(rate, setRate),
    ...toChange(gain, (usd) => vault.simulateGain(parseUsd(usd))),
    ...toChange(loss, (usd) => vault.simulateLoss(parseUsd(usd))),
    ...toChange(free, (usd) => vault.setFreeLiquidity(parseUsd(usd))),
    ...toChange(paused, vault.setDepositsPaused),
  ];
}

function toChange<T>(value: T | undefined, move: (value: T) => Promise<void>): VaultChange[] {
  return value === undefined ? [] : [() => move(value)];
}

function unprocessableError(message: string): UnprocessableError {
  return new UnprocessableError('unprocessable', message);
}
