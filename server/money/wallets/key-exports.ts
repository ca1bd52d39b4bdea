import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import type { Caller } from '../../identity/caller.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import { KeyExportLimitError } from './errors.ts';
import { KeyExport } from './key-export.entity.ts';
import { buildKeyExportedNotice } from './notices.ts';
import { WALLET_CHAINS } from './wallet-chain.ts';

const MAX_DAILY_EXPORTS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface KeyExportsOptions {
  wallets: AgentWallets;
  clock: Clock;
  notifications: NotificationService;
}

export interface KeyExportRequest {
  agent: Pick<Agent, 'id' | 'name'>;
  chain: WalletChain;
  /** The owner, with recent custody proof. */
  caller: Caller;
  requestId: string;
}

/** Exports private keys to owners. Each export is recorded, and the owner notified, before the key is decrypted. */
export class KeyExports {
  readonly #options: KeyExportsOptions;

  constructor(options: KeyExportsOptions) {
    this.#options = options;
  }

  async export(
    em: EntityManager,
    request: KeyExportRequest,
  ): Promise<{ address: string; privateKey: string }> {
    const { agent, chain } = request;
    const { wallets } = this.#options;
    const wallet = await wallets.getOrCreate(em, agent.id, WALLET_CHAINS[chain].family);
    await em.transactional((tx) => this.#record(tx, request, wallet.address));
    return { address: wallet.address, privateKey: wallets.exportPrivateKey(wallet) };
  }

  async #record(em: EntityManager, request: KeyExportRequest, address: string): Promise<void> {
    const { agent, chain, caller, requestId } = request;
    const { clock, notifications } = this.#options;
    const { id: agentId } = agent;
    const createdAt = clock.now();
    await acquireAdvisoryLock(em, `export:${agentId}`);
    const since = new Date(createdAt.getTime() - DAY_MS);
    const before = await em.find(
      KeyExport,
      { agentId, createdAt: { $gt: since } },
      { orderBy: { createdAt: 'asc' }, limit: MAX_DAILY_EXPORTS },
    );
    const [first] = before;
    if (first && before.length >= MAX_DAILY_EXPORTS) {
      const until = new Date(first.createdAt.getTime() + DAY_MS);
      throw new KeyExportLimitError(MAX_DAILY_EXPORTS, createdAt, until);
    }
    const { family } = WALLET_CHAINS[chain];
    const exportedBy = formatCallerId(caller) ?? '';
    const made = { agentId, family, address, exportedBy, requestId, createdAt };
    const id = await em.insert(KeyExport, made);
    await notifications.notify(em, buildKeyExportedNotice(agent, chain, id));
  }
}
