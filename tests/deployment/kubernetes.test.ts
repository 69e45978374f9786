import { existsSync, readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { expect, it } from 'vitest';
import { readImage } from './read-image';
import { readYaml } from './read-yaml';

const image = readImage();
const [deployment, scaler, budget, service, ingress] = readYaml('kubernetes.yaml') as [
  ConstructorParameters<typeof Deployment>[0] & object,
  ConstructorParameters<typeof HorizontalPodAutoscaler>[0] & object,
  ConstructorParameters<typeof PodDisruptionBudget>[0] & object,
  ConstructorParameters<typeof Service>[0] & object,
  ConstructorParameters<typeof Ingress>[0] & object,
];
const pod = deployment.spec?.template?.spec;
const container = pod?.containers?.[0];

it.each([
  ['Deployment', new Deployment(deployment)],
  ['HorizontalPodAutoscaler', new HorizontalPodAutoscaler(scaler)],
  ['PodDisruptionBudget', new PodDisruptionBudget(budget)],
  ['Service', new Service(service)],
  ['Ingress', new Ingress(ingress)],
])('%s follows the schema of Kubernetes', (kind, model) => {
  expect(model.kind).toBe(kind);
  expect(() => model.validate()).not.toThrow();
});

it('knows a wrong type from a right one', () => {
  const wrong = structuredClone(deployment);
  Object.assign(wrong.spec?.template?.spec?.containers?.[0] ?? {}, {
    ports: [{ containerPort: 'http' }],
  });
  expect(() => new Deployment(wrong).validate()).toThrow('containerPort must be integer');
});

it('asks addresses of the shop whether it lives and is ready', () => {
  const paths = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map(
    (probe) => probe?.httpGet?.path ?? 'none',
  );
  expect(paths.filter((path) => !existsSync(`app${path}/route.ts`))).toEqual([]);
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['live', 'live', 'ready']);
});

it('sees that a server is not ready before it takes no more connections, and lets it end', () => {
  const seconds = Number(container?.env?.find(({ name }) => name === 'SHUTDOWN_SECONDS')?.value);
  const { periodSeconds = 10, failureThreshold = 3 } = container?.readinessProbe ?? {};
  // The shop answers for half of the time, at most 5 s (lib/health).
  expect(periodSeconds * failureThreshold).toBeLessThan(Math.min(seconds / 2, 5));
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(seconds);
  expect(deployment.spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
});

it('runs the image as its user, who may write to the folders of the image only', () => {
  const { runAsUser, runAsGroup, runAsNonRoot } = pod?.securityContext ?? {};
  expect([`${runAsUser}:${runAsGroup}`, runAsNonRoot]).toEqual([image.user, true]);
  expect(container?.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(image.volumes);
  expect(pod?.volumes?.every(({ emptyDir }) => emptyDir)).toBe(true);
  expect(container?.ports?.[0]?.containerPort).toBe(Number(image.port));
});

it('leads from the host through the service to the pods', () => {
  const backend = ingress.spec?.rules?.[0]?.http?.paths?.[0]?.backend.service;
  const port = service.spec?.ports?.[0];
  expect([backend?.name, backend?.port?.name]).toEqual([service.metadata?.name, port?.name]);
  expect(port?.targetPort).toBe(container?.ports?.[0]?.name);
  const labels = deployment.spec?.template?.metadata?.labels;
  expect(labels).toMatchObject(service.spec?.selector ?? { none: 'none' });
  expect(budget.spec?.selector?.matchLabels).toEqual(labels);
  expect(scaler.spec?.scaleTargetRef.name).toBe(deployment.metadata?.name);
  expect(scaler.spec?.minReplicas).toBeGreaterThan(1);
});

it('sets variables that the shop or Next knows', () => {
  const known = `${readFileSync('.env.example', 'utf8')}\nHOSTNAME=\n`;
  const names = (container?.env ?? []).map(({ name }) => name);
  expect(names.filter((name) => !known.includes(`\n${name}=`))).toEqual([]);
});
