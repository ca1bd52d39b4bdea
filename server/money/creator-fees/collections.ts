import type { Signer } from '../../chain/signer.ts';
import { getSolanaAdapter, type SolanaAdapter } from '../../chain/solana/adapter.ts';
import { findTransaction } from '../../chain/transactions/transaction-rows.ts';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains, SignedTransaction, TransactionDraft } from '../../chain/types.ts';
import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { openMissingAccounts, readFeeAccounts } from './accounts.ts';
import { createCollectionKind } from './collection-kind.ts';
import { CollectionInProgressError } from './errors.ts';
import { FeeCollection, FeeShare } from './fee-collection.entity.ts';
import { buildLamportTransfer, type FeeVaults } from './fee-vaults.ts';
import { type FeeAmounts, getFeeSplit, splitFees } from './split.ts';

const FEE_COLLECTION = 'fee_collection';
/** As many as fit into one transaction; the others come with the next collection. */
const MAX_VAULTS = 7;

interface FeeCollectionsOptions {
  transactions: Transactions;
  chains: Chains;
  vaults: FeeVaults;
  clock: Clock;
}

export interface FeeCollectionRequest {
  requestKey: string | undefined;
  requestedBy: string;
}

export interface CollectedShare extends FeeAmounts {
  tokenMint: string;
  lamports: bigint;
}

export interface FeeCollectionResult {
  /** Null if there was nothing to collect. */
  txHash: string | null;
  shares: readonly CollectedShare[];
}

/** Nothing is signed or stored. */
class NothingToCollectError extends Error {}

/** Collects token fees into the creator wallet. */
export class FeeCollections {
  readonly #options: FeeCollectionsOptions;

  constructor(options: FeeCollectionsOptions) {
    this.#options = options;
    options.transactions.register(FEE_COLLECTION, createCollectionKind(options.clock));
  }

  async collect(em: EntityManager, request: FeeCollectionRequest): Promise<FeeCollectionResult> {
    const { transactions, clock, vaults } = this.#options;
    const subject = this.#buildSubject(request);
    if (await findTransaction(em, subject)) return this.#getPreviousResult(em, subject);
    await openMissingAccounts(em, vaults, clock.now());
    let shares: CollectedShare[] = [];
    try {
      const sent = await transactions.signAndSend(
        { ...subject, network: 'solana-mainnet' },
        async ({ em: reader, signer }) => {
          await requireNoCollectionInProgress(reader);
          shares = await this.#readCollectableShares(reader);
          return this.#draft(signer, shares);
        },
        (tx, id, signed) => this.#store(tx, { id, signed, shares, request }),
      );
      return sent ?? (await this.#getPreviousResult(em.fork(), subject));
    } catch (error) {
      if (error instanceof NothingToCollectError) return { txHash: null, shares: [] };
      throw error;
    }
  }

  /** The fullest vaults. */
  async #readCollectableShares(em: EntityManager): Promise<CollectedShare[]> {
    const accounts = await readFeeAccounts(em);
    const balances = await this.#chain.readNativeBalances(accounts.map(({ vault }) => vault));
    const filled = accounts
      .map((account, index) => ({ account, lamports: balances[index] ?? 0n }))
      .filter(({ lamports }) => lamports > 0n)
      .sort((a, b) => Number(b.lamports - a.lamports))
      .slice(0, MAX_VAULTS);
    if (filled.length === 0) throw new NothingToCollectError();
    return filled.map(({ account: { token_mint: tokenMint, is_legacy }, lamports }) => ({
      tokenMint,
      lamports,
      ...splitFees(lamports, getFeeSplit(is_legacy)),
    }));
  }

  /** At the treasury's cost, so that the full vault balances arrive. */
  async #draft(treasury: Signer, shares: readonly CollectedShare[]): Promise<TransactionDraft> {
    const { vaults } = this.#options;
    const signers = await Promise.all(shares.map(({ tokenMint }) => vaults.deriveVaultSigner(tokenMint)));
    const moves = shares.map(({ lamports }, index) =>
      buildLamportTransfer(signers[index]?.address ?? '', vaults.creatorWallet, lamports),
    );
    const missing = await this.#readMissingRent();
    const deposit =
      missing > 0n ? [buildLamportTransfer(treasury.address, vaults.creatorWallet, missing)] : [];
    return this.#chain.draftInstructions(treasury, [...deposit, ...moves], signers);
  }

  /** What the creator wallet lacks to stay rent-exempt once all that it owes has left. */
  async #readMissingRent(): Promise<bigint> {
    const { creatorWallet } = this.#options.vaults;
    const [deposit, balance] = await Promise.all([
      this.#chain.readRentExemption(0),
      this.#chain.readNativeBalance(creatorWallet),
    ]);
    return deposit - balance;
  }

  async #store(em: EntityManager, stored: NewFeeCollection): Promise<FeeCollectionResult> {
    const { id, signed, shares, request } = stored;
    const { requestedBy } = request;
    await acquireAdvisoryLock(em, FEE_COLLECTION);
    await requireNoCollectionInProgress(em);
    const createdAt = this.#options.clock.now();
    await em.insert(FeeCollection, { id, state: 'sent', txHash: signed.txHash, requestedBy, createdAt });
    await em.insertMany(
      FeeShare,
      shares.map((one) => ({ collectionId: id, ...one })),
    );
    return { txHash: signed.txHash, shares };
  }

  async #getPreviousResult(em: EntityManager, subject: Subject): Promise<FeeCollectionResult> {
    const { id, txHash } = await this.#options.transactions.get(em, subject);
    return { txHash: txHash ?? null, shares: await em.find(FeeShare, { collectionId: id }) };
  }

  #buildSubject({ requestKey = newId('fee', this.#options.clock) }: FeeCollectionRequest) {
    return { kind: FEE_COLLECTION, subjectType: 'fees', subjectId: requestKey };
  }

  get #chain(): SolanaAdapter {
    return getSolanaAdapter(this.#options.chains);
  }
}

type Subject = { kind: string; subjectType: string; subjectId: string };

interface NewFeeCollection {
  id: string;
  signed: SignedTransaction;
  shares: readonly CollectedShare[];
  request: FeeCollectionRequest;
}

async function requireNoCollectionInProgress(em: EntityManager): Promise<void> {
  if (await em.findOne(FeeCollection, { state: 'sent' })) throw new CollectionInProgressError();
}
