import { testKilledWorkers } from './killed-worker.ts';

const statuses = ['pending', 'confirmed', 'finalized'] as const;
testKilledWorkers({ name: 'between sending and recording', moment: 'answer', statuses });
