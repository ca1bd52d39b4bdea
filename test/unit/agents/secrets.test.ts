import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { base58 } from '@scure/base';
import { Keypair } from '@solana/web3.js';
import type { Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { expect, it } from 'vitest';
import { AgentSecrets } from '../../../server/identity/agent-secrets.ts';
import { KEY_FAMILIES } from '../../../server/identity/agent-wallet.entity.ts';
import { WalletKeys } from '../../../server/identity/wallet-keys.ts';

const masterKeys = new Map([[1, randomBytes(32)]]);
const secrets = new AgentSecrets({ masterKeys, lookupKey: randomBytes(32) });
const keys = new WalletKeys(masterKeys);

it('seals a key so that only its own agent and column open it', () => {
  const { apiKey, columns } = secrets.createApiKey('agt_1_a', { isPrimary: true });
  const sealed = String(columns.keySealed);
  expect(secrets.openApiKey('agt_1_a', sealed)).toBe(apiKey);
  expect(() => secrets.openApiKey('agt_1_b', sealed)).toThrow(/cannot be opened/);
  expect(() => secrets.open('agt_1_a', 'webhook_secret_sealed', sealed)).toThrow(/cannot be opened/);
  expect(apiKey.endsWith(columns.last4)).toBe(true);
  expect(secrets.hashApiKey(apiKey)).toBe(columns.keyHash);
  expect(JSON.stringify(columns)).not.toContain(apiKey.slice(7));
});

it('keeps no copy of a key that recovery does not return', () => {
  expect(secrets.createApiKey('agt_1_a', { isPrimary: false }).columns.keySealed).toBeNull();
});

it('makes a wallet that Solana itself recognises', () => {
  const wallet = keys.create('agt_1_a', 'solana');
  const secretKey = base58.decode(keys.openKey(wallet));
  expect(Keypair.fromSecretKey(secretKey).publicKey.toBase58()).toBe(wallet.address);
});

it('makes a wallet that EVM chains recognise', () => {
  const wallet = keys.create('agt_1_a', 'evm');
  expect(privateKeyToAddress(keys.openKey(wallet) as Hex)).toBe(wallet.address);
});

it('opens a key for its own agent and family only', () => {
  const wallet = keys.create('agt_1_a', 'evm');
  expect(() => keys.openKey({ ...wallet, agentId: 'agt_1_b' })).toThrow(/cannot be opened/);
  expect(() => keys.openKey({ ...wallet, family: 'solana' })).toThrow(/cannot be opened/);
});

it('signs without showing the key, however a signer is looked at', async () => {
  for (const family of KEY_FAMILIES) {
    const wallet = keys.create('agt_1_a', family);
    const signer = keys.createSigner(wallet);
    const shown = inspect([keys, signer], { depth: 9, showHidden: true }) + JSON.stringify([keys, signer]);
    expect(shown).toContain(wallet.address);
    expect(shown).not.toContain(keys.openKey(wallet));
    expect((await signer.sign(randomBytes(32))).length).toBe(family === 'evm' ? 65 : 64);
  }
});

it('never makes the same secret twice', () => {
  const made = Array.from({ length: 200 }, () => [
    secrets.createApiKey('a', { isPrimary: false }).apiKey,
    secrets.createWebhookSecret('a').webhookSecret,
    keys.create('a', 'solana').address,
  ]).flat();
  expect(new Set(made).size).toBe(600);
});
