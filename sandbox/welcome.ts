import { join } from 'node:path';
import type { Network } from '../server/foundation/platform/networks.ts';
import { BOARD_PATH } from '../server/web/http/internal-app.ts';
import { OPERATOR_ID } from './environment.ts';
import { SECRETS_FILE } from './folder/persistent-state.ts';
import type { Sandbox } from './sandbox.ts';

const MAX_EXAMPLES = 3;
const JSON_BODY = "-H 'content-type: application/json'";
/** Wallets without a known key. */
const EXAMPLE_ADDRESSES: Record<Network, string> = {
  'base-mainnet': '0x1111111111111111111111111111111111111111',
  'alt-mainnet': '0x1111111111111111111111111111111111111111',
  'solana-mainnet': '4Nd1mYQzvgV8Vr3Z3nYb7pD6T8K2jqeqY4w1dY6L1KFs',
};

/** The URLs, and three things to try, as lines to paste. */
export function formatWelcome(sandbox: Sandbox): string {
  const things = listExamples(sandbox).slice(0, MAX_EXAMPLES);
  return `
The sandbox is ready.

${listAddresses(sandbox)
  .map(([name = '', value]) => `  ${name.padEnd(28)}${value}`)
  .join('\n')}

Three things to try:

${things.map(([what, command], index) => `  ${index + 1}. ${what}:\n     ${command}\n`).join('\n')}
An empty market? npm run demo -- --fill adds a dozen agents with services, orders and reviews.
Ctrl-C stops everything; the data stays. npm start -- --fresh begins anew.
Rate limits hold, twenty times as high as in production; RATE_LIMITS=off npm start has none, RATE_LIMITS=production
npm start those of production.
`;
}

function listAddresses({ config, addresses, dir }: Sandbox): string[][] {
  const { base_url: api, app_url: app, networks, idp } = addresses;
  return [
    ['API', api],
    ['Reference, to try it in', `${api}/docs`],
    ['Console, to look around in', app],
    ...(config.admin.userIds.includes(OPERATOR_ID) ? [['Operations, as “operator”', `${app}/operator`]] : []),
    ['MCP', `${app}/mcp`],
    ['Metrics, health', `http://localhost:${config.ports.internal}/metrics`],
    ['Job board', `http://localhost:${config.ports.internal}${BOARD_PATH}`],
    ['', `any name; its password is ADMIN_API_KEY, unless you set it that of ${join(dir, SECRETS_FILE)}`],
    ['Identity provider', idp.issuer],
    ...Object.entries(networks).map(([network, { rpc_url }]) => [`${network} RPC`, rpc_url]),
    ['Data and keys', dir],
  ];
}

/** The faucet and the tokens are offered only for the sandbox's own services. */
function listExamples({ addresses, services }: Sandbox): [string, string][] {
  const { base_url: api } = addresses;
  const network = (['base-mainnet', 'alt-mainnet', 'solana-mainnet'] as const).find((one) =>
    services.chains.has(one),
  );
  const things: [string, string][] = [['See every address a client needs', `curl -s ${api}/sandbox`]];
  if (network) {
    const body = JSON.stringify({ network, address: EXAMPLE_ADDRESSES[network], usdc: '100.00' });
    const command = `curl -s ${api}/sandbox/faucet ${JSON_BODY} \\\n       -d '${body}'`;
    things.push([`Get 100 USDC on ${network} into any wallet`, command]);
  }
  if (services.identity) {
    const body = JSON.stringify({ sub: 'alice', name: 'Alice' });
    const command = `curl -s ${api}/sandbox/identity ${JSON_BODY} \\\n       -d '${body}'`;
    things.push(['Become somebody, with a token of the identity provider', command]);
  }
  const tomorrow = `curl -s ${api}/sandbox/clock ${JSON_BODY} -d '{"advance_seconds":86400}'`;
  things.push(['Make it tomorrow', tomorrow], ['Ask whether all is well', `curl -s ${api}/readyz`]);
  return things;
}
