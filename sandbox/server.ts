import { type App, type AppOverrides, createApp } from '../server/app.ts';
import { deriveSigner } from '../server/chain/solana/derive-signer.ts';
import type { Parts } from '../server/composition/parts.ts';
import { openTreasurySigners } from '../server/composition/treasuries.ts';
import type { Config } from '../server/config/config.ts';
import type { PersistentState } from './folder/persistent-state.ts';
import type { Addresses } from './http/addresses.ts';
import { sandboxReference } from './http/contract.ts';
import { Faucet } from './http/faucet.ts';
import { mountSandbox } from './http/mount.ts';
import { VaultControlService } from './http/vault-control-service.ts';
import type { LocalServices } from './local-services.ts';
import { createPriceFeed } from './prices.ts';
import { SandboxLimits } from './rate-limits.ts';
import { SandboxSwapProvider } from './sandbox-swap-provider.ts';
import { restoreClock, TimeMachine } from './time-machine.ts';
import { waitForJobs } from './wait-for-jobs.ts';

/** How long the response to a clock change waits for the jobs it triggers. */
const JOB_WAIT_MS = 5000;

interface ServerParts {
  addresses: Addresses;
  kept: PersistentState;
  local: LocalServices;
  productionLimits: boolean;
}

/** The production server, with the sandbox's clock and some more paths. */
export async function createServer(config: Config, parts: ServerParts): Promise<App> {
  const { addresses, kept, local, productionLimits } = parts;
  const { db, accounts } = kept;
  const { chains, identity } = local;
  const clock = restoreClock(db);
  const limits = new SandboxLimits(config.baseUrl, { asInProduction: productionLimits });
  return createApp(config, {
    clock,
    limits,
    priceFeed: createPriceFeed(config.solana),
    ...(await createSwapProvider(config, local)),
    sandboxNodes: [...new Set(Object.values(addresses.networks).map(({ rpc_url }) => rpc_url))],
    extraOperations: sandboxReference,
    extendPublic(app, parts) {
      const time = new TimeMachine({ clock, db, chains, runDue: (now) => runDue(parts, now) });
      const faucet = new Faucet(chains);
      const vaults = new VaultControlService(chains);
      mountSandbox(app, parts, {
        addresses,
        accounts,
        faucet,
        limits,
        vaults,
        time,
        tokens: identity?.tokens,
      });
    },
  });
}

/** Only with the sandbox's own chain, which can fund the provider. */
async function createSwapProvider(
  config: Config,
  { chains }: LocalServices,
): Promise<Pick<AppOverrides, 'swapProvider'>> {
  const chain = chains.get('solana-mainnet');
  if (!chain) return {};
  const { rpcUrl, usdcMint } = config.solana;
  const { solana } = await openTreasurySigners(config);
  const signer = await deriveSigner(solana, 'the swap desk of the sandbox');
  return { swapProvider: new SandboxSwapProvider({ rpcUrl, usdcMint, signer, chain }) };
}

/** Sweeps find due rows, and the workers process them. */
async function runDue(parts: Parts, now: Date): Promise<void> {
  await parts.sweeps.runAll(now);
  await waitForJobs(parts, JOB_WAIT_MS);
}
