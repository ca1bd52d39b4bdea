import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notice, NoticeTarget } from '../../../server/events/notifications/notice.ts';
import { createNotificationPruning } from '../../../server/events/notifications/prune.ts';
import { NotificationService } from '../../../server/events/notifications/service.ts';
import { SweepRegistry } from '../../../server/foundation/outbox/sweeps.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeHiddenAgent, makeUser } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let notifications: NotificationService;
beforeAll(async () => {
  api = await startApi();
  notifications = new NotificationService(api.parts.clock);
});
afterAll(() => api.close());

let told = 0;
async function tell(to: NoticeTarget, fields: Partial<Notice> = {}): Promise<void> {
  const notice = { to, type: 'order_quoted' as const, title: `Title ${++told}`, body: 'Body' };
  await notifications.notify(api.parts.orm.em.fork(), { ...notice, dedupeKey: String(told), ...fields });
}

const read = (as: object, query: Record<string, string | number> = {}) =>
  api.call('GET', '/api/notifications', { ...as, query });
const mark = (as: object, body?: object) =>
  api.call('PATCH', '/api/notifications', { ...as, ...(body && { body }) });
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

describe('a notification', () => {
  it('is read by the one it is for, newest first, with the number of unread ones', async () => {
    const user = await makeUser(api);
    const as = { bearer: user.token };
    await tell({ userId: user.id }, { title: 'First', orderId: 'ord_1_a' });
    await tell({ userId: user.id }, { title: 'Second', type: 'bounty_claimed', bountyId: 'bnty_1_b' });
    const { status, data, body } = await read(as);
    expect(status).toBe(200);
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^ntf_\d+_\w+$/),
        type: 'bounty_claimed',
        title: 'Second',
        body: 'Body',
        order_id: null,
        bounty_id: 'bnty_1_b',
        read: false,
        created_at: expect.any(String),
      },
      expect.objectContaining({ type: 'order_quoted', title: 'First', order_id: 'ord_1_a', bounty_id: null }),
    ]);
    expect([body.total, body.unread_count, body.next_cursor]).toEqual([2, 2, null]);
    const other = await makeUser(api);
    expect((await read({ bearer: other.token })).body).toMatchObject({ data: [], total: 0, unread_count: 0 });
  });

  it('is forgotten 90 days after it was read or a year after it was not, however many there are', async () => {
    const user = await makeUser(api);
    const daysAgo = (days: number) => new Date(api.parts.clock.now().getTime() - days * 24 * 3_600_000);
    const seed = (title: string, count: number, created: Date, read: Date | null) =>
      api.database.query(
        `insert into notifications (id, recipient, type, title, body, dedupe_key, created_at, read_at)
         select 'ntf_' || (extract(epoch from $3::timestamptz) * 1000)::bigint || '_' || n || replace($1, ' ', ''), $2, 'order_quoted', $1, 'Body', $1 || n, $3::timestamptz, $4::timestamptz
         from generate_series(1, $5::int) n`,
        [title, `user:${user.id}`, created, read, count],
      );
    await seed('Long read', 1200, daysAgo(120), daysAgo(91));
    await seed('Just read', 1, daysAgo(120), daysAgo(89));
    await seed('Unread', 1, daysAgo(364), null);
    await seed('Never read', 600, daysAgo(366), null);
    const sweeps = new SweepRegistry({ em: api.parts.orm.em, clock: api.parts.clock, log: api.parts.log });
    const day = 24 * 3_600_000;
    const retention = { notifications: 90 * day, unreadNotifications: 365 * day };
    for (const sweep of createNotificationPruning(retention)) sweeps.add(sweep);
    await sweeps.runAll(api.parts.clock.now());
    const { data, body } = await read({ bearer: user.token });
    expect(titles(data).sort()).toEqual(['Just read', 'Unread']);
    expect(body).toMatchObject({ total: 2, unread_count: 1 });
  });

  it('is told once, however often it is asked for', async () => {
    const user = await makeUser(api);
    const fields = { dedupeKey: 'the same', title: 'Once' };
    await Promise.all([1, 2, 3].map(() => tell({ userId: user.id }, fields)));
    expect(titles((await read({ bearer: user.token })).data)).toEqual(['Once']);
  });

  it('goes with its transaction', async () => {
    const user = await makeUser(api);
    const failing = api.parts.orm.em.fork().transactional(async (em) => {
      const notice = { type: 'order_quoted' as const, title: 'Never', body: 'Body', dedupeKey: 'never' };
      await notifications.notify(em, { to: { userId: user.id }, ...notice });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await read({ bearer: user.token })).data).toEqual([]);
  });
});

