import { type EmitContext, emitFile, type Program, resolvePath } from '@typespec/compiler';
import { getOpenAPI3 } from '@typespec/openapi3';
import { callTable, sampleTable, typedClient } from './client/client.ts';
import { API_NAMESPACE, readContract, TOOLS_NAMESPACE } from './contract.ts';
import { type Document, openRecords } from './document.ts';
import { errorCodes, lifecycles, vocabulary, vocabularyNames } from './enums.ts';
import { completeDocument } from './openapi.ts';
import { anonymousTools, describeTools } from './tools.ts';
import * as typescript from './typescript.ts';

async function documents(program: Program): Promise<Map<string, Document>> {
  const records = await getOpenAPI3(program, {
    'openapi-versions': ['3.1.0'],
    'experimental-parameter-examples': 'data',
    'safeint-strategy': 'int64',
  } as Parameters<typeof getOpenAPI3>[1]);
  const found = new Map<string, Document>();
  for (const record of records) {
    if (record.versioned) continue;
    program.reportDiagnostics(record.diagnostics);
    const document = record.document as unknown as Document;
    document.components = { ...document.components, schemas: document.components?.schemas ?? {} };
    openRecords(document.paths);
    openRecords(document.components);
    found.set(record.service.type.name, document);
  }
  return found;
}

/** Writes everything that is made from the contract. */
export async function $onEmit(context: EmitContext) {
  const { program, emitterOutputDir } = context;
  const found = await documents(program);
  const stock = found.get(API_NAMESPACE);
  if (!stock) return;
  const contract = readContract(program);
  const document = completeDocument(stock, contract);
  const tools = describeTools(program, document, found.get(TOOLS_NAMESPACE), contract);
  const moves = lifecycles(program);
  if (program.compilerOptions.dryRun || program.hasError()) return;
  const files: Record<string, string> = {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'types.gen.ts': await typescript.clientTypes(document, vocabularyNames(program)),
    'routes.gen.ts': typescript.routeTable(contract),
    'authority.gen.ts': typescript.authorityTable(),
    'handlers.gen.ts': typescript.handlerInterfaces(contract),
    'events.gen.ts': await typescript.eventTypes(document, contract),
    'calls.gen.ts': callTable(document, contract),
    'client.gen.ts': typedClient(program, document, contract),
    'samples.gen.ts': sampleTable(program, document, contract),
    'limits.gen.ts': typescript.rateLimitTable(contract),
    'errors.gen.ts': typescript.errorTable(errorCodes(program)),
    'vocabulary.gen.ts': vocabulary(program),
    'lifecycles.gen.ts': moves,
    'tools.gen.ts': typescript.toolTable(document, tools, anonymousTools(document)),
  };
  for (const [name, content] of Object.entries(files)) {
    await emitFile(program, { path: resolvePath(emitterOutputDir, name), content });
  }
}
