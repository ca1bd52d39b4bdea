import { PreparedBody } from '../../contract/prepared-body.ts';
import type { OperationReply } from '../../operations/operation-reply.ts';

type Body = Record<string, unknown>;

export interface ParsedAnswer extends OperationReply {
  body: Body;
}

/** Some documents are cached in the form in which they are sent. */
export async function readAnswerBody({ body }: OperationReply): Promise<Body> {
  return body instanceof PreparedBody ? JSON.parse(await body.text()) : (body as Body);
}
