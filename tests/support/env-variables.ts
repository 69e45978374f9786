import { vi } from 'vitest';

/** An environment with every variable that has no default. */
export const envVariables = {
  API_URL: 'https://api.example',
  SITE_URL: 'https://tienda.example',
  SITE_NAME: 'Nodo',
  SESSION_SECRET: 'x'.repeat(32),
  API_CLIENT_ID: 'tienda',
  API_CLIENT_SECRET: 'secreto-de-prueba',
};

/** Gives them to whatever reads the environment of this process. */
export function stubEnvVariables(): void {
  for (const [name, value] of Object.entries(envVariables)) vi.stubEnv(name, value);
}
