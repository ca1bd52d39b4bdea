import { callRpc } from '../../../sandbox/networks/json-rpc.ts';
import { SandboxSwapProvider } from '../../../sandbox/sandbox-swap-provider.ts';
import { createApp } from '../../../server/app.ts';
import { createSolanaSigner } from '../../../server/chain/signer.ts';
import { loadConfig } from '../../../server/config/config.ts';

/** The server with the sandbox's swap provider, on a chain of another process, which has funded the provider. */
const { DESK_KEY = '', ...env } = process.env;
const config = loadConfig(env);
const { rpcUrl, usdcMint } = config.solana;
const chain = {
  sendNative: async () => '',
  openUsdcAccount: async () => {},
  getNativeBalance: async (address: string) =>
    BigInt((await callRpc<{ value: number }>(rpcUrl, 'getBalance', [address])).value),
};
const signer = createSolanaSigner(() => Uint8Array.from(JSON.parse(DESK_KEY)));
const app = await createApp(config, {
  swapProvider: new SandboxSwapProvider({ rpcUrl, usdcMint, signer, chain }),
});
app.parts.log.info({ ports: await app.start() }, 'ready');
