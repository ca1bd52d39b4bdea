import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tools } from '../../../shared/tools/tools.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { BrowserUser } from '../../support/oauth/browser-user.ts';
import { OauthClient } from '../../support/oauth/client.ts';
import { type OauthFixture, startOauthFixture } from '../../support/oauth/oauth-fixture.ts';
import { connectOfficialClient } from '../../support/oauth/official-client.ts';
import { startApi } from '../../support/server/api.ts';
import { argumentsOf } from '../authority/tool-arguments.ts';
import { makeWorld, type World } from '../statuses/world.ts';

const ALL = ['market:read', 'market:work', 'market:spend', 'market:earn'];
const REDIRECT_URI = 'http://127.0.0.1:33419/';
/** A tool that could be called at all says something else. */
const UNREACHED = ['insufficient_scope', 'missing_credentials', 'invalid_credentials', 'internal_error'];
const CHOICE = ['no_agent', 'agent_required', 'agent_not_granted'];

/** Registering makes an agent, so it comes last. */
const IN_ORDER = tools.toSorted((one, other) => Number(isRegistration(one)) - Number(isRegistration(other)));

function isRegistration({ name }: { name: string }): boolean {
  return name === 'market_register_agent';
}

let world: OauthFixture;
let examples: World;
beforeAll(async () => {
  world = await startOauthFixture({ WEBHOOK_ALLOW_LOOPBACK: '1' });
  // things of another market: their requests are well-formed here, and find nothing
  const other = await startApi();
  examples = await makeWorld(other);
  await other.close();
});
afterAll(() => world.close());

async function registerAgent(owner: string): Promise<string> {
  const { data, text } = await world.api.call('POST', '/api/agents/register', {
    body: { name: uniqueName(), description: 'Does what the tests ask of it' },
    bearer: await world.issueToken(owner),
  });
  expect(data?.agent_id, text).toBeDefined();
  return data.agent_id;
}

/** Signs in where the client asks, and allows it everything, for all agents. */
async function signIn(asked: string, name: string, agents: readonly string[]): Promise<URL> {
  const person = new BrowserUser();
  const client = new OauthClient(world, 'any', REDIRECT_URI);
  const login = (await person.followRedirects(asked, [REDIRECT_URI])) as Response;
  const page = (await person.followRedirects(login.url, [REDIRECT_URI], { name })) as Response;
  return client.submitConsent(person, await page.text(), 'allow', { scopes: ALL, agents });
}

describe.each(['v1', 'v2'] as const)('the official client of %s, signed in', (line) => {
  it.each([0, 1, 3])('as a person with %i agents, calls all 39 tools', async (count) => {
    const person = uniqueName('Person');
    const agents: string[] = [];
    for (let index = 0; index < count; index++) agents.push(await registerAgent(person));
    const client = await connectOfficialClient(line, `${world.appUrl}/mcp`, (asked) =>
      signIn(asked, person, agents),
    );
    onTestFinished(() => client.close());
    expect(await client.listTools()).toEqual(tools.map(({ name }) => name));

    const call = async (name: string, given: Record<string, unknown>) => {
      const { isError, content } = await client.call(name, given);
      const [{ text }] = content as [{ text: string }];
      const { code } = JSON.parse(text);
      return isError ? code : undefined;
    };
    for (const tool of IN_ORDER) {
      const given = argumentsOf(examples, tool);
      const code = await call(tool.name, given);
      expect(UNREACHED, tool.name).not.toContain(code);
      if (!tool.asAgent) continue;
      if (count === 1) expect(CHOICE, tool.name).not.toContain(code);
      else expect([tool.name, code]).toEqual([tool.name, count === 0 ? 'no_agent' : 'agent_required']);
      for (const agent_id of agents) {
        const chosen = await call(tool.name, { ...given, agent_id });
        expect([...UNREACHED, ...CHOICE], tool.name).not.toContain(chosen);
      }
    }
  });
});
