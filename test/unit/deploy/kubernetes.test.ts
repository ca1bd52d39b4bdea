import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createMetrics } from '../../../server/foundation/platform/metrics.ts';

const FOLDER = fileURLToPath(new URL('../../../deploy/', import.meta.url));

interface Manifest {
  kind: string;
  metadata: { name: string };
}

const read = (file: string) => readFileSync(`${FOLDER}${file}`, 'utf8');
const files = globSync('{kubernetes,kubernetes/scale,pgbouncer}/*.yaml', { cwd: FOLDER });
const isKustomization = (file: string) => file.endsWith('/kustomization.yaml');

const manifests = files
  .filter((file) => !isKustomization(file))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest));

/** By the schemas of Kubernetes. */
const KINDS = { Deployment, HorizontalPodAutoscaler, Job, NetworkPolicy, PodDisruptionBudget, Service };

function problemsOf(manifest: Manifest): string {
  const Kind = KINDS[manifest.kind as keyof typeof KINDS] as new (data: unknown) => { validate(): void };
  try {
    new Kind(manifest).validate();
    return '';
  } catch (error) {
    return String(error);
  }
}

describe('the manifests', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s is what Kubernetes takes',
    (_name, manifest) => {
      expect(problemsOf(manifest)).toBe('');
    },
  );

  it('would be refused with a mistake', () => {
    const [first] = manifests.filter(({ kind }) => kind === 'Deployment');
    const wrong = structuredClone(first) as Manifest & { spec: { replicas: unknown } };
    wrong.spec.replicas = 'two';
    expect(problemsOf(wrong)).toContain('replicas');
  });

  it.each(['api', 'worker'])('%s is probed, is not root and has the time to stop', (role) => {
    const found = manifests.find(({ metadata }) => metadata.name === `agent-market-${role}`);
    expect(found).toMatchObject({
      spec: {
        replicas: 2,
        template: {
          spec: {
            terminationGracePeriodSeconds: 40,
            securityContext: { runAsNonRoot: true },
            containers: [
              {
                livenessProbe: { httpGet: { path: '/healthz', port: 'internal' } },
                readinessProbe: { httpGet: { path: '/readyz', port: 'internal' } },
                env: [{ name: 'ROLE', value: role }],
              },
            ],
          },
        },
      },
    });
  });
});

interface Kustomization {
  resources: string[];
  configMapGenerator?: { files: string[] }[];
  patches?: { target: { kind: string; name: string }; patch: string }[];
}

describe('the kustomizations', () => {
  const kustomizations = files
    .filter(isKustomization)
    .map((file) => [file, parse(read(file)) as Kustomization] as const);

  it.each(kustomizations)('%s names what is there', (file, { resources, configMapGenerator = [] }) => {
    const named = [...resources, ...configMapGenerator.flatMap((generated) => generated.files)];
    const paths = named.map((name) => join(FOLDER, dirname(file), name));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    // Kustomize takes files of its own folder, and folders with a kustomization
    const folders = resources.filter((name) => !name.endsWith('.yaml'));
    expect(
      folders.filter((name) => !existsSync(join(FOLDER, dirname(file), name, 'kustomization.yaml'))),
    ).toEqual([]);
    expect(named.filter((name) => !folders.includes(name) && name.includes('/'))).toEqual([]);
  });

  it('leave the number of processes to the autoscalers', () => {
    const [, scale] = kustomizations.find(([file]) => file === 'kubernetes/scale/kustomization.yaml') ?? [];
    const target = scale?.patches?.[0]?.target;
    const patched = manifests.filter(
      ({ kind, metadata }) => kind === target?.kind && new RegExp(`^${target.name}$`).test(metadata.name),
    );
    const scaled = manifests.filter(({ kind }) => kind === 'HorizontalPodAutoscaler');
    const byName = (list: Manifest[]) => list.map(({ metadata }) => metadata.name).sort();
    expect(byName(patched)).toEqual(byName(scaled));
    expect(patched.every((manifest) => 'replicas' in (manifest as unknown as { spec: object }).spec)).toBe(
      true,
    );
  });

  it('scale by metrics that the adapter derives from ours', () => {
    const { rules } = parse(read('prometheus-adapter.yaml')) as {
      rules: Record<'custom' | 'external', { name: { as: string }; metricsQuery: string }[]>;
    };
    const derived = [...rules.custom, ...rules.external];
    const asked = JSON.stringify(manifests).match(/(?<="metric":\{"name":")\w+/g) ?? [];
    expect(new Set(derived.map(({ name }) => name.as))).toEqual(new Set(asked));
    const exported = new Set(
      createMetrics()
        .registry.getMetricsAsArray()
        .map(({ name }) => name),
    );
    const sources = derived.flatMap(
      ({ metricsQuery }) => metricsQuery.match(/\b(market|process)_\w+/g) ?? [],
    );
    expect(sources).toHaveLength(derived.length);
    expect(sources.filter((name) => !exported.has(name))).toEqual([]);
  });
});
