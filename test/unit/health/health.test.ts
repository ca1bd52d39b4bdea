import { describe, expect, it } from 'vitest';
import { Health } from '../../../server/web/health/health.ts';

const needs = ['database', 'queue'] as const;
const fine = async () => {};
const broken = async (): Promise<void> => {
  throw new Error('gone');
};

describe('readiness', () => {
  it('is given while every part answers', async () => {
    const health = new Health({ requiredChecks: needs, database: fine, queue: fine });
    expect(await health.checkReadiness()).toEqual({ ready: true, checks: { database: 'up', queue: 'up' } });
  });

  it('is lost with one part, says which, and comes back with it', async () => {
    const failures: string[] = [];
    let queue = broken;
    const onFailure = (check: string) => failures.push(check);
    const health = new Health({
      requiredChecks: needs,
      database: fine,
      queue: () => queue(),
      onFailure,
      cacheMs: -1,
    });
    expect(await health.checkReadiness()).toEqual({
      ready: false,
      checks: { database: 'up', queue: 'down' },
    });
    expect(failures).toEqual(['queue']);
    queue = fine;
    expect((await health.checkReadiness()).ready).toBe(true);
  });

  it('is given without a part that the process does not need, which is told all the same', async () => {
    const health = new Health({ requiredChecks: ['database'], database: fine, queue: broken });
    expect(await health.checkReadiness()).toEqual({ ready: true, checks: { database: 'up', queue: 'down' } });
  });

  it('does not wait for a part that hangs', async () => {
    const health = new Health({
      requiredChecks: needs,
      database: () => new Promise(() => {}),
      queue: fine,
      timeoutMs: 50,
    });
    expect(await health.checkReadiness()).toMatchObject({ ready: false, checks: { database: 'down' } });
  });

  it('looks once for many who ask at the same time', async () => {
    let looks = 0;
    const database = async () => void looks++;
    const health = new Health({ requiredChecks: needs, database, queue: fine });
    await Promise.all(Array.from({ length: 20 }, () => health.checkReadiness()));
    expect(looks).toBe(1);
  });

  it('ends at once when the process drains', async () => {
    const health = new Health({ requiredChecks: needs, database: fine, queue: fine });
    await health.checkReadiness();
    health.drain();
    expect(await health.checkReadiness()).toEqual({ ready: false, checks: { database: 'up', queue: 'up' } });
  });
});
