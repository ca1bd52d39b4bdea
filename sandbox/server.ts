import { type App, type AppOverrides, createApp } from '../server/app.ts';
import { derivedSigner } from '../server/chain/solana/derived-signer.ts';
import type { Parts } from '../server/composition/parts.ts';
import { openTreasuries } from '../server/composition/treasuries.ts';
import type { Config } from '../server/config/config.ts';
import { restoreClock, TimeMachine } from './clock.ts';
import type { Kept } from './folder/kept.ts';
import type { Addresses } from './http/addresses.ts';
import { sandboxReference } from './http/contract.ts';
import { Faucet } from './http/faucet.ts';
import { mountSandbox } from './http/mount.ts';
import { VaultDesk } from './http/vault-desk.ts';
import { SandboxLimits } from './limits.ts';
import type { Local } from './parts.ts';
import { sandboxPrices } from './prices.ts';
import { settle } from './settle.ts';
import { SwapDesk } from './swap-desk.ts';

/** How long the jobs that a moved clock set off may hold up its answer. */
const SETTLE_MS = 5000;

interface SandboxParts {
  addresses: Addresses;
  kept: Kept;
  local: Local;
}

/** The server of production, with the sandbox's clock and a few more paths. */
export async function createServer(config: Config, { addresses, kept, local }: SandboxParts): Promise<App> {
  const { db, accounts } = kept;
  const { chains, identity } = local;
  const clock = restoreClock(db);
  const limits = new SandboxLimits(config.baseUrl);
  return createApp(config, {
    clock,
    limits,
    priceFeed: sandboxPrices(config.solana),
    ...(await swapDesk(config, local)),
    sandboxNodes: [...new Set(Object.values(addresses.networks).map(({ rpc_url }) => rpc_url))],
    moreOperations: sandboxReference,
    extendPublic(app, parts) {
      const time = new TimeMachine({ clock, db, chains, runDue: (now) => runDue(parts, now) });
      const faucet = new Faucet(chains);
      const vaults = new VaultDesk(chains);
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

/** Only where the chain is the sandbox's own, which can give the desk its SOL. */
async function swapDesk(config: Config, { chains }: Local): Promise<Pick<AppOverrides, 'swapProvider'>> {
  const chain = chains.get('solana-mainnet');
  if (!chain) return {};
  const { rpcUrl, usdcMint } = config.solana;
  const { solana } = await openTreasuries(config);
  const signer = await derivedSigner(solana, 'the swap desk of the sandbox');
  return { swapProvider: new SwapDesk({ rpcUrl, usdcMint, signer, chain }) };
}

/** Sweeps find what has fallen due, and the workers do it. */
async function runDue(parts: Parts, now: Date): Promise<void> {
  await parts.sweeps.runDue(now);
  await settle(parts, SETTLE_MS);
}
