import { OAuthClientError, OAuthError } from './oauth-error.ts';

interface ClientForm {
  client_id?: string | undefined;
  client_secret?: string | undefined;
}

/** The form of a client that may authenticate in the `Authorization` header instead (`client_secret_basic`). */
export function withBasicCredentials<Form extends ClientForm>(
  form: Form,
  authorization: string | string[] | undefined,
): Form & { client_id: string } {
  const client = typeof authorization === 'string' ? parseBasicCredentials(authorization) : undefined;
  const { client_id: named = client?.client_id } = form;
  if (named === undefined)
    throw new OAuthError('invalid_request', 'Send `client_id`, or HTTP Basic credentials.');
  if (!client) return { ...form, client_id: named };
  if (form.client_secret !== undefined || named !== client.client_id) {
    throw new OAuthError(
      'invalid_request',
      'Authenticate the client in the header or in the body, not in both.',
    );
  }
  return { ...form, ...client };
}

/** Undefined under another scheme. */
function parseBasicCredentials(
  authorization: string,
): Required<{ client_id: string; client_secret: string }> | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const [id, secret] = splitOnce(Buffer.from(encoded, 'base64').toString());
  if (!id || !secret)
    throw new OAuthClientError('The HTTP Basic credentials have no client id or no secret.');
  return { client_id: decodePart(id), client_secret: decodePart(secret) };
}

function splitOnce(text: string): [string, string] {
  const colon = text.indexOf(':');
  return colon === -1 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** RFC 6749 encodes both parts as form values. */
function decodePart(part: string): string {
  return new URLSearchParams(`part=${part}`).get('part') ?? '';
}
