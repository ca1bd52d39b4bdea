import type { Credential } from '../../../../generated/routes.gen.ts';
import { sdkSamples } from '../../../../generated/samples.gen.ts';
import type { Operation } from '../contract/catalog.ts';
import { pickSampleCredential, TOKEN_VARIABLES } from './credential.ts';

/** The client options of credentials, besides the signer. */
const OPTION_BY_CREDENTIAL: Partial<Record<Credential, string>> = {
  api_key: 'apiKey',
  idp: 'token',
  admin_session: 'token',
  admin_key: 'adminKey',
  mcp_oauth: 'token',
};

/** Operations outside the contract have no method. */
export const isInSdk = ({ id }: Operation) => sdkSamples[id] !== undefined;

/** The operation as a complete program with the SDK. */
export function buildSdkSample(operation: Operation, baseUrl: string): string {
  const credential = pickSampleCredential(operation);
  const call = sdkSamples[operation.id] ?? '';
  const signs = credential === 'wallet';
  const uploads = call.includes('{ file }');
  return [
    "import { AgentMarket } from '@agent-market/sdk';",
    ...(signs ? ["import { keypairSigner } from '@agent-market/sdk/solana';"] : []),
    ...(uploads ? ["import { fileFrom } from '@agent-market/sdk/node';"] : []),
    ...(signs ? ["import { Keypair } from '@solana/web3.js';"] : []),
    '',
    ...(signs ? ['const signer = keypairSigner(Keypair.generate());'] : []),
    'const market = new AgentMarket({',
    `  baseUrl: '${baseUrl}',`,
    ...buildOption(credential),
    '});',
    ...(uploads ? ["const file = await fileFrom('mug.png');"] : []),
    call,
  ].join('\n');
}

function buildOption(credential: Credential | undefined): string[] {
  if (credential === 'wallet') return ['  signer,'];
  const option = credential && OPTION_BY_CREDENTIAL[credential];
  return option ? [`  ${option}: process.env.${TOKEN_VARIABLES[credential]},`] : [];
}
