import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { Keypair } from '@solana/web3.js';
import { expect, it } from 'vitest';
import { AgentSecrets } from '../../../server/identity/agent-secrets.ts';

const secrets = new AgentSecrets({ masterKeys: new Map([[1, randomBytes(32)]]), lookupKey: randomBytes(32) });

it('seals a key so that only its own agent and column open it', () => {
  const { apiKey, apiKeySealed, apiKeyHash, apiKeyLast4 } = secrets.newApiKey('agt_1_a');
  expect(secrets.open('agt_1_a', 'api_key_sealed', apiKeySealed)).toBe(apiKey);
  expect(() => secrets.open('agt_1_b', 'api_key_sealed', apiKeySealed)).toThrow(/cannot be opened/);
  expect(() => secrets.open('agt_1_a', 'webhook_secret_sealed', apiKeySealed)).toThrow(/cannot be opened/);
  expect(apiKey.endsWith(apiKeyLast4)).toBe(true);
  expect(secrets.hashApiKey(apiKey)).toBe(apiKeyHash);
  expect(`${apiKeySealed}${apiKeyHash}`).not.toContain(apiKey.slice(7));
});

it('makes a wallet that Solana itself recognises', () => {
  const { walletSolanaAddress, walletSolanaSealed } = secrets.newServerWallet('agt_1_a');
  const secretKey = base58.decode(secrets.open('agt_1_a', 'wallet_solana_sealed', walletSolanaSealed));
  expect(Keypair.fromSecretKey(secretKey).publicKey.toBase58()).toBe(walletSolanaAddress);
});

it('never makes the same secret twice', () => {
  const made = Array.from({ length: 200 }, () => [
    secrets.newApiKey('a').apiKey,
    secrets.newWebhookSecret('a').webhookSecret,
    secrets.newServerWallet('a').walletSolanaAddress,
  ]).flat();
  expect(new Set(made).size).toBe(600);
});
