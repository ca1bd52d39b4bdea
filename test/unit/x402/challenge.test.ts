import { describe, expect, it } from 'vitest';
import { evmNames, type PaymentOption, solanaNames } from '../../../server/money/payments/payment-option.ts';
import { buildChallenge } from '../../../server/money/x402/challenge.ts';

const MAINNET_GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';

const solana: PaymentOption = {
  network: 'solana-mainnet',
  asset: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  payTo: '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5',
  ...solanaNames('mainnet-beta', MAINNET_GENESIS),
  extra: { feePayer: '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5' },
};
const base: PaymentOption = {
  network: 'base-mainnet',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  payTo: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  ...evmNames({ chainId: 8453 }),
  extra: { name: 'USD Coin', version: '2' },
};
const priced = { dueMicro: 27_500_000n, description: 'Photos (svc_1_a)', resource: 'https://m.example/x' };
const given = { options: [solana, base], maxTimeoutSeconds: 300, error: 'Pay 27.50 USDC' };

describe('chains are named as their standards name them', () => {
  it.each([
    [8453, 'base', 'eip155:8453'],
    [84532, 'base-sepolia', 'eip155:84532'],
    [137, 'polygon', 'eip155:137'],
    [84533, undefined, 'eip155:84533'],
  ])('EVM chain %s', (chainId, nameV1, nameV2) => {
    expect(evmNames({ chainId })).toEqual({ nameV1, nameV2 });
  });

  it('Solana by its cluster and the beginning of its genesis hash', () => {
    expect(solanaNames('mainnet-beta', MAINNET_GENESIS)).toEqual({
      nameV1: 'solana',
      nameV2: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    });
    expect(solanaNames('devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG').nameV2).toBe(
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    );
  });
});

describe('a challenge', () => {
  it('holds the flat form of the first network and the version 1 form of all', () => {
    const { body } = buildChallenge(priced, given);
    expect(body).toMatchObject({
      version: '1',
      scheme: 'exact',
      network: 'solana-mainnet',
      asset: { currency: 'USDC', address: solana.asset },
      payTo: solana.payTo,
      maxAmountRequired: '27500000',
      description: 'Photos (svc_1_a)',
      resource: 'https://m.example/x',
      x402Version: 1,
    });
    expect(body.accepts).toMatchObject([
      { network: 'solana', asset: solana.asset },
      { network: 'base', asset: base.asset, extra: { name: 'USD Coin', version: '2' } },
    ]);
    // clients of version 1 break on it when it is null
    expect(JSON.stringify(body)).not.toContain('outputSchema');
  });

  it('shows another network in the flat form when asked, and the first where that one is not offered', () => {
    expect(buildChallenge(priced, { ...given, flatNetwork: 'base-mainnet' }).body.network).toBe(
      'base-mainnet',
    );
    expect(buildChallenge(priced, { ...given, flatNetwork: 'alt-mainnet' }).body.network).toBe(
      'solana-mainnet',
    );
  });

  it('carries version 2 in a header, as base64 of plain ASCII whatever the title is', () => {
    const { headers } = buildChallenge({ ...priced, description: 'Фото 📷' }, given);
    const text = headers['PAYMENT-REQUIRED'] as string;
    expect(text).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).toEqual({
      x402Version: 2,
      error: given.error,
      resource: { url: priced.resource, description: 'Фото 📷', mimeType: 'application/json' },
      accepts: [
        {
          scheme: 'exact',
          network: solana.nameV2,
          amount: '27500000',
          asset: solana.asset,
          payTo: solana.payTo,
          maxTimeoutSeconds: 300,
          extra: solana.extra,
        },
        {
          scheme: 'exact',
          network: 'eip155:8453',
          amount: '27500000',
          asset: base.asset,
          payTo: base.payTo,
          maxTimeoutSeconds: 300,
          extra: base.extra,
        },
      ],
    });
  });
});
