import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

export const KMS = {
  endpoint: 'https://kms.eu-central-1.amazonaws.test',
  region: 'eu-central-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'canary-secret',
};

interface KmsKey {
  spec: 'ECC_SECG_P256K1' | 'ECC_NIST_EDWARDS25519' | 'ECC_NIST_P256';
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const CURVES = { ECC_SECG_P256K1: 'secp256k1', ECC_NIST_P256: 'prime256v1' } as const;

function createKey(spec: KmsKey['spec']): KmsKey {
  const pair =
    spec === 'ECC_NIST_EDWARDS25519'
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('ec', { namedCurve: CURVES[spec] });
  return { spec, ...pair };
}

/** AWS KMS as its API documents it, with keys created on first use: `alias/<spec>` is a key of that type. */
export class FakeKms {
  readonly calls: { operation: string; authorization: string | null }[] = [];
  /** Overrides the response. */
  fault: ((operation: string) => Response | undefined) | undefined;
  readonly #keys = new Map<string, KmsKey>();
  readonly #server = setupServer(
    http.post(`${KMS.endpoint}/`, async ({ request }) => {
      const operation = request.headers.get('x-amz-target')?.replace('TrentService.', '') ?? '';
      this.calls.push({ operation, authorization: request.headers.get('authorization') });
      const input = (await request.json()) as Record<string, string>;
      return this.fault?.(operation) ?? this.#respond(operation, input);
    }),
  );

  start(): void {
    this.#server.listen({ onUnhandledFrame: 'bypass' });
  }

  close(): void {
    this.#server.close();
  }

  #respond(operation: string, input: Record<string, string>): Response {
    const key = this.#getKey(String(input.KeyId));
    if (operation === 'GetPublicKey') {
      const PublicKey = key.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
      return HttpResponse.json({ KeyId: input.KeyId, KeySpec: key.spec, KeyUsage: 'SIGN_VERIFY', PublicKey });
    }
    const expected =
      key.spec === 'ECC_NIST_EDWARDS25519' ? ['ED25519_SHA_512', 'RAW'] : ['ECDSA_SHA_256', 'DIGEST'];
    const given = [input.SigningAlgorithm, input.MessageType];
    if (String(given) !== String(expected)) return createErrorResponse('ValidationException');
    return HttpResponse.json({ Signature: signMessage(key, Buffer.from(String(input.Message), 'base64')) });
  }

  #getKey(keyId: string): KmsKey {
    const [spec = ''] = keyId.replace('alias/', '').split(':');
    const known = this.#keys.get(keyId) ?? createKey(spec as KmsKey['spec']);
    this.#keys.set(keyId, known);
    return known;
  }
}

export function createErrorResponse(type: string, status = 400): Response {
  return HttpResponse.json({ __type: type, message: 'canary' }, { status });
}

/** Always with high s, as KMS may return it. */
function signMessage({ spec, privateKey }: KmsKey, message: Buffer): string {
  if (spec === 'ECC_NIST_EDWARDS25519') return sign(null, message, privateKey).toString('base64');
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  const low = secp256k1.Signature.fromBytes(secp256k1.sign(message, secret, { prehash: false }));
  const high = new secp256k1.Signature(low.r, secp256k1.Point.Fn.ORDER - low.s);
  return Buffer.from(high.toBytes('der')).toString('base64');
}
