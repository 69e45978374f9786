// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { errorText } from '@/lib/api/client/error-catalogue';
import { loadScript } from '@/lib/integrations/load-script';

const SCRIPT = 'https://widget.example/sdk.js';
const added = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`);

it('says which script failed in the words of the error catalogue, and asks for it anew', async () => {
  const load = loadScript(SCRIPT);
  added()[0]?.dispatchEvent(new Event('error'));
  const error: unknown = await load.catch((reason: unknown) => reason);
  expect(errorText(error)).toBe(`Error al cargar el script: ${SCRIPT}`);
  expect(error).toHaveProperty('name', 'ScriptLoadError');
  expect(added()).toHaveLength(0);
  const again = loadScript(SCRIPT);
  added()[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeUndefined();
});
