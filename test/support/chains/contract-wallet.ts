import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  serializeErc6492Signature,
  zeroHash,
} from 'viem';
import { contractWalletArtifact } from './contracts/ContractWallet.gen.ts';
import { contractWalletFactoryArtifact } from './contracts/ContractWalletFactory.gen.ts';
import { connect, createFundedAccount, type EvmFaucet } from './evm-clients.ts';
import { type EvmSigner, evmSigner, type WalletSigner } from './signers.ts';

const { abi, bytecode } = contractWalletFactoryArtifact;

type Chain = EvmFaucet & { rpcUrl: string; chainId: number };

export interface ContractWalletSigner extends WalletSigner {
  address: Address;
  /** The contract's owner key. */
  owner: EvmSigner;
}

/** A contract wallet: EIP-1271 if deployed, otherwise EIP-6492. */
export async function createContractWallet(
  chain: Chain,
  { deployed }: { deployed: boolean },
): Promise<ContractWalletSigner> {
  const owner = evmSigner();
  const args = [owner.address, zeroHash] as const;
  const { reader, walletOf } = connect(chain);
  const deployer = walletOf(await createFundedAccount(chain));
  const mined = async (hash: Hex) => reader.waitForTransactionReceipt({ hash });
  const { contractAddress } = await mined(await deployer.deployContract({ abi, bytecode }));
  const factory = contractAddress as Address;
  if (deployed)
    await mined(await deployer.writeContract({ address: factory, abi, functionName: 'deploy', args }));
  const data = encodeFunctionData({ abi, functionName: 'deploy', args });
  return {
    chain: 'base',
    owner,
    address: await reader.readContract({ address: factory, abi, functionName: 'predict', args }),
    async sign(message) {
      const signature = (await owner.sign(message)) as Hex;
      return deployed ? signature : serializeErc6492Signature({ address: factory, data, signature });
    },
  };
}

type Usdc = { usdc: Address };

export interface SameAddressWallet extends ContractWalletSigner {
  /** Sends USDC from the wallet on this chain; returns the transaction. */
  pay(to: Address, micro: bigint): Promise<Hex>;
}

/** Wallets at one address of several chains, each with the given owner for its chain. */
export async function createSameAddressWallets(
  chains: readonly (Chain & Usdc)[],
  owners: readonly EvmSigner[],
): Promise<SameAddressWallet[]> {
  const deployer = evmSigner().account;
  return Promise.all(
    chains.map(async (chain, index) => {
      const owner = owners[index] as EvmSigner;
      const { reader, walletOf } = connect(chain);
      for (const { address } of [deployer, owner]) await chain.fund(address, 10n ** 18n);
      const { abi, bytecode } = contractWalletArtifact;
      const deployed = await walletOf(deployer).deployContract({ abi, bytecode, args: [owner.address] });
      const { contractAddress } = await reader.waitForTransactionReceipt({ hash: deployed });
      const address = contractAddress as Address;
      return {
        chain: 'base',
        owner,
        address,
        sign: (message) => owner.sign(message),
        async pay(to, micro) {
          await chain.mintUsdc(address, micro);
          const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, micro] });
          const args = [chain.usdc, 0n, data] as const;
          const hash = await walletOf(owner.account).writeContract({
            ...{ address, abi, functionName: 'execute', args },
          });
          await reader.waitForTransactionReceipt({ hash });
          return hash;
        },
      };
    }),
  );
}
