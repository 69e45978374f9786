import type { Address } from '@/lib/domain/address/address';

/** A whole address of an address book. */
export const createAddress = (change: Partial<Address> = {}): Address => ({
  id: '1',
  alias: 'Casa',
  recipientName: 'Laura Méndez',
  phone: '5544332211',
  street: 'Calle Orizaba',
  exteriorNumber: '118',
  interiorNumber: '',
  neighborhood: 'Roma Norte',
  municipality: 'Cuauhtémoc',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  zipCode: '06700',
  betweenStreets: '',
  references: '',
  isDefault: true,
  ...change,
});
