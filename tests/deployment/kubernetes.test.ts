import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImage } from './read-image';
import { readYaml } from './read-yaml';

const image = readImage();
const [deployment, scaler, budget, service, ingress] = readYaml('kubernetes.yaml');

/** What stands at a path, such as `spec.ports.0.name`. @throws Error where nothing does */
function at(resource: unknown, path: string): unknown {
  const found = path.split('.').reduce((tree, key) => Object(tree)[key], resource);
  if (found === undefined) throw new Error(`There is no ${path}.`);
  return found;
}
const pod = (path: string) => at(deployment, `spec.template.spec.${path}`);
const container = (path: string) => pod(`containers.0.${path}`);
const each = (list: unknown, field: string) => [list].flat().map((entry) => at(entry, field));

it('asks addresses of the shop whether it lives and is ready', () => {
  const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) =>
    String(container(`${probe}.httpGet.path`)),
  );
  expect(paths.filter((path) => !existsSync(`app${path}/route.ts`))).toEqual([]);
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['live', 'live', 'ready']);
});

it('sees that a server is not ready before it takes no more connections, and lets it end', () => {
  const named = each(container('env'), 'name').indexOf('SHUTDOWN_SECONDS');
  const seconds = Number(container(`env.${named}.value`));
  const period = Number(container('readinessProbe.periodSeconds'));
  const failures = Number(container('readinessProbe.failureThreshold'));
  // The shop answers for half of the time, at most 5 s (lib/health).
  expect(period * failures).toBeLessThan(Math.min(seconds / 2, 5));
  expect(pod('terminationGracePeriodSeconds')).toBeGreaterThan(seconds);
  expect(at(deployment, 'spec.strategy.rollingUpdate.maxUnavailable')).toBe(0);
});

it('runs the image as its user, who may write to the folders of the image only', () => {
  const user = `${pod('securityContext.runAsUser')}:${pod('securityContext.runAsGroup')}`;
  expect([user, pod('securityContext.runAsNonRoot')]).toEqual([image.user, true]);
  expect(container('securityContext')).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(each(container('volumeMounts'), 'mountPath')).toEqual(image.volumes);
  expect(each(pod('volumes'), 'emptyDir').every(Boolean)).toBe(true);
  expect(container('ports.0.containerPort')).toBe(Number(image.port));
});

it('leads from the host through the service to the pods', () => {
  expect(at(ingress, 'spec.rules.0.http.paths.0.backend.service')).toEqual({
    name: at(service, 'metadata.name'),
    port: { name: at(service, 'spec.ports.0.name') },
  });
  expect(at(service, 'spec.ports.0.targetPort')).toBe(container('ports.0.name'));
  const labels = at(deployment, 'spec.template.metadata.labels');
  expect(labels).toMatchObject(Object(at(service, 'spec.selector')));
  expect(at(budget, 'spec.selector.matchLabels')).toEqual(labels);
  expect(at(scaler, 'spec.scaleTargetRef.name')).toBe(at(deployment, 'metadata.name'));
  expect(at(scaler, 'spec.minReplicas')).toBeGreaterThan(1);
});

it('sets variables that the shop or Next knows', () => {
  const known = `${readFileSync('.env.example', 'utf8')}\nHOSTNAME=\n`;
  const names = each(container('env'), 'name');
  expect(names.filter((name) => !known.includes(`\n${name}=`))).toEqual([]);
});
