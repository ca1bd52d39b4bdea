import { describeConfiguration } from './document.ts';

process.stdout.write(describeConfiguration());
