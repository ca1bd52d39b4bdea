import { parseArgs } from 'node:util';
import { type Network, parseNetworks } from '../lifecycle/networks.ts';
import { parseContestants } from '../lifecycle/options.ts';
import { BEFORE, type Contestant } from '../lifecycle/versions.ts';

export interface PayoutOptions {
  before: string;
  contestants: Contestant[];
  rpcDelayMs: number;
  networks: Network[];
  workers: number[];
  relayers: number;
  payouts: number;
  seconds: number;
  profileFolder: string | undefined;
  json: string | undefined;
}

export function readPayoutOptions(): PayoutOptions {
  const { values } = parseArgs({
    options: {
      before: { type: 'string', default: BEFORE },
      only: { type: 'string', default: 'ours,before,floor' },
      'rpc-delay': { type: 'string', default: '100' },
      network: { type: 'string', default: 'solana,base,alt' },
      workers: { type: 'string', default: '1,2' },
      relayers: { type: 'string', default: '2' },
      payouts: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '60' },
      profile: { type: 'string' },
      json: { type: 'string' },
    },
  });
  return {
    before: values.before,
    contestants: parseContestants(values.only),
    rpcDelayMs: Number(values['rpc-delay']),
    networks: parseNetworks(values.network),
    workers: values.workers.split(',').map(Number),
    relayers: Number(values.relayers),
    payouts: Number(values.payouts),
    seconds: Number(values.seconds),
    profileFolder: values.profile,
    json: values.json,
  };
}
