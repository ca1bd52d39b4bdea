import { erc20Abi } from 'viem';
import { expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { connect } from '../../support/chains/evm-clients.ts';
import { type EvmSigner, evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { testKilledServers } from './killed-server.ts';

testKilledServers('base-mainnet', (scene) => {
  it('a payment that its chain refuses in the end is owed nothing, and the buyer is told to sign anew', async () => {
    const hire = await scene().hire();
    await scene().killWhileSending('call', [hire]);
    await giveAway(hire.signer, (await hire.balance()) ?? 0n);
    await eventually(async () => {
      await scene().pass(10);
      const { status, body } = await scene().again(hire);
      expect([status, body.code]).toEqual([402, 'payment_insufficient']);
      expect(body.error).toContain('Sign a new one');
    }, 30_000);
    expect(await scene().ordersOf(hire.id)).toEqual([]);
  }, 120_000);
});

/** Before the payment that it signed has landed. */
async function giveAway({ address, account }: EvmSigner, micro: bigint): Promise<void> {
  const chain = await evmChain();
  const { reader, walletOf } = connect(chain);
  await chain.fund(address, 10n ** 18n);
  const args = [evmSigner().address, micro] as const;
  const call = { address: chain.usdc, abi: erc20Abi, functionName: 'transfer', args } as const;
  await reader.waitForTransactionReceipt({ hash: await walletOf(account).writeContract(call) });
}
