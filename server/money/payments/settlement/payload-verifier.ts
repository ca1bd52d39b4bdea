import { Connection, VersionedTransaction } from '@solana/web3.js';
import type { Network as Caip2, PaymentPayload, PaymentRequirements } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm/exact/facilitator';
import { ExactSvmScheme } from '@x402/svm/exact/facilitator';
import { type Address, createPublicClient, getAddress, type Hex, hexToBytes, http } from 'viem';
import { callNode } from '../../../chain/call-node.ts';
import { recoverSigner } from '../../../chain/evm/recover-signer.ts';
import { requireAdapter } from '../../../chain/get-adapter.ts';
import type { Chains, NodeFetch } from '../../../chain/types.ts';
import type { Config } from '../../../config/config.ts';
import type { PaymentOption } from '../payment-option.ts';
import { buildAuthorizationTypedData, recoverPayloadSigner } from './payload-signer.ts';
import type { ParsedPayload } from './signed-payload.ts';

export interface PayloadVerification {
  isValid: boolean;
  reason: string;
  payer: string;
}

interface Scheme {
  verify(
    payload: PaymentPayload,
    requirements: PaymentRequirements,
  ): Promise<{ isValid: boolean; invalidReason?: string; payer?: string }>;
}

type ChainConfig = Pick<Config, 'solana' | 'base' | 'alt'>;

export interface VerifierOptions {
  config: ChainConfig;
  chains: Chains;
  maxTimeoutSeconds: number;
}

type EvmSigner = ConstructorParameters<typeof ExactEvmScheme>[0];
type SolanaSigner = ConstructorParameters<typeof ExactSvmScheme>[0];

/** Verifies signed payloads with the x402 reference implementation, which only reads here: we submit ourselves. */
export class PayloadVerifier {
  readonly #options: VerifierOptions;

  constructor(options: VerifierOptions) {
    this.#options = options;
  }

  /** If the payer signed without a contract, a simulation of the redemption can stand in for the library's own. */
  async verify(
    option: PaymentOption,
    content: unknown,
    dueMicro: bigint,
    simulation?: Promise<unknown>,
  ): Promise<PayloadVerification> {
    const { maxTimeoutSeconds } = this.#options;
    const { nameV2, asset, payTo, extra } = option;
    const terms = { scheme: 'exact', network: nameV2 as Caip2, amount: dueMicro.toString() };
    const requirements: PaymentRequirements = { ...terms, asset, payTo, maxTimeoutSeconds, extra };
    const payload = { x402Version: 2, accepted: requirements, payload: content } as PaymentPayload;
    const { isValid, invalidReason, payer } = await this.#callNode(option, (fetch) =>
      createScheme(this.#options.config, option, fetch, simulation).verify(payload, requirements),
    );
    return { isValid, reason: invalidReason ?? 'unknown', payer: payer ?? '' };
  }

  /**
   * Whether its payer, possibly a contract wallet, signed this payment to us. Does not tell whether it can be
   * submitted.
   */
  async isSignedByPayer(read: ParsedPayload): Promise<boolean> {
    if ((await recoverPayloadSigner(read)) !== undefined) return true;
    const { option, payment } = read;
    if (payment.kind !== 'authorization') return false;
    const { from, to, signature } = payment.authorization;
    if (to.toLowerCase() !== option.payTo.toLowerCase()) return false;
    return this.#callNode(option, (fetch) =>
      createEvmClient(this.#options.config, option, fetch).verifyTypedData({
        ...buildAuthorizationTypedData(option, payment.authorization),
        address: from as Address,
        signature: signature as Hex,
      }),
    );
  }

  #callNode<T>({ network }: PaymentOption, question: (fetch: NodeFetch) => Promise<T>): Promise<T> {
    const { fetch } = requireAdapter(this.#options.chains, network);
    return callNode(network, () => question(fetch));
  }
}

