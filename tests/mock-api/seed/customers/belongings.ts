import type { AddressRow } from '../../customers/rows';
import { BUSINESS, REGULAR } from './people';
import type { Seeding } from './seed';

const address = (
  seeding: Seeding,
  customerId: string,
  fields: Partial<AddressRow>,
): AddressRow => ({
  id: seeding.nextId(),
  customerId,
  alias: '',
  recipientName: '',
  phone: '',
  street: '',
  exteriorNumber: '',
  interiorNumber: '',
  neighborhood: '',
  municipality: '',
  city: '',
  state: '',
  zipCode: '',
  betweenStreets: '',
  references: '',
  isDefault: false,
  ...fields,
});

function seedAddresses(seeding: Seeding): void {
  const laura = { recipientName: 'Laura Méndez Ríos', phone: '5544332211' };
  seeding.rows.addresses.push(
    address(seeding, REGULAR, {
      ...laura,
      alias: 'Casa',
      street: 'Calle Orizaba',
      exteriorNumber: '118',
      interiorNumber: '302',
      neighborhood: 'Roma Norte',
      municipality: 'Cuauhtémoc',
      city: 'Ciudad de México',
      state: 'Ciudad de México',
      zipCode: '06700',
      betweenStreets: 'Chihuahua y Guanajuato',
      references: 'Edificio gris, timbre 302',
      isDefault: true,
    }),
    address(seeding, REGULAR, {
      ...laura,
      alias: 'Oficina',
      street: 'Av. Insurgentes Sur',
      exteriorNumber: '859',
      interiorNumber: 'Piso 7',
      neighborhood: 'Nápoles',
      municipality: 'Benito Juárez',
      city: 'Ciudad de México',
      state: 'Ciudad de México',
      zipCode: '03810',
    }),
    address(seeding, REGULAR, {
      alias: 'Casa de mis papás',
      recipientName: 'Jorge Méndez Cruz',
      phone: '3336123456',
      street: 'Calle Marsella',
      exteriorNumber: 'S/N',
      neighborhood: 'Americana',
      municipality: 'Guadalajara',
      city: 'Guadalajara',
      state: 'Jalisco',
      zipCode: '44160',
    }),
    address(seeding, BUSINESS, {
      alias: 'Almacén',
      recipientName: 'Roberto Garza Treviño',
      phone: '8183456789',
      street: 'Av. Benito Juárez',
      exteriorNumber: '810',
      neighborhood: 'Centro',
      municipality: 'Monterrey',
      city: 'Monterrey',
      state: 'Nuevo León',
      zipCode: '64000',
      isDefault: true,
    }),
  );
}

function seedProfiles({ rows, nextId }: Seeding): void {
  rows.profiles.push(
    {
      id: nextId(),
      customerId: REGULAR,
      rfc: 'MERL850612AB3',
      businessName: 'LAURA MENDEZ RIOS',
      taxRegime: '612',
      cfdiUse: 'G03',
      zipCode: '06700',
      email: 'laura@clientes.example',
      isDefault: true,
    },
    {
      id: nextId(),
      customerId: BUSINESS,
      rfc: 'SIN120904QT6',
      businessName: 'SOLUCIONES INDUSTRIALES DEL NORTE',
      taxRegime: '601',
      cfdiUse: 'G01',
      zipCode: '64000',
      email: 'facturas@empresa.example',
      isDefault: true,
    },
  );
}

function seedCards({ rows, nextId, ago }: Seeding): void {
  const card = (brand: string, lastFour: string, expires: string, days: number) =>
    rows.tokenizables.push({
      id: nextId(),
      customerId: REGULAR,
      method: 'stripe_card',
      brand,
      lastFour,
      holder: 'LAURA MENDEZ RIOS',
      expires,
      createdUtc: ago(days),
      isDefault: lastFour === '4242',
    });
  card('visa', '4242', '2029-08', 300);
  card('mastercard', '4444', '2028-02', 120);
  card('amex', '8431', '2024-11', 900);
}

function seedDevices({ rows, nextId, ago }: Seeding): void {
  const agents = [
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Safari/605.1',
      'Ciudad de México',
      1,
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Edg/141.0', 'Ciudad de México', 16],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Firefox/140.0', 'Guadalajara, Jalisco', 210],
  ] as const;
  for (const [agent, place, days] of agents) {
    const id = nextId();
    rows.devices.push({
      id,
      customerId: REGULAR,
      deviceToken: `seeded-${id}`,
      agent: String(agent),
      address: '189.203.10.20',
      place: String(place),
      authorized: true,
      createdUtc: ago(Number(days) + 40),
      usedUtc: ago(Number(days)),
    });
  }
}

/** Addresses, invoicing data, cards and devices of those who have been here for long. */
export function seedBelongings(seeding: Seeding): void {
  seedAddresses(seeding);
  seedProfiles(seeding);
  seedCards(seeding);
  seedDevices(seeding);
}
