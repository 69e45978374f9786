// Scripts that give a page the storage of a visitor who was here before.

/** The visitor has answered the consent question, which would cover the lowest part of the page. */
export const DECIDED = `localStorage.setItem('consent', ${JSON.stringify(
  JSON.stringify({ version: '1', state: { analytics: false, social: false, decidedAt: 1 } }),
)});`;

/** The same, and the human verification of the builder is passed. */
export const DECIDED_AND_VERIFIED = `${DECIDED}
  sessionStorage.setItem('human-until', String(Date.now() + 3600000));`;
