/** An environment with every variable that has no default. */
export const envVariables = {
  API_URL: 'https://api.example',
  SITE_URL: 'https://tienda.example',
  SITE_NAME: 'Nodo',
  SESSION_SECRET: 'x'.repeat(32),
  API_CLIENT_ID: 'tienda',
  API_CLIENT_SECRET: 'secreto-de-prueba',
};
