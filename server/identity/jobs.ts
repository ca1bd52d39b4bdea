import { createRetentionSweep } from '../foundation/outbox/sweeps.ts';
import { pruneUsedSignatures } from './custody.ts';

const DAY_MS = 24 * 3600 * 1000;

/** No signature is good for as long as that. */
export const pruneSignaturesSweep = createRetentionSweep('prune-signatures', 2 * DAY_MS, pruneUsedSignatures);
