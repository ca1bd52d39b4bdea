import { expect, test } from 'vitest';
import { Program } from '../support/docs/programs.ts';

/** A port at which nothing listens. */
const BASE_URL = 'http://127.0.0.1:1';

test.each(['first-hire', 'agent-with-webhooks', 'hire-with-sdk', 'hire-by-x402'])(
  '%s says in one line that the sandbox is missing',
  async (name) => {
    const program = new Program([process.execPath, `examples/${name}.ts`], { BASE_URL });
    expect(await program.exit).toBe(1);
    expect(program.output).toMatch(
      /^.*127\.0\.0\.1:1\b.*[Ss]tart the sandbox with `npm start`, or set BASE_URL\n$/,
    );
  },
);
