import { sql } from 'kysely';
import { InsufficientFeeBalanceError } from '../../chain/errors.ts';
import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { DraftingContext, StorableDraft } from '../../chain/transactions/transaction-kind.ts';
import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { InsufficientGasError } from './errors.ts';
import { WALLET_TRANSFER } from './wallet-transfer.entity.ts';

/** How many transfers of agents' wallets we pay for per network in any 24 hours. */
export interface RelayLimits {
  perAgent: number;
  /** Of all agents together: anybody can have many agents. */
  total: number;
}

interface TransferRelayOptions {
  limits: RelayLimits;
  clock: Clock;
}

type RelayedQuery = { id: string; network: Network; since: Date };

/** Transfers that we paid for since then, but for this one. */
const selectRelayed = ({ id, network, since }: Parameters<RelayedQuery>) =>
  tables(ChainTransaction)
    .selectFrom('chain_transactions')
    .select('created_at as createdAt')
    .where('kind', '=', sql.lit(WALLET_TRANSFER))
    .whereRef('sender', '<>', 'from_address')
    .where('network', '=', network)
    .where('created_at', '>', since)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(1);

type LastOfAgent = RelayedQuery & { sender: string; offset: number };
type LastOfAll = RelayedQuery & { offset: number };

const findLastOfAgent = statement([ChainTransaction], (_db, query: Parameters<LastOfAgent>) =>
  selectRelayed(query).where('sender', '=', query.sender).offset(query.offset),
);

const findLastOfAll = statement([ChainTransaction], (_db, query: Parameters<LastOfAll>) =>
  selectRelayed(query).offset(query.offset),
);

interface RelayedTransfer {
  id: string;
  network: Network;
  sender: string;
  shortfall: InsufficientFeeBalanceError;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Pays the network fee for wallets that hold USDC and cannot pay it themselves, within limits. */
export class TransferRelay {
  readonly #options: TransferRelayOptions;

  constructor(options: TransferRelayOptions) {
    this.#options = options;
  }

  /** The transfer at our cost. `shortfall` says what the wallet lacks; the chain accepts the transfer otherwise. */
  async draft(
    { em, row, chain, signer }: DraftingContext,
    order: { to: string; amountMicro: bigint },
    shortfall: InsufficientFeeBalanceError,
  ): Promise<StorableDraft> {
    const { relaying, network } = chain;
    const { perAgent, total } = this.#options.limits;
    if (!relaying || perAgent === 0 || total === 0) throw shortfall;
    const { id } = row;
    const relayed = { id, network, sender: signer.address, shortfall };
    await this.#assertWithinLimits(em, relayed);
    const draft = await relaying.draft(signer, { id, ...order }).catch((error: unknown) => {
      // the relayers are drained
      throw error instanceof InsufficientFeeBalanceError ? shortfall : error;
    });
    if (!draft) throw shortfall;
    const store = async (tx: EntityManager) => {
      await acquireAdvisoryLock(tx, `relay:${network}`);
      await this.#assertWithinLimits(tx, relayed);
    };
    return { ...draft, store };
  }

  async #assertWithinLimits(em: EntityManager, { shortfall, ...relayed }: RelayedTransfer): Promise<void> {
    const { limits, clock } = this.#options;
    const { sender, ...query } = { ...relayed, since: new Date(clock.now().getTime() - DAY_MS) };
    const last =
      (await findLastOfAgent.firstRow(em, { ...query, sender, offset: limits.perAgent - 1 })) ??
      (await findLastOfAll.firstRow(em, { ...query, offset: limits.total - 1 }));
    if (!last) return;
    const { requiredNative } = shortfall.shortfall;
    throw new InsufficientGasError(sender, requiredNative, new Date(last.createdAt.getTime() + DAY_MS));
  }
}
