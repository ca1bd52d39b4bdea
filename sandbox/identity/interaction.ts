import type { IncomingMessage } from 'node:http';
import type { KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { loginPage } from './pages.ts';

type Context = Pick<
  KoaContextWithOIDC,
  'req' | 'res' | 'method' | 'path' | 'body' | 'type' | 'status' | 'respond'
>;
type Next = () => Promise<void>;

const PATH = /^\/interaction\/[\w-]+$/;
const LARGEST_FORM = 10_000;
const LONGEST_NAME = 100;

/** Shows the sign-in page, and ends the sign-in with the account of the name that was typed. */
export function interaction(provider: Provider, accounts: Accounts) {
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!PATH.test(ctx.path)) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const client = await provider.Client.find(String(params.client_id));
    const name = ctx.method === 'POST' ? await typedName(ctx.req) : undefined;
    if (name) {
      ctx.respond = false;
      const result = { login: { accountId: accounts.signIn(name).sub } };
      return provider.interactionFinished(ctx.req, ctx.res, result);
    }
    const problem = name === undefined ? undefined : `Type a name of 1 to ${LONGEST_NAME} characters.`;
    ctx.status = problem ? 400 : 200;
    ctx.type = 'html';
    ctx.body = loginPage(client?.clientName ?? 'An application', problem);
  };
}

/** Empty when it cannot be used. */
async function typedName(req: IncomingMessage): Promise<string> {
  let form = '';
  for await (const chunk of req) {
    form += chunk;
    if (form.length > LARGEST_FORM) return '';
  }
  const name = new URLSearchParams(form).get('name')?.trim() ?? '';
  return name.length <= LONGEST_NAME ? name : '';
}
