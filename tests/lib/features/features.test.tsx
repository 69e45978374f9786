import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parseEnv } from '@/lib/env';
import { getExistingRoute, hasRoute } from '@/lib/features/feature-routes';
import { FEATURES } from '@/lib/features/features';
import { hasFeature } from '@/lib/features/has-feature';
import { envVariables } from '@/tests/support/env-variables';

const disabled = (list: string) => parseEnv({ ...envVariables, FEATURES: list }).FEATURES;

describe('FEATURES', () => {
  it('switches off what stands after a minus, whatever the spaces and the order', () => {
    expect(disabled('')).toEqual([]);
    expect(disabled(' -wallet ,-reviews,')).toEqual(['reviews', 'wallet']);
    expect(disabled('-wallet,+wallet')).toEqual([]);
  });

  it.each(['-walet', 'wallet', '-'])('refuses %s and names the known ones', (list) =>
    expect(() => disabled(`-reviews,${list}`)).toThrow(
      new RegExp(`FEATURES: ${list} is unknown.*-reviews.*-wallet`),
    ),
  );

  it('has in .env.example exactly the features of the table', () => {
    const text = readFileSync('.env.example', 'utf8');
    const about = text.slice(text.indexOf('# Optional features'), text.indexOf('FEATURES='));
    expect(about.match(/(?<=[ ,])-[a-z-]+/g)).toEqual(FEATURES.map((name) => `-${name}`));
  });
});

describe('a feature', () => {
  it('is read from the environment on the server', () => {
    vi.stubGlobal('window', undefined);
    vi.stubEnv('FEATURES', '-order-chat');
    expect(hasFeature('order-chat')).toBe(false);
    expect(hasFeature('wallet')).toBe(true);
    expect(hasRoute('profile.order.chat')).toBe(false);
    expect(hasRoute('profile.order')).toBe(true);
  });

  it('is read from the document in the browser', () => {
    const root = { matches: vi.fn((selector: string) => selector === '[data-without~="wallet"]') };
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', { documentElement: root });
    vi.stubEnv('FEATURES', '-reviews');
    expect(FEATURES.filter((name) => !hasFeature(name))).toEqual(['wallet']);
  });

  it('without its screen leads to the next one of the group', () => {
    vi.stubGlobal('window', undefined);
    expect(getExistingRoute('support.stores')).toBe('support.stores');
    vi.stubEnv('FEATURES', '-wallet,-stores');
    expect(getExistingRoute('profile.wallet')).toBe('home');
    expect(getExistingRoute('support.stores')).toBe('support.contact');
  });
});