describe('who is told', () => {
  it('is a wallet in any spelling, and the person it is linked to, whichever came first', async () => {
    const wallet = evmSigner();
    await tell({ walletKey: wallet.address.toLowerCase() }, { title: 'Before' });
    const user = await makeUser(api, { wallets: [wallet.address] });
    await tell({ walletKey: wallet.address.toLowerCase() }, { title: 'After' });
    await tell({ userId: user.id }, { title: 'To the person' });
    const expected = ['To the person', 'After', 'Before'];
    expect(titles((await read({ signer: wallet })).data)).toEqual(expected);
    const byToken = await read({ bearer: user.token });
    expect(titles(byToken.data)).toEqual(expected);
    expect(byToken.body).toMatchObject({ total: 3, unread_count: 3 });
  });

  it('is the owner of an agent, and the agent itself where it has none or is the client', async () => {
    const agent = await makeAgent(api);
    await tell({ agentOwnerOf: agent.id }, { title: 'To the owner' });
    await tell({ agentId: agent.id }, { title: 'To the agent' });
    expect(titles((await read({ signer: agent.owner })).data)).toEqual(['To the owner']);
    expect(titles((await read({ bearer: agent.apiKey })).data)).toEqual(['To the agent']);
    const unowned = await makeHiddenAgent(api);
    await tell({ agentOwnerOf: unowned.id }, { title: 'To nobody else' });
    expect(titles((await read({ bearer: unowned.apiKey })).data)).toEqual(['To nobody else']);
  });

  it('has to say who they are', async () => {
    expect((await read({})).status).toBe(401);
    expect((await mark({})).status).toBe(401);
  });
});

it('is read page by page over all wallets of a person', async () => {
  const wallets = [solanaSigner(), solanaSigner()];
  const user = await makeUser(api, { wallets: wallets.map(({ address }) => address) });
  for (const index of [0, 1, 0, 1, 0]) await tell({ walletKey: wallets[index]?.address ?? '' });
  const as = { bearer: user.token };
  const all = titles((await read(as)).data);
  const first = await read(as, { limit: 2 });
  const second = await read(as, { limit: 2, cursor: first.body.next_cursor });
  const third = await read(as, { limit: 2, page: 3 });
  expect([...first.data, ...second.data, ...third.data].map(({ title }) => title)).toEqual(all);
  expect([all.length, first.body.total, second.body.unread_count]).toEqual([5, 5, 5]);
  expect((await read(as, { cursor: 'nonsense' })).status).toBe(400);
});

describe('marking as read', () => {
  it('takes those named, passing over those of others, or all', async () => {
    const [user, other] = await Promise.all([makeUser(api), makeUser(api)]);
    for (const to of [user, user, user, other]) await tell({ userId: to.id });
    const as = { bearer: user.token };
    const [mine, foreign] = [(await read(as)).data, (await read({ bearer: other.token })).data];
    const ids = [mine[0].id, foreign[0].id, 'ntf_1_none'];
    expect((await mark(as, { ids })).data).toEqual({ marked_read: 1, unread_count: 2 });
    expect((await mark(as, { ids })).data).toEqual({ marked_read: 0, unread_count: 2 });
    const { data, body } = await read(as);
    expect([data.map(({ read: isRead }: { read: boolean }) => isRead), body.unread_count]).toEqual([
      [true, false, false],
      2,
    ]);
    expect((await mark(as)).data).toEqual({ marked_read: 2, unread_count: 0 });
    expect((await read({ bearer: other.token })).body.unread_count).toBe(1);
  });

  it('refuses what are no ids', async () => {
    const user = await makeUser(api);
    const { status } = await mark({ bearer: user.token }, { ids: ['ord_1_a'] });
    expect(status).toBe(400);
  });
});
