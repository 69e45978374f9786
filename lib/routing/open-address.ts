import { SEARCH_PARAMS } from '../domain/search/param-names.ts';

const { text, priceMin, priceMax, monthlyMax, attributes, zipCode } = SEARCH_PARAMS;

/** Searches with any text, number, attributes or place, and builds with any parts. */
const OPEN_ADDRESS = new RegExp(
  `\\b(${[text, priceMin, priceMax, monthlyMax, attributes, zipCode].join('|')})(=|%3D)|/equipo-compartido|^/tarjetas/equipos/`,
  'i',
);

/** Whether an address is one of endlessly many that anybody can make up, and that show something all the same. */
export const isOpenAddress = (address: string): boolean => OPEN_ADDRESS.test(address);
