import { CredentialError, PaymentDeclinedError, type SendingPayer, walletMessage } from '@agent-market/sdk';
import { type Provider, providerPayer, providerSigner } from '@agent-market/sdk/evm';
import { decodeFunctionData, erc20Abi, type Hex, hexToString, size, slice } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';

const account = privateKeyToAccount(`0x${'2e'.repeat(32)}`);
const TO = '0x2222222222222222222222222222222222222222';
const HASH = `0x${'aa'.repeat(32)}`;
const DUE = { payTo: TO, amount: '27500000' } as Parameters<SendingPayer['pay']>[0];
const RECEIPT = {
  ...{ transactionHash: HASH, status: '0x1', from: account.address, to: TO, logs: [], type: '0x0' },
  ...{ blockNumber: '0x1', blockHash: HASH, transactionIndex: '0x0' },
  ...{ gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1' },
};

/** A wallet of the browser that is on another chain at first. */
function browserWallet(no: string[] = [], code = 4001) {
  let chainId = '0x1';
  const asked: string[] = [];
  const sent: { to: Hex; data: Hex }[] = [];
  const answers: Record<string, (params: unknown[]) => unknown> = {
    eth_requestAccounts: () => [account.address],
    eth_chainId: () => chainId,
    wallet_switchEthereumChain: ([to]) => {
      chainId = (to as { chainId: string }).chainId;
      return null;
    },
    personal_sign: ([message]) => account.signMessage({ message: { raw: message as Hex } }),
    eth_sendTransaction: ([transaction]) => {
      sent.push(transaction as { to: Hex; data: Hex });
      return HASH;
    },
    eth_getTransactionReceipt: () => RECEIPT,
    eth_blockNumber: () => '0x2',
  };
  const provider: Provider = {
    async request({ method, params }) {
      asked.push(method);
      if (no.includes(method))
        throw Object.assign(new Error(code === 4001 ? 'Rejected' : 'Unknown'), { code });
      return answers[method]?.((params ?? []) as unknown[]);
    },
  };
  return { provider, asked, sent, chain: () => Number(chainId) };
}

describe('a wallet of the browser', () => {
  it('signs requests with the account that its person shows', async () => {
    const signer = await providerSigner(browserWallet().provider);
    expect(signer.address).toBe(account.address);
    const message = walletMessage(signer.address, 1);
    expect(await signer.sign(message)).toBe(await account.signMessage({ message }));
  });

  it('pays on the chain that it is asked to, with a locked transfer', async () => {
    const wallet = browserWallet();
    const payer = await providerPayer(wallet.provider, { chainId: 8453, address: account.address });
    expect(payer).toMatchObject({ network: 'eip155:8453', paymentNetwork: 'base-mainnet' });
    const proof = await payer.pay(DUE, { url: 'http://x' });
    expect(proof).toMatchObject({ 'X-PAYMENT': HASH, 'X-Payment-Secret': expect.any(String) });
    expect(wallet.chain()).toBe(8453);
    expect(wallet.asked).not.toContain('eth_requestAccounts');
    const [{ to, data } = { to: '0x' as Hex, data: '0x' as Hex }] = wallet.sent;
    expect(to).toBe(payer.asset);
    const { args } = decodeFunctionData({ abi: erc20Abi, data: slice(data, 0, 68) });
    expect(args).toEqual([TO, 27_500_000n]);
    expect(hexToString(slice(data, 68, size(data)))).toMatch(/^market:1:[0-9a-f]{64}$/);
  });

  it.each(['wallet_switchEthereumChain', 'eth_sendTransaction'])('may say no to %s', async (method) => {
    const wallet = browserWallet([method]);
    const payer = await providerPayer(wallet.provider, { chainId: 8453 });
    await expect(payer.pay(DUE, { url: 'http://x' })).rejects.toBeInstanceOf(PaymentDeclinedError);
    expect(wallet.sent).toEqual([]);
  });

  it('may not know the chain', async () => {
    const wallet = browserWallet(['wallet_switchEthereumChain'], 4902);
    const payer = await providerPayer(wallet.provider, { chainId: 8453 });
    await expect(payer.pay(DUE, { url: 'http://x' })).rejects.toThrow(
      'does not know chain 8453: add it there',
    );
  });

  it('may show no account', async () => {
    const { provider } = browserWallet(['eth_requestAccounts']);
    await expect(providerSigner(provider)).rejects.toBeInstanceOf(CredentialError);
  });
});
