import {
  type Address,
  BaseError,
  createPublicClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  HttpRequestError,
  hashMessage,
  http,
  isHex,
  LimitExceededRpcError,
  type PublicClient,
  size,
  TimeoutError,
} from 'viem';
import { UnavailableError } from '../foundation/platform/errors.ts';
import { SignatureCheckLimiter } from './signature-check-limiter.ts';

const MAX_SIGNATURE_BYTES = 4096;
const TRUE = 1n;

/** Contract wallets: EIP-1271, and EIP-6492 before deployment. */
export class ContractWallets {
  readonly #client: PublicClient;
  readonly #limiter: SignatureCheckLimiter;

  constructor(rpcUrl: string, timeoutMs: number, questions = new SignatureCheckLimiter()) {
    this.#limiter = questions;
    this.#client = createPublicClient({
      transport: http(rpcUrl, { timeout: timeoutMs, retryCount: 1 }),
    });
  }

  /** `caller` is the network address of the request: one client's forgeries must not block others. */
  async verify(address: string, message: string, signature: string, caller: string): Promise<boolean> {
    if (!isHex(signature) || signature.length % 2 !== 0 || size(signature) > MAX_SIGNATURE_BYTES)
      return false;
    const data = encodeValidationCall(address, message, signature);
    return this.#limiter.run(caller, () => this.#isValid(data));
  }

  /** One `eth_call` of the EIP-6492 validator, without side effects. */
  async #isValid(data: Hex): Promise<boolean> {
    try {
      const answer = await this.#client.call({ data });
      return BigInt(answer.data ?? 0) === TRUE;
    } catch (error) {
      if (isUnreachable(error)) throw chainUnavailableError(error);
      // the wallet, or its deployment, reverted
      return false;
    }
  }
}

/** In lower case, because viem rejects mixed case without a valid checksum. */
function encodeValidationCall(address: string, message: string, signature: Hex): Hex {
  return encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address.toLowerCase() as Address, hashMessage(message), signature],
  });
}

const UNREACHABLE_ERRORS = [HttpRequestError, TimeoutError, LimitExceededRpcError];

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof BaseError)) return true;
  return error.walk((link) => UNREACHABLE_ERRORS.some((kind) => link instanceof kind)) !== null;
}

/** The cause omits the node's URL, which may contain a key. */
function chainUnavailableError(error: unknown): UnavailableError {
  const cause = new Error(error instanceof BaseError ? error.details : 'no sensible answer');
  return new UnavailableError('unavailable', 'The chain of this wallet is unavailable. Try again shortly.', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}
