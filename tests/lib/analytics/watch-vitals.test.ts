// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVitals } from '@/lib/analytics/start-analytics';
import { createVitalsHandler } from '@/lib/monitoring/vitals/vitals-handler';

const SITE = 'https://tienda.example';
const sent: Request[] = [];
let stop: () => void;

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(new Request(SITE + path, init));
    return new Response(null, { status: 204 });
  });
  const name = `${SITE}/perfil/pedidos/4711?q=secreto`;
  const loaded = { name, responseStart: 120, activationStart: 0 } as never;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
  stop = watchVitals();
});
afterEach(() => stop());

it('sends what was measured once, when the page is hidden, in a form that the shop takes', async () => {
  await vi.waitFor(() => {
    setVisibility('visible');
    expect(sent).toEqual([]);
    setVisibility('hidden');
    expect(sent).toHaveLength(1);
  });
  setVisibility('visible');
  setVisibility('hidden');
  expect(sent).toHaveLength(1);
  const [request] = sent;
  expect(await request?.clone().text()).not.toMatch(/4711|secreto|perfil/);
  expect(request?.credentials).toBe('omit');
  const record = vi.fn();
  const handle = createVitalsHandler({ siteOrigin: SITE, record });
  expect((await handle(request as Request)).status).toBe(204);
  const figure = { name: 'TTFB', value: 120, route: 'profile.order', device: 'desktop' };
  expect(record).toHaveBeenCalledWith(expect.objectContaining(figure));
});

it('sends nothing after it was stopped', async () => {
  stop();
  setVisibility('hidden');
  expect(sent).toEqual([]);
});
