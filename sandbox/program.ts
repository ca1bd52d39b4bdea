/** What `start.ts` runs after the preparation. */
export { checkExternalServices } from './external-services.ts';
export { startSandbox } from './sandbox.ts';
export { formatWelcome } from './welcome.ts';
