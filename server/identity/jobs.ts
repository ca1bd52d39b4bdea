import { createRetentionSweep } from '../foundation/outbox/sweeps.ts';
import { pruneUsedSignatures } from './custody.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Longer than any signature is valid. */
export const pruneSignaturesSweep = createRetentionSweep('prune-signatures', 2 * DAY_MS, pruneUsedSignatures);
