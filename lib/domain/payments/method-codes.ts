/** A code that contains 'card' is a card method (spec 3). */
export const isCardMethod = (code: string): boolean => code.includes('card');

/**
 * The code of the account method of the account payment provider.
 * @param provider its identifier, from the configuration
 */
export const getAccountMethodCode = (provider: string): string => `${provider}_account`;
export const getAccountCardMethodCode = (provider: string): string => `${provider}_card_v2`;
