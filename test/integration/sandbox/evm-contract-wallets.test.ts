import { type Address, encodeFunctionData, serializeErc6492Signature, zeroHash } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { contractWalletFactoryArtifact } from '../../support/chains/contracts/ContractWalletFactory.gen.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';

const { abi } = contractWalletFactoryArtifact;
const message = 'market:0xwallet:1700000000000';
const owner = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());

let chain: EvmChain;
let factory: Address;
let wallet: Address;

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 84532 });
  const { reader, walletOf } = connect(chain);
  const deployer = walletOf(await createFundedAccount(chain));
  const hash = await deployer.deployContract({ ...contractWalletFactoryArtifact });
  factory = (await reader.waitForTransactionReceipt({ hash })).contractAddress as Address;
  const args = [owner.address, zeroHash] as const;
  wallet = await reader.readContract({ address: factory, abi, functionName: 'predict', args });
});
afterAll(() => chain.close());

async function wrapped(signer: typeof owner) {
  const data = encodeFunctionData({ abi, functionName: 'deploy', args: [owner.address, zeroHash] });
  const signature = await signer.signMessage({ message });
  return serializeErc6492Signature({ address: factory, data, signature });
}

test('viem verifies the EIP-6492 signature of a wallet that is not deployed yet, and leaves it undeployed', async () => {
  const { reader } = connect(chain);
  const verify = async (signer: typeof owner) =>
    reader.verifyMessage({ address: wallet, message, signature: await wrapped(signer) });
  expect(await verify(owner)).toBe(true);
  expect(await verify(stranger)).toBe(false);
  expect(await reader.getCode({ address: wallet })).toBeUndefined();
});

test('viem verifies the EIP-1271 signature of a deployed wallet', async () => {
  const { reader, walletOf } = connect(chain);
  const args = [owner.address, zeroHash] as const;
  const deployer = walletOf(await createFundedAccount(chain));
  const hash = await deployer.writeContract({ address: factory, abi, functionName: 'deploy', args });
  await reader.waitForTransactionReceipt({ hash });
  const verify = async (signer: typeof owner) =>
    reader.verifyMessage({ address: wallet, message, signature: await signer.signMessage({ message }) });
  expect(await verify(owner)).toBe(true);
  expect(await verify(stranger)).toBe(false);
});

test('viem verifies the signature of a plain key', async () => {
  const { reader } = connect(chain);
  const signature = await owner.signMessage({ message });
  expect(await reader.verifyMessage({ address: owner.address, message, signature })).toBe(true);
  expect(await reader.verifyMessage({ address: stranger.address, message, signature })).toBe(false);
});
