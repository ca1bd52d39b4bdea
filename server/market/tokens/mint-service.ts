import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { toUnderfundedError } from '../../money/wallets/errors.ts';
import type { WalletPolicy } from '../../money/wallets/policy/wallet-policy.ts';
import { AgentMint, type MintPurpose } from './agent-mint.entity.ts';
import { ProviderUnavailableError } from './errors.ts';
import { assertNoMint, findMint, lockAgent } from './find-mint.ts';
import { buildMintTransactionKind, deriveMintSigner, draftMint } from './mint-transaction.ts';
import type { Minter, MintTerms } from './minter.ts';
import { waitForMint } from './wait-for-mint.ts';

export interface MintServiceOptions {
  chains: Chains;
  transactions: Transactions;
  wallets: AgentWallets;
  notifications: NotificationService;
  policy: WalletPolicy;
  clock: Clock;
  log: Logger;
}

export interface MintRequest extends Pick<AgentMint, 'name' | 'symbol' | 'uri' | 'description' | 'imageUrl'> {
  agent: Agent;
  /** The same for every retry of one request. */
  requestKey: string | undefined;
}

/** Both names are stored in `chain_transactions`. */
const TRANSACTION_KINDS: Record<MintPurpose, string> = { token: 'token_launch', identity: 'identity_mint' };
const NETWORK = 'solana-mainnet';

/** What agents mint from their wallets, one per agent and purpose. */
export class MintService<M extends Minter> {
  readonly #options: MintServiceOptions;
  readonly #purpose: MintPurpose;
  readonly #minter: M | undefined;

  constructor(options: MintServiceOptions, purpose: MintPurpose, minter: M | undefined) {
    this.#options = options;
    this.#purpose = purpose;
    this.#minter = minter;
    options.transactions.register(
      TRANSACTION_KINDS[purpose],
      buildMintTransactionKind(options, () => this.minter),
    );
  }

  get minter(): M {
    if (this.#minter) return this.#minter;
    const name =
      this.#purpose === 'token' ? 'Token launches (TOKEN_LAUNCHER)' : 'Identity mints (IDENTITY_MINT)';
    throw new ProviderUnavailableError(`${name} are not configured here.`);
  }

  /** The result of an earlier equal request, also if its response was lost. */
  async findRetried(em: EntityManager, agent: Agent, requestKey: string | undefined) {
    const found = await findMint(em, agent.id, this.#purpose);
    return found && requestKey !== undefined && found.requestKey === requestKey
      ? this.waitForMint(em, found)
      : undefined;
  }

  /** Signs and sends it, and waits for it to land. */
  async mint(em: EntityManager, request: MintRequest): Promise<AgentMint> {
    const { agent } = request;
    await assertNoMint(em, agent, this.#purpose);
    const { address } = await this.#options.wallets.getOrCreate(em, agent.id, 'solana');
    const made = await this.#signAndSend(request, address).catch((error: unknown) => {
      throw toUnderfundedError(error, address);
    });
    return this.waitForMint(em, made);
  }

  /** All but the first that is stored are rejected. */
  async #signAndSend(request: MintRequest, owner: string): Promise<AgentMint> {
    const { transactions, clock } = this.#options;
    const { name, symbol, uri } = request;
    const id = newId('mnt', clock);
    const subject = { kind: TRANSACTION_KINDS[this.#purpose], subjectType: 'agent_mint', subjectId: id };
    const terms = { owner, mint: '', name, symbol, uri };
    const made = await transactions.signAndSend(
      { ...subject, network: NETWORK, sender: owner },
      async (drafting) => {
        terms.mint = (await deriveMintSigner(drafting)).address;
        return draftMint(this.#options, this.minter, drafting, terms);
      },
      (tx, _transaction, { txHash }) => this.#storeMint(tx, id, request, terms, txHash),
    );
    if (!made) throw new Error(`Mint ${id} already exists`);
    return made;
  }

  waitForMint(em: EntityManager, mint: AgentMint): Promise<AgentMint> {
    const { transactions, log } = this.#options;
    return waitForMint(em, { transactions, log }, TRANSACTION_KINDS[this.#purpose], mint);
  }

  async #storeMint(em: EntityManager, id: string, request: MintRequest, terms: MintTerms, txHash: string) {
    const { agent, description, imageUrl, requestKey = null } = request;
    // the spending lock comes before the agent's row, as everywhere
    await this.#options.policy.authorizeMint(em, agent.id);
    await assertNoMint(em, await lockAgent(em, agent.id), this.#purpose);
    const { owner: wallet, mint, name, symbol, uri } = terms;
    const now = this.#options.clock.now();
    const made = {
      id,
      agent: agent.id,
      purpose: this.#purpose,
      state: 'minting' as const,
      wallet,
      mint,
      holder: this.minter.deriveHolder(terms),
      ...{ name, symbol, uri, description, imageUrl, txHash, requestKey },
      createdAt: now,
      updatedAt: now,
    };
    const row = em.create(AgentMint, made, { persist: true });
    await em.flush();
    return row;
  }
}
