import type { AccountModule } from '../types';

/** Milliseconds that a login takes, as a real one does. */
const LOGIN = 600;

/** Four digits that are the same for the same address: the sandbox's outcomes hang on the last four. */
function digitsOf(email: string): string {
  const said = /(\d{4})@/.exec(email)?.[1];
  if (said) return said;
  const sum = [...email].reduce((total, one) => (total * 31 + one.charCodeAt(0)) % 9000, 7);
  return String(1000 + sum);
}

/** Stands in for the account provider's login: whoever says yes is in. */
export const sandboxAccount = (provider: string) =>
  ({
    kind: 'account',
    isSandbox: true,
    connect: async (email) => {
      await new Promise((done) => setTimeout(done, LOGIN));
      const token = `tok_${provider}_${digitsOf(email.trim().toLowerCase())}`;
      return { token, expires: null, cvcToken: null, holder: email.trim() };
    },
  }) satisfies AccountModule;
