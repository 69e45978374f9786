import { createHash } from 'node:crypto';
import type { CustomerRow } from '../../customers/rows';

type Person = Omit<CustomerRow, 'emailVerifiedUtc' | 'phoneVerifiedUtc'> & {
  isVerified: boolean;
  /** What the demo says of them. */
  about: string;
};

/** Every demo customer's. */
export const DEMO_PASSWORD = 'demostracion';

const passwordHash = createHash('sha256').update(`box ${DEMO_PASSWORD}`).digest('base64url');
const base = {
  mobil: '',
  rfc: '',
  businessName: '',
  type: 'personal',
  passwordHash,
  creditLimit: 0,
  creditUsed: 0,
  twoStep: false,
  zipCode: null,
  isVerified: true,
} as const;

export const NEW = '1';
export const REGULAR = '2';
export const BUSINESS = '3';

export const PEOPLE: readonly Person[] = [
  {
    ...base,
    id: NEW,
    name: 'Ana',
    lastName: 'Castillo',
    motherLastName: 'Nava',
    email: 'nueva@clientes.example',
    phone: '5510203040',
    about: 'new, nothing yet',
  },
  {
    ...base,
    id: REGULAR,
    name: 'Laura',
    lastName: 'Méndez',
    motherLastName: 'Ríos',
    email: 'laura@clientes.example',
    phone: '5544332211',
    mobil: '5544332211',
    rfc: 'MERL850612AB3',
    zipCode: '06700',
    about: 'years of orders, warranties, wallet, chat',
  },
  {
    ...base,
    id: BUSINESS,
    name: 'Roberto',
    lastName: 'Garza',
    motherLastName: 'Treviño',
    email: 'compras@empresa.example',
    phone: '8183456789',
    type: 'business',
    rfc: 'SIN120904QT6',
    businessName: 'SOLUCIONES INDUSTRIALES DEL NORTE',
    creditLimit: 150_000,
    creditUsed: 48_320.5,
    zipCode: '64000',
    about: 'business account with credit',
  },
  {
    ...base,
    id: '4',
    name: 'Diego',
    lastName: 'Salinas',
    motherLastName: 'Ortega',
    email: 'diego@clientes.example',
    phone: '3312345678',
    twoStep: true,
    zipCode: '44100',
    about: 'every new device needs a code',
  },
  {
    ...base,
    id: '5',
    name: 'Sofía',
    lastName: 'Lara',
    motherLastName: '',
    email: 'sofia@clientes.example',
    phone: '2221234567',
    isVerified: false,
    about: 'e-mail not verified',
  },
];
