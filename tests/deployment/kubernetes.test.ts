import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImage } from './read-image';
import { readYaml } from './read-yaml';

/** What is read here of a resource of Kubernetes. */
interface Probe {
  httpGet: { path: string };
  periodSeconds: number;
  failureThreshold: number;
}
interface Container {
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  env: { name: string; value?: string }[];
  ports: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts: { mountPath: string }[];
}
interface Pod {
  terminationGracePeriodSeconds: number;
  securityContext: { runAsUser: number; runAsGroup: number; runAsNonRoot: boolean };
  containers: [Container];
  volumes: { emptyDir?: object }[];
}
type Labels = Record<string, string>;
interface Named {
  metadata: { name: string };
}

const image = readImage();
const [deployment, scaler, budget, service, ingress] = readYaml('kubernetes.yaml') as [
  Named & {
    spec: {
      strategy: { rollingUpdate: { maxUnavailable: number } };
      template: { metadata: { labels: Labels }; spec: Pod };
    };
  },
  { spec: { scaleTargetRef: { name: string }; minReplicas: number } },
  { spec: { selector: { matchLabels: Labels } } },
  Named & { spec: { selector: Labels; ports: [{ name: string; targetPort: string }] } },
  {
    spec: {
      rules: [
        { http: { paths: [{ backend: { service: { name: string; port: { name: string } } } }] } },
      ];
    };
  },
];
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
it('asks addresses of the shop whether it lives and is ready', () => {
  const paths = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
    (probe) => probe.httpGet.path,
  );
  expect(paths.filter((path) => !existsSync(`app${path}/route.ts`))).toEqual([]);
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['live', 'live', 'ready']);
});

it('sees that a server is not ready before it takes no more connections, and lets it end', () => {
  const seconds = Number(container.env.find(({ name }) => name === 'SHUTDOWN_SECONDS')?.value);
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  // The shop answers for half of the time, at most 5 s (lib/health).
  expect(periodSeconds * failureThreshold).toBeLessThan(Math.min(seconds / 2, 5));
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds);
  expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
});

it('runs the image as its user, who may write to the folders of the image only', () => {
  const { runAsUser, runAsGroup, runAsNonRoot } = pod.securityContext;
  expect([`${runAsUser}:${runAsGroup}`, runAsNonRoot]).toEqual([image.user, true]);
  expect(container.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(image.volumes);
  expect(pod.volumes.every(({ emptyDir }) => emptyDir)).toBe(true);
  expect(container.ports[0]?.containerPort).toBe(Number(image.port));
});

it('leads from the host through the service to the pods', () => {
  const { backend } = ingress.spec.rules[0].http.paths[0];
  const [port] = service.spec.ports;
  expect(backend.service).toEqual({ name: service.metadata.name, port: { name: port.name } });
  expect(port.targetPort).toBe(container.ports[0]?.name);
  const { labels } = deployment.spec.template.metadata;
  expect(labels).toMatchObject(service.spec.selector);
  expect(budget.spec.selector.matchLabels).toEqual(labels);
  expect(scaler.spec.scaleTargetRef.name).toBe(deployment.metadata.name);
  expect(scaler.spec.minReplicas).toBeGreaterThan(1);
});

it('sets variables that the shop or Next knows', () => {
  const known = `${readFileSync('.env.example', 'utf8')}\nHOSTNAME=\n`;
  const names = container.env.map(({ name }) => name);
  expect(names.filter((name) => !known.includes(`\n${name}=`))).toEqual([]);
});
