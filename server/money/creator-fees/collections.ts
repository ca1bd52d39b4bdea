import type { Signer } from '../../chain/signer.ts';
import { type SolanaAdapter, solanaOf } from '../../chain/solana/adapter.ts';
import { findTransaction } from '../../chain/transactions/rows.ts';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains, SignedTransaction } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { openAccounts, readAccounts } from './accounts.ts';
import { collectionKind } from './collection-kind.ts';
import { CollectionUnderWayError } from './errors.ts';
import { FeeCollection, FeeShare } from './fee-collection.entity.ts';
import { type FeeVaults, moveLamports } from './fee-vaults.ts';
import { type Shares, share, splitOf } from './split.ts';

const KIND = 'fee_collection';
/** As many as one transaction has room for; the others come with the next collection. */
const MOST_VAULTS = 7;

interface CollectionsOptions {
  transactions: Transactions;
  chains: Chains;
  vaults: FeeVaults;
  clock: Clock;
}

export interface CollectionRequest {
  requestKey: string | undefined;
  requestedBy: string;
}

export interface CollectedShare extends Shares {
  tokenMint: string;
  lamports: bigint;
}

export interface Collected {
  /** Null when there was nothing to collect. */
  txHash: string | null;
  shares: readonly CollectedShare[];
}

/** Nothing is signed, and nothing stored. */
class NothingToCollect extends Error {}

/** Brings what tokens earned to the creator wallet. */
export class FeeCollections {
  readonly #options: CollectionsOptions;

  constructor(options: CollectionsOptions) {
    this.#options = options;
    options.transactions.register(KIND, collectionKind(options.clock));
  }

  async collect(em: EntityManager, request: CollectionRequest): Promise<Collected> {
    const { transactions, clock, vaults } = this.#options;
    const subject = this.#subjectOf(request);
    if (await findTransaction(em, subject)) return this.#collectedBefore(em, subject);
    await openAccounts(em, vaults, clock.now());
    let shares: CollectedShare[] = [];
    try {
      const sent = await transactions.signAndSend(
        { ...subject, network: 'solana-mainnet' },
        async ({ em: tx, signer }) => {
          await expectNoneUnderWay(tx);
          shares = await this.#sharesToCollect(tx);
          return this.#sign(signer, shares);
        },
        (tx, id, signed) => this.#store(tx, { id, signed, shares, request }),
      );
      return sent ?? (await this.#collectedBefore(em.fork(), subject));
    } catch (error) {
      if (error instanceof NothingToCollect) return { txHash: null, shares: [] };
      throw error;
    }
  }

  /** The fullest vaults. */
  async #sharesToCollect(em: EntityManager): Promise<CollectedShare[]> {
    const accounts = await readAccounts(em);
    const balances = await this.#chain.nativeBalances(accounts.map(({ vault }) => vault));
    const filled = accounts
      .map((account, index) => ({ account, lamports: balances[index] ?? 0n }))
      .filter(({ lamports }) => lamports > 0n)
      .sort((a, b) => Number(b.lamports - a.lamports))
      .slice(0, MOST_VAULTS);
    if (filled.length === 0) throw new NothingToCollect();
    return filled.map(({ account: { token_mint: tokenMint, is_legacy }, lamports }) => ({
      tokenMint,
      lamports,
      ...share(lamports, splitOf(is_legacy)),
    }));
  }

  /** At the cost of the treasury, so that all that was in the vaults arrives. */
  async #sign(treasury: Signer, shares: readonly CollectedShare[]): Promise<SignedTransaction> {
    const { vaults } = this.#options;
    const signers = await Promise.all(shares.map(({ tokenMint }) => vaults.vaultOf(tokenMint)));
    const moves = shares.map(({ lamports }, index) =>
      moveLamports(signers[index]?.address ?? '', vaults.creatorWallet, lamports),
    );
    const missing = await this.#missingDeposit();
    const deposit = missing > 0n ? [moveLamports(treasury.address, vaults.creatorWallet, missing)] : [];
    return this.#chain.prepareInstructions(treasury, [...deposit, ...moves], signers);
  }

  /** What the creator wallet lacks of the deposit that keeps it open once all that it owes has left. */
  async #missingDeposit(): Promise<bigint> {
    const { creatorWallet } = this.#options.vaults;
    const [deposit, balance] = await Promise.all([
      this.#chain.rentOf(0),
      this.#chain.nativeBalance(creatorWallet),
    ]);
    return deposit - balance;
  }

  async #store(em: EntityManager, stored: Stored): Promise<Collected> {
    const { id, signed, shares, request } = stored;
    const { requestedBy } = request;
    const createdAt = this.#options.clock.now();
    await em.insert(FeeCollection, { id, state: 'sent', txHash: signed.txHash, requestedBy, createdAt });
    await em.insertMany(
      FeeShare,
      shares.map((one) => ({ collectionId: id, ...one })),
    );
    return { txHash: signed.txHash, shares };
  }

  async #collectedBefore(em: EntityManager, subject: Subject): Promise<Collected> {
    const { id, txHash } = await this.#options.transactions.find(em, subject);
    return { txHash: txHash ?? null, shares: await em.find(FeeShare, { collectionId: id }) };
  }

  #subjectOf({ requestKey = newId('fee', this.#options.clock) }: CollectionRequest) {
    return { kind: KIND, subjectType: 'fees', subjectId: requestKey };
  }

  get #chain(): SolanaAdapter {
    return solanaOf(this.#options.chains);
  }
}

type Subject = { kind: string; subjectType: string; subjectId: string };

interface Stored {
  id: string;
  signed: SignedTransaction;
  shares: readonly CollectedShare[];
  request: CollectionRequest;
}

/** What is signed for the treasury is signed in turn, so the next one sees the one before. */
async function expectNoneUnderWay(em: EntityManager): Promise<void> {
  if (await em.findOne(FeeCollection, { state: 'sent' })) throw new CollectionUnderWayError();
}
