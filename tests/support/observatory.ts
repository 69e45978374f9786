/**
 * What Mozilla's HTTP Observatory (version 5 of its rules) gives for the headers of a document on an https site whose
 * http address leads to it. Its own package cannot be used in a test: its installation downloads certificates and
 * compiles a database client, and it reads headers only from a public host.
 */
interface Grade {
  score: number;
  /** The points of each rule. */
  rules: Readonly<Record<string, number>>;
}

const MINIMUM_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const BROAD = ['*', 'http:', 'https:', 'http://*', 'https://*', 'data:', 'ftp:'];
const UNSAFE = [...BROAD, "'unsafe-inline'"];

type Directives = ReadonlyMap<string, readonly string[]>;

const parsePolicy = (policy: string): Directives =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function gradePolicy(policy: string | null): number {
  if (!policy) return -25;
  const directives = parsePolicy(policy);
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, ...sources: string[]) =>
    of(name).some((source) => sources.includes(source));
  const isNamed = of('script-src').some((source) => /^'(sha|nonce)/.test(source));
  const scripts = of('script-src').filter((source) => source !== "'unsafe-inline'" || !isNamed);
  if (scripts.some((source) => UNSAFE.includes(source)) || has('object-src', ...BROAD)) return -20;
  const isInsecure = (names: readonly string[]) =>
    names.some((name) => of(name).some((source) => /^(http|ftp):/.test(source)));
  const passive = ['img-src', 'media-src'];
  if (isInsecure([...directives.keys()].filter((name) => !passive.includes(name)))) return -20;
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return -10;
  if (isInsecure(passive)) return -10;
  if (has('style-src', ...UNSAFE)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function gradeFrames(policy: string | null, header: string | null): number {
  const ancestors = policy && parsePolicy(policy).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
}

function gradeReferrer(header: string | null): number {
  if (!header) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)
    ? 5
    : -5;
}

function gradeTransport(header: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function gradeIsolation(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
}

/** Every cookie of a document costs points, because documents here set none. */
export function gradeHeaders(headers: Headers): Grade {
  const policy = headers.get('content-security-policy');
  const rules = {
    'content-security-policy': gradePolicy(policy),
    'cross-origin-resource-policy': gradeIsolation(headers.get('cross-origin-resource-policy')),
    'cross-origin-resource-sharing': headers.get('access-control-allow-origin') ? -50 : 0,
    'referrer-policy': gradeReferrer(headers.get('referrer-policy')),
    'set-cookie': headers.has('set-cookie') ? -40 : 0,
    'strict-transport-security': gradeTransport(headers.get('strict-transport-security')),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': gradeFrames(policy, headers.get('x-frame-options')),
  };
  const points = Object.values(rules);
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 100);
  const plain = sum(points.filter((one) => one < 0));
  return { score: plain >= MINIMUM_FOR_BONUS ? sum(points) : plain, rules };
}
