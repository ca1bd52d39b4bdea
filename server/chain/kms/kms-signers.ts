import type { JsonWebKey } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58 } from '@scure/base';
import { toHex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { encodeEvmSignature, type Signer } from '../signer.ts';
import type { KmsClient } from './kms-client.ts';
import { KmsError } from './kms-error.ts';

/** A key of type ECC_SECG_P256K1. */
export async function createKmsEvmSigner(kms: KmsClient, keyId: string): Promise<Signer> {
  const { x, y } = await kms.getPublicKey(keyId, 'ECC_SECG_P256K1');
  const publicKey = Uint8Array.from([UNCOMPRESSED, ...decodeCoordinate(x), ...decodeCoordinate(y)]);
  return Object.freeze({
    address: publicKeyToAddress(toHex(publicKey)),
    async sign(digest: Uint8Array) {
      const der = await kms.sign({
        keyId,
        message: digest,
        messageType: 'DIGEST',
        algorithm: 'ECDSA_SHA_256',
      });
      return toRecoverableSignature(der, digest, publicKey);
    },
  });
}

/** A key of type ECC_NIST_EDWARDS25519. */
export async function createKmsSolanaSigner(kms: KmsClient, keyId: string): Promise<Signer> {
  const publicKey = decodeCoordinate((await kms.getPublicKey(keyId, 'ECC_NIST_EDWARDS25519')).x);
  return Object.freeze({
    address: base58.encode(publicKey),
    async sign(message: Uint8Array) {
      const signature = await kms.sign({ keyId, message, messageType: 'RAW', algorithm: 'ED25519_SHA_512' });
      if (isValidSignature(signature, message, publicKey)) return Uint8Array.from(signature);
      throw new KmsError('the signature does not match the key');
    },
  });
}

const UNCOMPRESSED = 4;
const PARITIES = [0, 1] as const;

/** KMS may return a high s, which chains reject, and no recovery id. */
function toRecoverableSignature(der: Uint8Array, digest: Uint8Array, publicKey: Uint8Array): Uint8Array {
  const signature = toLowS(der);
  for (const parity of PARITIES) {
    const signedBy = signature.addRecoveryBit(parity).recoverPublicKey(digest).toBytes(false);
    if (Buffer.compare(signedBy, publicKey) === 0)
      return encodeEvmSignature(signature.toBytes('compact'), parity);
  }
  throw new KmsError('the signature does not match the key');
}

function toLowS(der: Uint8Array) {
  const given = parseDer(der);
  const s = given.hasHighS() ? secp256k1.Point.Fn.ORDER - given.s : given.s;
  return new secp256k1.Signature(given.r, s);
}

function parseDer(der: Uint8Array) {
  try {
    return secp256k1.Signature.fromBytes(Uint8Array.from(der), 'der');
  } catch (error) {
    throw new KmsError('the signature is malformed', error);
  }
}

function isValidSignature(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(Uint8Array.from(signature), message, publicKey);
  } catch {
    return false;
  }
}

function decodeCoordinate(value: JsonWebKey['x']): Uint8Array {
  return Uint8Array.from(Buffer.from(value ?? '', 'base64url'));
}
