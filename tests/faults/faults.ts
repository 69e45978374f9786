import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface TrueAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** An answer that goes wrong, and the true one, which is asked for only when it is needed. */
export interface Spoiled {
  response: ServerResponse;
  ask: () => Promise<TrueAnswer>;
}

export interface Fault {
  name: string;
  /** Answers a call wrongly. The connection is refused without it. */
  spoil?: (spoiled: Spoiled) => Promise<void> | void;
  isAbsence?: boolean;
  isSlow?: boolean;
  /** Whether it leaves out what a document links to, and with it lists of what is linked. */
  isPartial?: boolean;
}

const JSON_API = 'application/vnd.api+json';
const HTML = '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx';
const EIGHT_MB = 8_000_000;

const send =
  (status: number, type: string, body: string | Buffer) =>
  ({ response }: Spoiled) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

async function drip({ response }: Spoiled, piece: string | Buffer, ms: number): Promise<void> {
  response.writeHead(200, { 'content-type': JSON_API });
  response.write('{"data":');
  while (!response.destroyed) {
    if (!response.write(piece)) {
      await Promise.race([
        new Promise((resolve) => response.once('drain', resolve)),
        new Promise((resolve) => response.once('close', resolve)),
      ]);
    }
    await pause(ms);
  }
}

const afterSeconds = (seconds: number): Fault => ({
  name: `${seconds} s`,
  isSlow: true,
  spoil: async ({ response, ask }) => {
    await pause(seconds * 1000);
    const { status, type, body } = await ask();
    if (!response.destroyed) response.writeHead(status, { 'content-type': type }).end(body);
  },
});

const CONNECTION: Fault[] = [
  { name: 'refused' },
  { name: 'reset', spoil: ({ response }) => void response.socket?.resetAndDestroy() },
  {
    name: 'cut in the middle',
    spoil: async ({ response, ask }) => {
      const { type, body } = await ask();
      response.writeHead(200, { 'content-type': type, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
  },
  { name: 'hanging', isSlow: true, spoil: () => undefined },
  afterSeconds(5),
  afterSeconds(20),
  { name: 'dripping', isSlow: true, spoil: (spoiled) => drip(spoiled, ' ', 200) },
  { name: 'endless', spoil: (spoiled) => drip(spoiled, Buffer.alloc(65_536, ' '), 1) },
];

const STATUSES = [400, 401, 403, 404, 409, 410, 419, 422, 429, 500, 502, 503, 504];

const BODIES: Readonly<Record<string, (status: number) => [type: string, body: string]>> = {
  'JSON:API': (status) => [
    JSON_API,
    JSON.stringify({ errors: [{ status: String(status), detail: 'SQLSTATE[HY000] at line 7' }] }),
  ],
  HTML: () => ['text/html', HTML],
  empty: () => [JSON_API, ''],
};

const ERRORS: Fault[] = STATUSES.flatMap((status) =>
  Object.entries(BODIES).map(([kind, bodyOf]) => ({
    name: `${status}, ${kind}`,
    isAbsence: status === 404 || status === 410,
    spoil: send(status, ...bodyOf(status)),
  })),
);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const resourcesOf = (document: Json): Json[] =>
  [document.data, document.included].flat().filter(isObject);

/** The true document with a change. What is no document stays as it is. */
const changed = (name: string, change: (document: Json) => void): Fault => ({
  name,
  spoil: async ({ response, ask }) => {
    const { status, type, body } = await ask();
    let text: string | Buffer = body;
    try {
      const document: unknown = JSON.parse(String(body));
      if (isObject(document)) {
        change(document);
        text = JSON.stringify(document);
      }
    } catch {}
    response.writeHead(status, { 'content-type': type }).end(text);
  },
});

const eachAttribute = (document: Json, change: (value: unknown) => unknown) => {
  for (const resource of resourcesOf(document)) {
    if (!isObject(resource.attributes)) continue;
    const entries = Object.entries(resource.attributes);
    resource.attributes = Object.fromEntries(entries.map(([name, value]) => [name, change(value)]));
  }
};

const twice = (value: unknown) => (Array.isArray(value) ? [...value, ...value] : value);

const DOCUMENTS: Fault[] = [
  { name: '200, HTML', spoil: send(200, 'text/html', HTML) },
  { name: '200, cut JSON', spoil: send(200, JSON_API, '{"data":[{"type":"products","id":"1"') },
  ...['', 'null', '[]', '{}'].map((body) => ({
    name: `200, ${body || 'empty'}`,
    // The gateway takes a bare `[]` for a list without entries, as PHP writes it.
    isAbsence: body === '[]',
    spoil: send(200, JSON_API, body),
  })),
  changed('200, wrong types', (document) =>
    eachAttribute(document, (value) => (typeof value === 'string' ? { value } : 'x')),
  ),
  changed('200, null attributes', (document) => eachAttribute(document, () => null)),
  changed('200, missing attributes', (document) => {
    for (const resource of resourcesOf(document)) delete resource.attributes;
  }),
  {
    ...changed('200, missing included', (document) => void delete document.included),
    isPartial: true,
  },
  changed('200, doubled ids', (document) => {
    document.data = twice(document.data);
    document.included = twice(document.included);
  }),
  {
    name: '200, 8 MB',
    spoil: send(200, JSON_API, `{"data":[${' '.repeat(EIGHT_MB)}]}`),
  },
  {
    name: '200, broken gzip',
    spoil: ({ response }) =>
      void response
        .writeHead(200, { 'content-type': JSON_API, 'content-encoding': 'gzip' })
        .end(Buffer.from('1f8b0800000000000003abcdef', 'hex')),
  },
];

export const FAULTS: readonly Fault[] = [...CONNECTION, ...ERRORS, ...DOCUMENTS];
