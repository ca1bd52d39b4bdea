import type { IncomingMessage } from 'node:http';
import type { KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { renderLoginPage } from './pages.ts';

type Context = Pick<
  KoaContextWithOIDC,
  'req' | 'res' | 'method' | 'path' | 'body' | 'type' | 'status' | 'respond'
>;
type Next = () => Promise<void>;

const INTERACTION_PATH = /^\/interaction\/[\w-]+$/;
const MAX_FORM_BYTES = 10_000;
const MAX_NAME_LENGTH = 100;

/** Shows the sign-in page, and completes the sign-in with the account of the entered name. */
export function createInteractionMiddleware(provider: Provider, accounts: Accounts) {
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!INTERACTION_PATH.test(ctx.path)) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const client = await provider.Client.find(String(params.client_id));
    const name = ctx.method === 'POST' ? await readSubmittedName(ctx.req) : undefined;
    if (name) {
      ctx.respond = false;
      const result = { login: { accountId: accounts.signIn(name).sub } };
      return provider.interactionFinished(ctx.req, ctx.res, result);
    }
    const problem = name === undefined ? undefined : `Type a name of 1 to ${MAX_NAME_LENGTH} characters.`;
    ctx.status = problem ? 400 : 200;
    ctx.type = 'html';
    ctx.body = renderLoginPage(client?.clientName ?? 'An application', problem);
  };
}

/** Empty if it is invalid. */
async function readSubmittedName(req: IncomingMessage): Promise<string> {
  let form = '';
  for await (const chunk of req) {
    form += chunk;
    if (form.length > MAX_FORM_BYTES) return '';
  }
  const name = new URLSearchParams(form).get('name')?.trim() ?? '';
  return name.length <= MAX_NAME_LENGTH ? name : '';
}
