import { type Abi, type Address, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createEvmAdapter } from '../../../server/chain/evm/adapter.ts';
import type { EvmNetworkConfig } from '../../../server/chain/evm/context.ts';
import { createEvmSignerFromKey } from '../../../server/chain/signer.ts';
import { connect } from './evm-clients.ts';
import { TIMEOUT_MS } from './solana-fixture.ts';

export interface UsdcChain {
  rpcUrl: string;
  chainId: number;
  usdc: Address;
  fund(address: Address, wei: bigint): Promise<string>;
  mintUsdc(address: Address, micro: bigint): Promise<string>;
}

const ETHER = 10n ** 18n;

/** A treasury and a payer of this test alone, on a shared chain. */
export async function createEvmFixture(chain: UsdcChain, overrides: Partial<EvmNetworkConfig> = {}) {
  const treasuryKey = generatePrivateKey();
  const [treasury, payer] = [privateKeyToAccount(treasuryKey), privateKeyToAccount(generatePrivateKey())];
  const config: EvmNetworkConfig = {
    network: 'base-mainnet',
    rpcUrl: chain.rpcUrl,
    chainId: chain.chainId,
    usdc: chain.usdc,
    treasury: createEvmSignerFromKey(treasuryKey),
    acceptConfirmations: 1,
    payoutFinality: 'finalized',
    maxSettlementGas: 250_000n,
    ...overrides,
  };
  for (const { address } of [treasury, payer]) await chain.fund(address, ETHER);
  await chain.mintUsdc(payer.address, 100_000_000n);
  const { reader, walletOf } = connect(chain);
  const wallet = walletOf(payer);

  /** Mined when it resolves, whether it succeeded or not. */
  const call = async (to: Address, data: Hex, gas?: bigint) => {
    const hash = await wallet.sendTransaction({ to, data, ...(gas && { gas }) });
    await reader.waitForTransactionReceipt({ hash });
    return hash;
  };
  const transferData = (to: Address, micro: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, micro] });
  return {
    chain,
    config,
    treasury,
    payer,
    reader,
    call,
    transferData,
    adapter: createEvmAdapter(config, { timeoutMs: TIMEOUT_MS }),
    adapterAt: (rpcUrl: string) => createEvmAdapter({ ...config, rpcUrl }, { timeoutMs: TIMEOUT_MS }),
    pay: (micro: bigint, to: Address = treasury.address) => call(chain.usdc, transferData(to, micro)),
    async deploy({ abi, bytecode }: { abi: Abi | readonly unknown[]; bytecode: Hex }, args: unknown[] = []) {
      const hash = await wallet.deployContract({ abi: abi as Abi, bytecode, args });
      const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
      if (!contractAddress) throw new Error('not deployed');
      return getAddress(contractAddress);
    },
  };
}

export type EvmFixture = Awaited<ReturnType<typeof createEvmFixture>>;
