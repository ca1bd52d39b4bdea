import type { Insertable } from 'kysely';
import type { Signer, Signers } from '../chain/signer.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { affected, type Parameters, statement, type Tables, tables } from '../foundation/db/statement.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { isEvmNetwork, type Network } from '../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import { AgentWallet, type KeyFamily } from './agent-wallet.entity.ts';
import type { SealedWallet, WalletKeys } from './wallet-keys.ts';

type WalletOwner = { agentId: string; family: KeyFamily };

const selectSealed = tables(AgentWallet)
  .selectFrom('agent_wallets')
  .select(['agent_id as agentId', 'family', 'address', 'key_sealed as keySealed']);

const findByAgent = statement([AgentWallet], (_db, { agentId, family }: Parameters<WalletOwner>) =>
  selectSealed.where('agent_id', '=', agentId).where('family', '=', family),
);

const findByAddress = statement([AgentWallet], (_db, { addressKey }: Parameters<{ addressKey: string }>) =>
  selectSealed.where('address_key', '=', addressKey),
);

export type NewWalletRow = Insertable<Tables<typeof AgentWallet>['agent_wallets']>;

interface AgentWalletsOptions {
  em: EntityManager;
  keys: WalletKeys;
  clock: Clock;
}

/** The wallets that we hold for agents, one per chain family. */
export class AgentWallets implements Signers {
  readonly #options: AgentWalletsOptions;

  constructor(options: AgentWalletsOptions) {
    this.#options = options;
  }

  /** The rows of all wallets of a new agent, to be inserted with it. */
  createRows(agentId: string): Record<KeyFamily, NewWalletRow> {
    return { solana: this.#createRow(agentId, 'solana'), evm: this.#createRow(agentId, 'evm') };
  }

  /** The wallet of an agent. An agent from before server wallets gets its own now, once. */
  async getOrCreate(em: EntityManager, agentId: string, family: KeyFamily): Promise<SealedWallet> {
    const owner = { agentId, family };
    const found = await findByAgent.firstRow(em, owner);
    if (found) return found;
    const insert = tables(AgentWallet).insertInto('agent_wallets').values(this.#createRow(agentId, family));
    await affected(
      em,
      insert.onConflict((conflict) => conflict.columns(['agent_id', 'family']).doNothing()),
    );
    const made = await findByAgent.firstRow(em, owner);
    if (!made) throw new Error(`Agent ${agentId} has no ${family} wallet`);
    return made;
  }

  createSigner(wallet: SealedWallet): Signer {
    return this.#options.keys.createSigner(wallet);
  }

  /** The private key itself, for the owner. */
  exportPrivateKey(wallet: SealedWallet): string {
    return this.#options.keys.openKey(wallet);
  }

  async find(network: Network, address: string): Promise<Signer | undefined> {
    const { em, keys } = this.#options;
    const wallet = await findByAddress.firstRow(em.fork(), { addressKey: normalizeWalletAddress(address) });
    return wallet?.family === getKeyFamily(network) ? keys.createSigner(wallet) : undefined;
  }

  #createRow(agentId: string, family: KeyFamily): NewWalletRow {
    const { keys, clock } = this.#options;
    const { address, addressKey, keySealed } = keys.create(agentId, family);
    return {
      agent_id: agentId,
      family,
      address,
      address_key: addressKey,
      key_sealed: keySealed,
      created_at: clock.now(),
    };
  }
}

export function getKeyFamily(network: Network): KeyFamily {
  return isEvmNetwork(network) ? 'evm' : 'solana';
}
