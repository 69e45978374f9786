import type { TaxRegime } from '@/lib/domain/invoicing/types';

/** @param who F for persons, M for companies, as in SAT's catalogue */
export const makeRegime = (one: Pick<TaxRegime, 'id' | 'text'>, who: string): TaxRegime => {
  return { ...one, appliesToPerson: who.includes('F'), appliesToCompany: who.includes('M') };
};
