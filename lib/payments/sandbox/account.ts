import type { AccountModule } from '../types';

/** Simulated duration of a login, in milliseconds. */
const LOGIN_DELAY_MS = 600;

/** Four digits that are always the same for an address. The last four digits decide the outcome in the sandbox. */
function toLastFour(email: string): string {
  const digits = /(\d{4})@/.exec(email)?.[1];
  if (digits) return digits;
  const sum = [...email].reduce((total, one) => (total * 31 + one.charCodeAt(0)) % 9000, 7);
  return String(1000 + sum);
}

/** Simulates the login at the account provider. Every login succeeds. */
export const sandboxAccount = (provider: string) =>
  ({
    kind: 'account',
    isSandbox: true,
    connect: async (email) => {
      await new Promise((done) => setTimeout(done, LOGIN_DELAY_MS));
      const token = `tok_${provider}_${toLastFour(email.trim().toLowerCase())}`;
      return { token, expires: null, cvcToken: null, holder: email.trim() };
    },
  }) satisfies AccountModule;
