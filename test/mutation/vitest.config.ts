import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

/** The unit tests of what decides: what a mutant breaks has to show without a database. */
const FOLDERS =
  'bounties,chain,earn,fees,hiring,identity,ledger,operations,orders,payments,payouts,platform,sdk,webhook-verifier,webhooks,x402';

/** They load the server or the whole contract, which takes longer than all others together, and see nothing more. */
const SLOW =
  'operations/{direct-call,library-validator,request-validator,response-guard,whole-contract},sdk/{contract,doc-examples}';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  ...(root.resolve && { resolve: root.resolve }),
  test: {
    include: [`test/unit/{${FOLDERS}}/*.test.ts`],
    exclude: [`test/unit/{${SLOW}}.test.ts`],
    testTimeout: 20_000,
  },
});
