/** An environment with every variable that has no default. */
export const variables = {
  API_URL: 'https://api.example',
  SITE_URL: 'https://tienda.example',
  SITE_NAME: 'Nodo',
  SESSION_SECRET: 'x'.repeat(32),
  OAUTH_CLIENT_ID: 'tienda',
  OAUTH_CLIENT_SECRET: 'secreto-de-prueba',
};
