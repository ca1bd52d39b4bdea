import { LRUCache } from 'lru-cache';
import { type Address, erc20Abi, type Hash, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem';
import { AppError } from '../../foundation/platform/errors.ts';
import { describeNodeError } from '../call-node.ts';
import { TransactionAbandonedError, TransferRefusedError } from '../errors.ts';
import type {
  AuthorizationState,
  BatchDraft,
  BatchTransfer,
  DraftedBatch,
  TransferOutcome,
  TransferOutcomes,
} from '../types.ts';
import { parseAddress } from './address.ts';
import {
  AUTHORIZATION_SECONDS,
  computeValidBefore,
  deriveTransferNonce,
  signAuthorization,
} from './authorization.ts';
import { readAuthorizationStates } from './authorization-state.ts';
import { computeBatchGas, createBatchSupportReader, encodeBatchCall, MULTICALL3 } from './batch-calls.ts';
import { isRevert } from './call.ts';
import type { EvmContext } from './context.ts';
import { findReceipt } from './receipt.ts';
import type { RelayContext } from './relayed-transfers.ts';
import { signTransaction } from './sign.ts';
import { encodeTransferCall, parseRecipient } from './transfer.ts';

export const MAX_BATCH_SIZE = 25;

interface BatchContext extends RelayContext {
  /** Whether transfers can share a transaction. */
  supportsBatches(): Promise<boolean>;
  /** Recipients to whom the token made a transfer, as simulated a short time ago. */
  acceptedRecipients: LRUCache<Address, true>;
}

/** A recipient that the token rejects meanwhile costs some gas: its part of the transaction fails. */
const ACCEPTED_FOR_MS = 10 * 60 * 1000;
const MAX_ACCEPTED = 10_000;

export function createBatchContext(context: RelayContext): BatchContext {
  return {
    ...context,
    supportsBatches: createBatchSupportReader(context),
    acceptedRecipients: new LRUCache({ max: MAX_ACCEPTED, ttl: ACCEPTED_FOR_MS }),
  };
}

type Candidate = BatchTransfer & { recipient: Address };

/**
 * The treasury authorizes each transfer (EIP-3009), and a relayer submits the authorizations together. Nobody sees an
 * authorization before it is stored, so transfers are simulated as plain ones of the treasury.
 */
export async function draftBatch(
  context: BatchContext,
  transfers: readonly BatchTransfer[],
): Promise<DraftedBatch> {
  const outcomes = new Map<string, TransferOutcome>();
  const states = await readAuthorizationStates(context, transfers);
  const lapsed = new Set([...states].flatMap(([id, state]) => (isUnusable(state) ? [id] : [])));
  if (!(await context.supportsBatches())) {
    for (const one of transfers) outcomes.set(one.id, findLoneOutcome(context, one, states.get(one.id)));
    return { draft: undefined, outcomes, lapsed };
  }
  const candidates: Candidate[] = [];
  for (const transfer of transfers) {
    const found = findOutcome(context, transfer, states.get(transfer.id)) ?? toCandidate(context, transfer);
    if ('kind' in found) outcomes.set(transfer.id, found);
    else candidates.push(found);
  }
  return { draft: await draftCandidates(context, candidates, outcomes), outcomes, lapsed };
}

/** A relayer's transaction succeeds whatever happens to each transfer: the token's events tell. */
export async function readBatchOutcomes(
  context: BatchContext,
  txHash: string,
  transfers: readonly BatchTransfer[],
): Promise<TransferOutcomes> {
  const receipt = await findReceipt(context.reader, txHash as Hash);
  if (!receipt) throw new Error(`The node no longer returns the receipt of ${txHash}`);
  const used = listUsedAuthorizations(receipt, context.config.usdc);
  const isMade = ({ id, authorization }: BatchTransfer) =>
    used.has(`${authorization?.authorizer}:${deriveTransferNonce(id)}`.toLowerCase());
  const outcomes = new Map<string, TransferOutcome>();
  for (const { id } of transfers.filter(isMade)) outcomes.set(id, { kind: 'paid', txHash });
  const others = transfers.filter((one) => !isMade(one));
  const states = await readAuthorizationStates(context, others);
  const refusal = new TransferRefusedError(`Its part of transaction ${txHash} failed on the chain.`);
  for (const transfer of others) {
    context.acceptedRecipients.delete(parseAddress(transfer.to));
    const outcome = findOutcome(context, transfer, states.get(transfer.id));
    outcomes.set(transfer.id, outcome ?? { kind: 'refused', error: refusal });
  }
  return outcomes;
}

/** Undefined if the transfer can be authorized. */
function findOutcome(
  { treasury }: EvmContext,
  { authorization }: BatchTransfer,
  state: AuthorizationState | undefined,
): TransferOutcome | undefined {
  if (state?.kind === 'used') {
    const { txHash, isFinal } = state;
    if (isFinal) return { kind: 'paid', txHash };
    return { kind: 'waiting', reason: `Transaction ${txHash}, which makes it, is not final yet.` };
  }
  if (state?.kind === 'cancelled') {
    const reason = 'The treasury cancelled the authorization of this transfer on the chain.';
    return { kind: 'refused', error: new TransactionAbandonedError(reason) };
  }
  if (state?.kind === 'unclear')
    return { kind: 'waiting', reason: 'Its authorization was used, in a transaction that is not known yet.' };
  const isForeign = authorization?.authorizer.toLowerCase() !== treasury.toLowerCase();
  if (state?.kind === 'unused' && !state.isLapsed && isForeign)
    return { kind: 'waiting', reason: 'An earlier treasury authorized it, which expires shortly.' };
  return undefined;
}

/** A plain transfer could be made beside an authorization that can still be used. */
function findLoneOutcome(
  context: EvmContext,
  transfer: BatchTransfer,
  state: AuthorizationState | undefined,
): TransferOutcome {
  const outcome = findOutcome(context, transfer, state);
  if (outcome) return outcome;
  if (state === undefined || isUnusable(state)) return { kind: 'alone' };
  return { kind: 'waiting', reason: 'Its authorization has not expired yet.' };
}

const isUnusable = (state: AuthorizationState) =>
  state.kind === 'cancelled' || (state.kind === 'unused' && state.isLapsed);

function toCandidate(context: EvmContext, transfer: BatchTransfer): Candidate | TransferOutcome {
  try {
    return { ...transfer, recipient: parseRecipient(context, context.config.treasury, transfer.to) };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', error };
    throw error;
  }
}

/** Those that the token would make now, as far as the treasury's balance goes. */
async function selectAccepted(
  context: BatchContext,
  candidates: readonly Candidate[],
  outcomes: Map<string, TransferOutcome>,
): Promise<Candidate[]> {
  const { reader, config, treasury } = context;
  const balanceOf = { address: config.usdc, abi: erc20Abi, functionName: 'balanceOf' } as const;
  const [balance, ...refusals] = await Promise.all([
    reader.readContract({ ...balanceOf, args: [treasury] }),
    ...candidates.map((one) => findRefusal(context, one)),
  ]);
  let left = balance;
  return candidates.filter(({ id, amountMicro }, index) => {
    const error =
      amountMicro > left
        ? new TransferRefusedError(`The treasury holds too little USDC on ${config.network}.`)
        : refusals[index];
    if (error) outcomes.set(id, { kind: 'refused', error });
    else left -= amountMicro;
    return error === undefined;
  });
}

async function findRefusal(
  { reader, config, treasury, acceptedRecipients }: BatchContext,
  { recipient, amountMicro }: Candidate,
): Promise<TransferRefusedError | undefined> {
  if (acceptedRecipients.has(recipient)) return undefined;
  try {
    const data = encodeTransferCall(recipient, amountMicro);
    await reader.call({ account: treasury, to: config.usdc, data });
  } catch (error) {
    if (!isRevert(error)) throw error;
    return new TransferRefusedError(`${config.network} rejects the transfer: ${describeNodeError(error)}`);
  }
  acceptedRecipients.set(recipient, true);
  return undefined;
}

/** Everything it depends on is read with one request. */
async function draftCandidates(
  context: BatchContext,
  candidates: readonly Candidate[],
  outcomes: Map<string, TransferOutcome>,
): Promise<BatchDraft | undefined> {
  if (candidates.length === 0) return undefined;
  const { config } = context;
  const [accepted, { fees }, validBefore, pickRelayer] = await Promise.all([
    selectAccepted(context, candidates, outcomes),
    context.readHead(),
    computeValidBefore(context, AUTHORIZATION_SECONDS),
    context.readRelayers(),
  ]);
  if (accepted.length === 0) return undefined;
  const gas = computeBatchGas(accepted.length);
  const { signer, nextNonce } = pickRelayer(gas * fees.maxFeePerGas);
  const authorizations = await Promise.all(
    accepted.map(({ id, recipient: to, amountMicro }) =>
      signAuthorization(context, config.treasury, {
        to,
        amountMicro,
        validBefore,
        nonce: deriveTransferNonce(id),
      }),
    ),
  );
  const data = encodeBatchCall(config.usdc, authorizations);
  const terms = { chainId: config.chainId, to: MULTICALL3, data, gas, ...fees };
  return {
    from: signer.address,
    nextNonce,
    transferIds: accepted.map(({ id }) => id),
    authorizedUntil: new Date(Number(validBefore) * 1000),
    sign: (nonce) => signTransaction(signer, { ...terms, nonce: Number(nonce) }),
  };
}

const AUTHORIZATION_USED = parseAbi([
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
]);

/** `<authorizer>:<nonce>` in lower case. */
function listUsedAuthorizations({ logs }: TransactionReceipt, usdc: Address): Set<string> {
  const events = parseEventLogs({ abi: AUTHORIZATION_USED, logs });
  const ours = events.filter(({ address }) => address.toLowerCase() === usdc.toLowerCase());
  return new Set(ours.map(({ args }) => `${args.authorizer}:${args.nonce}`.toLowerCase()));
}
