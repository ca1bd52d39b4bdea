import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});

const only = values.only === '' ? [] : ['-t', values.only];
const vitest = spawn('vitest', ['run', '--project', 'api', 'test/api/fuzz', ...only], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SEED: values.seed, FUZZ_ROUNDS: values.rounds },
});
const [code] = await once(vitest, 'exit');
process.exitCode = code ?? 1;
