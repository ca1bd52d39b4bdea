import type { RequiredEntityData } from '@mikro-orm/core';
import { OutdatedDraftError, PaymentInsufficientError } from '../../chain/errors.ts';
import { getAdapter } from '../../chain/get-adapter.ts';
import { KeyedMutex } from '../../chain/transactions/keyed-mutex.ts';
import type { ChainAdapter, Chains, SignedPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { retryOn } from '../../foundation/platform/retry-on.ts';
import { type AgentWallets, getKeyFamily } from '../../identity/agent-wallets.ts';
import type { SealedWallet } from '../../identity/wallet-keys.ts';
import type { PaymentOption } from '../payments/payment-option.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import { SIGNED_PROOF, type SignedProof } from '../payments/proof.ts';
import { buildSettlementRequest } from '../payments/settlement/settlement-kind.ts';
import { parsePayload } from '../payments/settlement/signed-payload.ts';
import { RequestMismatchError } from './errors.ts';
import { ApprovalRequiredError } from './policy/errors.ts';
import { fingerprintItem, type Spend } from './policy/spend.ts';
import type { WalletPolicy } from './policy/wallet-policy.ts';
import { lockSpending, readSpendableBalance, type SpendableBalance } from './spendable-balance.ts';
import { findSpending } from './spending-reads.ts';
import { WalletSpending } from './wallet-spending.entity.ts';

export interface WalletPayerOptions {
  chains: Chains;
  wallets: AgentWallets;
  paymentOptions: PaymentOptions;
  policy: WalletPolicy;
  clock: Clock;
}

export interface SpendRequest extends Spend {
  /** The network; by default, one on which the wallet has enough. */
  network: Network | undefined;
}

type Outcome = { proof: SignedProof } | { approvalId: string };

/** A payload, and the balance that it relies on. */
interface SignedSpending {
  proof: SignedProof;
  spending: Omit<RequiredEntityData<WalletSpending>, 'createdAt'>;
  balance: SpendableBalance;
}

const MAX_TRIES = 5;
const AUTHORIZATION_TTL_SECONDS = 300;
/** Networks to try if none is given. */
const DEFAULT_NETWORKS: readonly Network[] = ['solana-mainnet', 'base-mainnet'];

/**
 * Pays from agents' wallets what their owners' policies allow. It signs an x402 payload, which comes in like any
 * buyer's: the treasury stores and submits it, and creates the purchase or returns the money.
 */
export class WalletPayer {
  readonly #options: WalletPayerOptions;
  /** Limits an agent with many parallel payments, so that it does not use all connections of the process. */
  readonly #turns = new KeyedMutex();

  constructor(options: WalletPayerOptions) {
    this.#options = options;
  }

  /** Signs and sends nothing. The policy check is serialized per agent. */
  async pay(em: EntityManager, request: SpendRequest): Promise<SignedProof> {
    const { agentId, amountMicro } = request;
    const outcome = await this.#turns.run(agentId, () => this.#signAndAuthorize(em, request));
    if ('proof' in outcome) return outcome.proof;
    throw new ApprovalRequiredError(outcome.approvalId, amountMicro);
  }

  /** A payload that its policy does not allow is forgotten. Why it could not be signed matters only if it is allowed. */
  #signAndAuthorize(em: EntityManager, request: SpendRequest): Promise<Outcome> {
    return retryOn(OutdatedDraftError, MAX_TRIES, async () => {
      const before = await this.#findPrevious(em, request);
      if (before) return { proof: before };
      const [signed] = await Promise.allSettled([this.#sign(em.fork(), request)]);
      return em.transactional((tx) => this.#authorizeAndStore(tx, request, signed));
    });
  }

  async #authorizeAndStore(
    em: EntityManager,
    request: SpendRequest,
    signed: PromiseSettledResult<SignedSpending>,
  ): Promise<Outcome> {
    await lockSpending(em, request.agentId);
    const before = await this.#findPrevious(em, request);
    if (before) return { proof: before };
    const approvalId = await this.#options.policy.authorizePayment(em, request);
    if (approvalId !== undefined) return { approvalId };
    if (signed.status === 'rejected') throw signed.reason;
    const { balance, spending, proof } = signed.value;
    await balance.assertCovers(em, request.amountMicro);
    const createdAt = this.#options.clock.now();
    await em.upsert(WalletSpending, { ...spending, createdAt });
    return { proof };
  }

  /** The earlier signing for this request, unless it failed. */
  async findProof(em: EntityManager, agentId: string, requestKey: string): Promise<SignedProof | undefined> {
    return (await findSpending(em, { agentId, requestKey, now: this.#options.clock.now() }))?.proof;
  }

  /** A policy check for one request does not cover another. */
  async #findPrevious(em: EntityManager, { agentId, requestKey, item }: SpendRequest) {
    const before = await findSpending(em, { agentId, requestKey, now: this.#options.clock.now() });
    if (before?.fingerprint && before.fingerprint !== fingerprintItem(item)) throw new RequestMismatchError();
    return before?.proof;
  }

  async #sign(em: EntityManager, request: SpendRequest): Promise<SignedSpending> {
    const { agentId, requestKey, amountMicro, item } = request;
    const { wallets, clock } = this.#options;
    const options = await this.#options.paymentOptions.requireAvailable();
    const { option, chain, wallet, balance } = await this.#selectWallet(em, request, options);
    const { network } = option;
    const signer = wallets.createSigner(wallet);
    const proof = buildProof(
      option,
      amountMicro,
      await chain.signPayment(signer, amountMicro, AUTHORIZATION_TTL_SECONDS),
    );
    const { authorizationKey } = parsePayload(proof, options);
    const spending = {
      agentId,
      requestKey,
      fingerprint: fingerprintItem(item),
      network,
      amountMicro,
      proof: SIGNED_PROOF.encode(proof),
      settlementSubject: buildSettlementRequest(network, authorizationKey).subjectId,
      expiresAt: new Date(clock.now().getTime() + AUTHORIZATION_TTL_SECONDS * 1000),
    };
    return { proof, spending, balance };
  }

  /** The requested network, or the first on which the wallet holds enough. */
  async #selectWallet(
    em: EntityManager,
    { agentId, network, amountMicro }: SpendRequest,
    options: readonly PaymentOption[],
  ): Promise<{
    option: PaymentOption;
    chain: ChainAdapter;
    wallet: SealedWallet;
    balance: SpendableBalance;
  }> {
    const { chains, wallets, clock } = this.#options;
    for (const candidate of network ? [network] : DEFAULT_NETWORKS) {
      const option = options.find((one) => one.network === candidate);
      if (!option) continue;
      const chain = getAdapter(chains, candidate);
      const wallet = await wallets.getOrCreate(em, agentId, getKeyFamily(candidate));
      const { address } = wallet;
      const balance = await readSpendableBalance(
        em,
        chain,
        { agentId, network: candidate, address },
        clock.now(),
      );
      if (balance.spendableMicro >= amountMicro) return { option, chain, wallet, balance };
    }
    const where = network ? ` on ${network}` : '';
    throw new PaymentInsufficientError(
      `The agent's wallet has less than ${formatUsd(amountMicro)} USDC${where} available. Fund it at its deposit address, then try again.`,
    );
  }
}

/** As a client of version 2 would send it. */
function buildProof(option: PaymentOption, amountMicro: bigint, payment: SignedPayment): SignedProof {
  const { nameV2, asset, payTo, extra } = option;
  const terms = { scheme: 'exact', network: nameV2, amount: String(amountMicro), asset, payTo };
  const accepted = { ...terms, maxTimeoutSeconds: AUTHORIZATION_TTL_SECONDS, extra };
  const payload = { x402Version: 2, accepted, payload: buildPayloadContent(option, payment) };
  return { kind: 'signed', x402Version: 2, payload };
}

function buildPayloadContent({ network }: PaymentOption, payment: SignedPayment) {
  if (payment.kind === 'transaction') return { transaction: payment.transaction };
  if (!isEvmNetwork(network)) throw new Error(`${network} does not accept authorizations`);
  const { signature, ...authorization } = payment.authorization;
  return { signature, authorization };
}
