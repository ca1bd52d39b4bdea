import { describeLife } from './life-page.ts';

process.stdout.write(describeLife());
