import { randomBytes } from 'node:crypto';
import { Keypair } from '@solana/web3.js';
import { recoverAddress, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KmsClient } from '../../../server/chain/kms/kms-client.ts';
import { createKmsEvmSigner, createKmsSolanaSigner } from '../../../server/chain/kms/kms-signers.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { openTreasurySigners } from '../../../server/composition/treasuries.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import { createErrorResponse, FakeKms, KMS } from '../../support/chains/kms.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { createSolanaFixture } from '../../support/chains/solana-fixture.ts';
import { eventually } from '../../support/eventually.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';

const fake = new FakeKms();
const kms = new KmsClient({ ...KMS, timeoutMs: 5000 });
const EVM = 'alias/ECC_SECG_P256K1';
const SOLANA = 'alias/ECC_NIST_EDWARDS25519';

beforeAll(() => fake.start());
afterAll(() => fake.close());
afterEach(() => {
  fake.fault = undefined;
});

describe('a key in KMS', () => {
  it('signs digests as EVM chains take them: the lower s, and which key it was', async () => {
    const signer = await createKmsEvmSigner(kms, EVM);
    for (let round = 0; round < 8; round++) {
      const digest = randomBytes(32);
      const signature = toHex(await signer.sign(digest));
      expect(await recoverAddress({ hash: toHex(digest), signature })).toBe(signer.address);
      expect(Number.parseInt(signature.slice(66, 68), 16)).toBeLessThan(0x80);
    }
  });

  it('is asked with requests that are signed for it', async () => {
    await createKmsEvmSigner(kms, EVM);
    expect(fake.calls.at(-1)).toEqual({
      operation: 'GetPublicKey',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/kms\/aws4_request, SignedHeaders=[^ ]*x-amz-target/,
      ),
    });
  });

  it.each([
    [
      'refuses',
      () => createErrorResponse('AccessDeniedException'),
      'KMS responded with AccessDeniedException to Sign',
    ],
    [
      'fails',
      () => createErrorResponse('KMSInternalException', 500),
      'KMS responded with KMSInternalException to Sign',
    ],
    ['is cut off', () => Response.error(), 'KMS did not respond to Sign'],
    ['signs with another key', () => Response.json({ Signature: '' }), 'the signature'],
  ])('that %s is 503 for callers, and a reason for operators', async (_what, fault, reason) => {
    const signers = [await createKmsEvmSigner(kms, EVM), await createKmsSolanaSigner(kms, SOLANA)];
    fake.fault = fault;
    for (const signer of signers) {
      const failure = await signer.sign(randomBytes(32)).catch((error: unknown) => error);
      expect(failure).toMatchObject({ status: 503, reason: expect.stringContaining(reason) });
      expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('canary');
    }
  });

  it('of another person signs nothing for us', async () => {
    const [signer, other] = [await createKmsEvmSigner(kms, EVM), await createKmsEvmSigner(kms, `${EVM}:2`)];
    expect(other.address).not.toBe(signer.address);
    fake.fault = () => Response.json({ Signature: Buffer.from(FOREIGN, 'hex').toString('base64') });
    await expect(signer.sign(randomBytes(32))).rejects.toMatchObject({ status: 503 });
  });
});

/** Well formed: r and s are 1. */
const FOREIGN = '3006020101020101';

describe('a treasury in KMS', () => {
  it('pays on a real EVM chain', async () => {
    const treasury = await createKmsEvmSigner(kms, EVM);
    const { chain, adapter, payer } = await createEvmFixture(await evmChain(), { treasury });
    const address = privateKeyToAddress(generatePrivateKey());
    await chain.fund(adapter.treasury as typeof address, 10n ** 18n);
    await chain.mintUsdc(adapter.treasury as typeof address, 5_000_000n);
    expect(payer.address).not.toBe(adapter.treasury);
    expect(await paid(adapter, address)).toBe(2_000_000n);
  });

  it('pays on a real Solana chain', async () => {
    const treasury = await createKmsSolanaSigner(kms, SOLANA);
    const { chain, adapter } = await createSolanaFixture(await solanaChain(), { treasury });
    await chain.airdrop(adapter.treasury, 10n ** 9n);
    await chain.mintUsdc(adapter.treasury, 5_000_000n);
    expect(await paid(adapter, Keypair.generate().publicKey.toBase58())).toBe(2_000_000n);
  });

  async function paid(adapter: ChainAdapter, to: string): Promise<bigint> {
    const order = { to, amountMicro: 2_000_000n, memo: 'a payout' };
    const signed = await signDraft(adapter.draftTransfer(adapter.treasurySigner, order));
    await adapter.broadcast(signed);
    await eventually(async () =>
      expect(await adapter.readTransactionStatus(signed)).toMatch(/^(confirmed|finalized)$/),
    );
    return adapter.readUsdcBalance(to);
  }

  it('is opened by configuration, or says which variable is wrong', async () => {
    const { BASE_TREASURY_KEY: _, ...rest } = MINIMAL_ENVIRONMENT;
    const environment = {
      ...rest,
      KMS_REGION: KMS.region,
      KMS_ENDPOINT: KMS.endpoint,
      KMS_ACCESS_KEY_ID: KMS.accessKeyId,
      KMS_SECRET_ACCESS_KEY: KMS.secretAccessKey,
    };
    const open = (key: string) =>
      openTreasurySigners(loadConfig({ ...environment, BASE_TREASURY_KMS_KEY: key }));
    const { evm } = await open(EVM);
    expect(evm.get('base-mainnet')?.treasury.address).toBe((await createKmsEvmSigner(kms, EVM)).address);
    await expect(open('alias/ECC_NIST_P256')).rejects.toThrow(
      'BASE_TREASURY_KMS_KEY cannot be used: the key is ECC_NIST_P256 for SIGN_VERIFY; it should be ECC_SECG_P256K1',
    );
    fake.fault = () => createErrorResponse('com.amazonaws.kms#NotFoundException');
    await expect(open(EVM)).rejects.toThrow(
      'BASE_TREASURY_KMS_KEY cannot be used: KMS responded with NotFoundException',
    );
  });
});
