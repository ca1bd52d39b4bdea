import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const FOLDER = fileURLToPath(new URL('../../../deploy/kubernetes/', import.meta.url));

interface Manifest {
  kind: string;
  metadata: { name: string };
}

const manifests = globSync('*.yaml', { cwd: FOLDER }).flatMap((file) =>
  parseAllDocuments(readFileSync(`${FOLDER}${file}`, 'utf8')).map((document) => document.toJS() as Manifest),
);

/** By the schemas of Kubernetes. */
const KINDS = { Deployment, Job, NetworkPolicy, PodDisruptionBudget, Service };

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
