import { type Address, encodeFunctionData, type Hex, serializeErc6492Signature, zeroHash } from 'viem';
import { contractWalletFactoryArtifact } from './contracts/ContractWalletFactory.gen.ts';
import { connect, type EvmFaucet, fundedAccount } from './evm-clients.ts';
import { type EvmSigner, evmSigner, type WalletSigner } from './signers.ts';

const { abi, bytecode } = contractWalletFactoryArtifact;

type Chain = EvmFaucet & { rpcUrl: string; chainId: number };

export interface ContractWalletSigner extends WalletSigner {
  address: Address;
  /** The key that the contract obeys. */
  owner: EvmSigner;
}

/** A wallet that is a contract: deployed it signs by EIP-1271, otherwise by EIP-6492. */
export async function contractWallet(
  chain: Chain,
  { deployed }: { deployed: boolean },
): Promise<ContractWalletSigner> {
  const owner = evmSigner();
  const args = [owner.address, zeroHash] as const;
  const { reader, walletOf } = connect(chain);
  const deployer = walletOf(await fundedAccount(chain));
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
