import type { Credential } from '../../../../generated/routes.gen.ts';
import { pythonSamples } from '../../../../generated/samples.gen.ts';
import type { Operation } from '../contract/catalog.ts';
import { pickSampleCredential, TOKEN_VARIABLES } from './credential.ts';

/** The client options of credentials, besides the signer. */
const OPTION_BY_CREDENTIAL: Partial<Record<Credential, string>> = {
  api_key: 'api_key',
  idp: 'token',
  admin_session: 'token',
  admin_key: 'admin_key',
  mcp_oauth: 'token',
};

/** The operation as a complete program in Python. */
export function buildPythonSample(operation: Operation, baseUrl: string): string {
  const credential = pickSampleCredential(operation);
  const call = pythonSamples[operation.id] ?? '';
  const signs = credential === 'wallet';
  const uploads = call.includes('{"file": file}');
  const option = buildOption(credential);
  return [
    ...(option.includes('environ') ? ['import os'] : []),
    ...(uploads ? ['from pathlib import Path'] : []),
    ...(option.includes('environ') || uploads ? [''] : []),
    'from agent_market import AgentMarket',
    ...(signs ? ['from agent_market.solana import Keypair'] : []),
    '',
    `market = AgentMarket(base_url="${baseUrl}"${option})`,
    ...(uploads ? ['file = Path("mug.png")'] : []),
    call,
  ].join('\n');
}

function buildOption(credential: Credential | undefined): string {
  if (credential === 'wallet') return ', signer=Keypair.generate()';
  const option = credential && OPTION_BY_CREDENTIAL[credential];
  return option ? `, ${option}=os.environ["${TOKEN_VARIABLES[credential]}"]` : '';
}