function createScheme(
  config: ChainConfig,
  option: PaymentOption,
  fetch: NodeFetch,
  simulation: Promise<unknown> | undefined,
): Scheme {
  const { network, payTo } = option;
  if (network === 'solana-mainnet') {
    return new ExactSvmScheme(createReadOnlySolanaSigner(config.solana.rpcUrl, payTo, fetch));
  }
  const signer = createReadOnlyEvmSigner(createEvmClient(config, option, fetch), option);
  return new ExactEvmScheme(simulation ? withSimulation(signer, simulation) : signer);
}

function createEvmClient({ base, alt }: ChainConfig, { network }: PaymentOption, fetch: NodeFetch) {
  const { rpcUrl } = network === 'alt-mainnet' && alt ? alt : base;
  return createPublicClient({
    transport: http(rpcUrl, { fetchFn: fetch, retryCount: 0, timeout: 0, batch: true }),
  });
}

const rejectUnsupported = async (): Promise<never> => {
  throw new Error('Verifying sends nothing');
};

/** Any code. */
const SOME_CODE: Hex = '0x00';

/**
 * For one verification, which asks for the payer's code twice. USDC is known to have code. The library would ask for it
 * and, if something else fails, leave that promise to nobody: its rejection would end the process.
 */
function createReadOnlyEvmSigner(
  client: ReturnType<typeof createEvmClient>,
  { payTo, asset }: PaymentOption,
): EvmSigner {
  const codes = new Map<Address, Promise<Hex | undefined>>([[getAddress(asset), Promise.resolve(SOME_CODE)]]);
  return {
    getAddresses: () => [payTo as Address],
    readContract: (args) => client.readContract(args as Parameters<typeof client.readContract>[0]),
    verifyTypedData: (args) => client.verifyTypedData(args as Parameters<typeof client.verifyTypedData>[0]),
    getCode({ address }) {
      const code = codes.get(address) ?? client.getCode({ address });
      codes.set(address, code);
      return code;
    },
    writeContract: rejectUnsupported,
    sendTransaction: rejectUnsupported,
    waitForTransactionReceipt: rejectUnsupported,
  };
}

/** What a contract wallet returns for a valid signature (EIP-1271). */
const VALID_SIGNATURE: Hex = '0x1626ba7e';
const INVALID_SIGNATURE: Hex = '0xffffffff';

/**
 * Asks no node. The library recovers the signer of a payer without code in JavaScript, which takes milliseconds; what it
 * takes for a contract is left to us.
 */
function withSimulation(signer: EvmSigner, simulation: Promise<unknown>): EvmSigner {
  return {
    ...signer,
    getCode: async () => SOME_CODE,
    async readContract({ address, functionName, args = [] }) {
      if (functionName === 'transferWithAuthorization') return simulation;
      if (functionName !== 'isValidSignature') return rejectUnsupported();
      const [digest, signature] = args as [Hex, Hex];
      const isPayers = recoverSigner(hexToBytes(digest), signature) === getAddress(address);
      return isPayers ? VALID_SIGNATURE : INVALID_SIGNATURE;
    },
  };
}

function createReadOnlySolanaSigner(rpcUrl: string, treasury: string, nodeFetch: NodeFetch): SolanaSigner {
  const fetch = nodeFetch as unknown as typeof globalThis.fetch;
  const connection = new Connection(rpcUrl, { fetch, disableRetryOnRateLimit: true });
  return {
    getAddresses: () => [treasury] as unknown as ReturnType<SolanaSigner['getAddresses']>,
    async simulateTransaction(transaction) {
      const decoded = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'));
      const { value } = await connection.simulateTransaction(decoded, {
        sigVerify: false,
        commitment: 'confirmed',
      });
      if (value.err) throw new Error(JSON.stringify(value.err));
    },
    signTransaction: rejectUnsupported,
    sendTransaction: rejectUnsupported,
    confirmTransaction: rejectUnsupported,
  };
}
