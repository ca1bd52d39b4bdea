import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { KmsError } from './kms-error.ts';

export interface KmsOptions {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
}

/** The key's usage, in KMS terms. */
export type KeySpec = 'ECC_SECG_P256K1' | 'ECC_NIST_EDWARDS25519';

interface SignRequest {
  keyId: string;
  message: Uint8Array;
  messageType: 'RAW' | 'DIGEST';
  algorithm: 'ECDSA_SHA_256' | 'ED25519_SHA_512';
}

/** The two AWS KMS operations that a treasury needs. Keys never leave KMS. */
export class KmsClient {
  readonly #options: KmsOptions;
  readonly #client: AwsClient;

  constructor(options: KmsOptions) {
    const { region, accessKeyId, secretAccessKey } = options;
    this.#options = options;
    this.#client = new AwsClient({ service: 'kms', region, accessKeyId, secretAccessKey });
  }

  /** Throws KmsError if it is not a signing key of the expected curve. */
  async getPublicKey(keyId: string, spec: KeySpec): Promise<JsonWebKey> {
    const { KeySpec, KeyUsage, PublicKey } = await this.#call('GetPublicKey', { KeyId: keyId });
    if (KeySpec !== spec || KeyUsage !== 'SIGN_VERIFY') {
      throw new KmsError(`the key is ${KeySpec} for ${KeyUsage}; it should be ${spec} for SIGN_VERIFY`);
    }
    const key = Buffer.from(PublicKey ?? '', 'base64');
    return createPublicKey({ key, format: 'der', type: 'spki' }).export({ format: 'jwk' });
  }

  async sign({ keyId, message, messageType, algorithm }: SignRequest): Promise<Uint8Array> {
    const { Signature } = await this.#call('Sign', {
      KeyId: keyId,
      Message: Buffer.from(message).toString('base64'),
      MessageType: messageType,
      SigningAlgorithm: algorithm,
    });
    return Buffer.from(Signature ?? '', 'base64');
  }

  async #call(operation: string, input: Record<string, string>): Promise<Record<string, string | undefined>> {
    const request = await this.#client.sign(`${this.#options.endpoint}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-amz-json-1.1', 'X-Amz-Target': `TrentService.${operation}` },
      body: JSON.stringify(input),
    });
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(this.#options.timeoutMs) });
      const answer = (await response.json()) as Record<string, string | undefined>;
      if (response.ok) return answer;
      throw new KmsError(`KMS responded with ${parseErrorName(answer) ?? response.status} to ${operation}`);
    } catch (error) {
      throw error instanceof KmsError ? error : new KmsError(`KMS did not respond to ${operation}`, error);
    }
  }
}

/** Error names come with or without the service's namespace. */
function parseErrorName({ __type }: Record<string, string | undefined>): string | undefined {
  return __type?.split('#').at(-1);
}
