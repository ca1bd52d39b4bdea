import createClient from 'openapi-fetch';
import type { paths } from '../../generated/types.gen.ts';

const client = createClient<paths>({ baseUrl: 'http://localhost' });

export async function place() {
  const { data, error } = await client.POST('/api/orders', { body: { service_id: 'svc_1', brief: 'A mug' } });
  const status: 'quoted' | string | undefined = data?.data.status;
  const message: string | undefined = error?.error;
  return { status, message };
}

export async function mistakes() {
  // @ts-expect-error no such path
  await client.GET('/api/nothing');
  // @ts-expect-error a required field left out
  await client.POST('/api/orders', { body: { brief: 'A mug' } });
  // @ts-expect-error an action that does not exist
  await client.PATCH('/api/orders/{id}', { params: { path: { id: 'ord_1' } }, body: { action: 'explode' } });
  // @ts-expect-error a category that does not exist
  await client.GET('/api/services', { params: { query: { category: 'plumbing' } } });
}
