import { failure, type ScriptedAnswer } from './scripted-service.ts';

export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

export const offer = (changes: object = {}) => ({
  scheme: 'exact',
  network: 'eip155:8453',
  amount: '27500000',
  asset: USDC,
  payTo: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  maxTimeoutSeconds: 60,
  extra: { name: 'USD Coin', version: '2' },
  ...changes,
});

/** A 402 that asks for one of these. */
export function demand(...accepts: object[]): ScriptedAnswer {
  const required = { x402Version: 2, resource: { url: 'http://x', description: 'Tasse – blau' }, accepts };
  const header = Buffer.from(JSON.stringify(required)).toString('base64');
  return { ...failure(402, 'payment_required', { accepts: [{}] }), headers: { 'PAYMENT-REQUIRED': header } };
}
