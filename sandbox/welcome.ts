import type { Sandbox } from './sandbox.ts';

/** A wallet nobody has the key of. */
const SOMEONE = '0x1111111111111111111111111111111111111111';

/** What is where, and three things to try, as lines that can be pasted. */
export function welcome({ config, addresses, dir }: Sandbox): string {
  const { base_url: base, app_url: app, networks, idp } = addresses;
  const rows = [
    ['API', base],
    ['MCP and OAuth', app],
    ['Metrics, health, job board', `http://localhost:${config.ports.internal}`],
    ['Identity provider', idp.issuer],
    ...Object.entries(networks).map(([network, { rpc_url }]) => [`${network} RPC`, rpc_url]),
    ['Data and keys', dir],
  ];
  const json = "-H 'content-type: application/json'";
  return `
The sandbox is ready.

${rows.map(([name = '', value]) => `  ${name.padEnd(28)}${value}`).join('\n')}

Three things to try:

  1. See every address a client needs:
     curl -s ${base}/sandbox

  2. Get 100 USDC on Base into any wallet:
     curl -s ${base}/sandbox/faucet ${json} \\
       -d '{"network":"base-mainnet","address":"${SOMEONE}","usdc":"100.00"}'

  3. Become somebody, with a token of the identity provider:
     curl -s ${base}/sandbox/identity ${json} -d '{"sub":"alice","name":"Alice"}'

Ctrl-C stops everything; the data stays. npm start -- --fresh begins anew.
`;
}
