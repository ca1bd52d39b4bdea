import { parseArgs } from 'node:util';
import { type Network, parseNetworks } from './networks.ts';
import { BEFORE, type Contestant } from './versions.ts';

const CONTESTANTS = ['ours', 'before', 'floor'] as const;

export interface Cluster {
  name: string;
  apis: number;
  workers: number;
}

export interface LifecycleOptions {
  before: string;
  contestants: Contestant[];
  rpcDelayMs: number;
  networks: Network[];
  queues: string[];
  clusters: Cluster[];
  concurrency: number;
  lifecycles: number;
  seconds: number;
  rounds: number;
  relayers: number;
  isX402: boolean;
  json: string | undefined;
  profileFolder: string | undefined;
}

export function readLifecycleOptions(): LifecycleOptions {
  const { values } = parseArgs({
    options: {
      before: { type: 'string', default: BEFORE },
      only: { type: 'string', default: CONTESTANTS.join() },
      'rpc-delay': { type: 'string', default: '0' },
      network: { type: 'string', default: 'base' },
      queue: { type: 'string', default: 'postgres,redis' },
      cluster: { type: 'string', default: '1+1,2+2' },
      concurrency: { type: 'string', default: '64' },
      lifecycles: { type: 'string', default: '400' },
      seconds: { type: 'string', default: '12' },
      rounds: { type: 'string', default: '3' },
      relayers: { type: 'string', default: '2' },
      x402: { type: 'boolean', default: false },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  return {
    before: values.before,
    contestants: parseContestants(values.only),
    rpcDelayMs: Number(values['rpc-delay']),
    networks: parseNetworks(values.network),
    queues: values.queue.split(','),
    clusters: values.cluster.split(',').map(parseCluster),
    concurrency: Number(values.concurrency),
    lifecycles: Number(values.lifecycles),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    relayers: Number(values.relayers),
    isX402: values.x402,
    json: values.json,
    profileFolder: values.profile,
  };
}

export function parseContestants(names: string): Contestant[] {
  return CONTESTANTS.filter((name) => names.split(',').includes(name));
}

function parseCluster(name: string): Cluster {
  const [apis = 1, workers = 1] = name.split('+').map(Number);
  return { name, apis, workers };
}
