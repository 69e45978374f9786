/** A code that contains 'card' is a card method (spec 3). */
export const isCardMethod = (code: string): boolean => code.includes('card');

/** A method that charges the credit line of a business account. A credit card is a card. */
export const isCreditMethod = (code: string): boolean =>
  !isCardMethod(code) && code.includes('credit');

/**
 * The code of the account method of the account payment provider.
 * @param provider its identifier, from the configuration
 */
export const getAccountMethodCode = (provider: string): string => `${provider}_account`;
export const getAccountCardMethodCode = (provider: string): string => `${provider}_card_v2`;
