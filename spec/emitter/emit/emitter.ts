import { type EmitContext, emitFile, type Program, resolvePath } from '@typespec/compiler';
import { getOpenAPI3 } from '@typespec/openapi3';
import { buildCallTable, buildSampleTable, buildTypedClient } from './client/client.ts';
import { API_NAMESPACE, readContract, TOOLS_NAMESPACE } from './contract.ts';
import { allowAdditionalProperties, type Document } from './document.ts';
import { buildLifecycles, buildVocabulary, listEnumNames, listLifecycles, readErrorCodes } from './enums.ts';
import { buildFieldLimits } from './field-limits.ts';
import { formatJson } from './format-json.ts';
import { completeDocument } from './openapi.ts';
import { buildPythonFiles } from './python/python.ts';
import { describeTools } from './tools.ts';
import * as typescript from './typescript.ts';

async function emitDocuments(program: Program): Promise<Map<string, Document>> {
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
    allowAdditionalProperties(document.paths);
    allowAdditionalProperties(document.components);
    found.set(record.service.type.name, document);
  }
  return found;
}

interface EmitterOptions {
  /** The folder of the packages in other languages, which are not written without it. */
  'packages-dir'?: string;
}

async function writeFiles(program: Program, folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await emitFile(program, { path: resolvePath(folder, name), content });
  }
}

/** Writes everything that is generated from the contract. */
export async function $onEmit(context: EmitContext<EmitterOptions>) {
  const { program, emitterOutputDir, options } = context;
  const found = await emitDocuments(program);
  const stock = found.get(API_NAMESPACE);
  if (!stock) return;
  const contract = readContract(program);
  const document = completeDocument(stock, contract);
  const tools = describeTools(program, document, found.get(TOOLS_NAMESPACE), contract);
  const lifecycles = listLifecycles(program);
  if (program.compilerOptions.dryRun || program.hasError()) return;
  const files: Record<string, string> = {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'types.gen.ts': await typescript.generateClientTypes(document, listEnumNames(program)),
    'routes.gen.ts': typescript.buildRouteTable(contract),
    'documents.gen.ts': typescript.buildHostDocuments(contract),
    'authority.gen.ts': typescript.buildAuthorityTable(),
    'handlers.gen.ts': typescript.buildHandlerInterfaces(contract),
    'events.gen.ts': await typescript.generateEventTypes(document, contract),
    'calls.gen.ts': buildCallTable(document, contract),
    'client.gen.ts': buildTypedClient(program, document, contract),
    'samples.gen.ts': buildSampleTable(program, document, contract),
    'field-limits.gen.ts': buildFieldLimits(document),
    'limits.gen.ts': typescript.buildRateLimitTable(contract),
    'errors.gen.ts': typescript.buildErrorTable(readErrorCodes(program)),
    'vocabulary.gen.ts': buildVocabulary(program),
    'lifecycles.gen.ts': buildLifecycles(lifecycles),
    'tools.gen.ts': typescript.buildToolTypes(tools),
    'tools.gen.json': `${formatJson(tools)}\n`,
  };
  await writeFiles(program, emitterOutputDir, files);
  const packages = options['packages-dir'];
  if (packages)
    await writeFiles(program, packages, buildPythonFiles(program, document, contract, lifecycles));
}
