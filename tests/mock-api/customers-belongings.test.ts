import { beforeEach, describe, expect, it } from 'vitest';
import { document, enter, LAURA, login, NEWCOMER, pointers } from './customer-client';
import { must, openBackend } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));

const address = {
  alias: 'Casa',
  recipient_name: 'Ana Castillo',
  phone: '5510203040',
  street: 'Calle Orizaba',
  exterior_number: 'S/N',
  neighborhood: 'Roma Norte',
  zip_code: '06700',
};

describe('addresses', () => {
  it('take state and municipality from the zip code; exactly one is the default', async () => {
    const ana = await enter(api, NEWCOMER);
    const create = (more: object) =>
      ana.post(
        '/shop-v1/customer-addresses',
        document('customer-addresses', { ...address, ...more }),
      );
    const first = must((await create({ state: 'Jalisco' })).data[0]);
    expect(first.attributes).toMatchObject({
      state: 'Ciudad de México',
      municipality: 'Cuauhtémoc',
      is_default: true,
    });
    const second = must((await create({ zip_code: '44160', is_default: true })).data[0]);
    const list = async () =>
      (await ana.get(`/shop-v1/customers/${ana.id}/addresses`)).data.map(({ id, attributes }) => [
        id,
        attributes.is_default,
      ]);
    expect(await list()).toEqual([
      [first.id, false],
      [second.id, true],
    ]);
    const patch = document('customer-addresses', { street: 'Calle Colima' }, {}, first.id);
    const { attributes } = must(
      (await ana.patch(`/shop-v1/customer-addresses/${first.id}`, patch)).data[0],
    );
    expect(attributes).toMatchObject({ alias: 'Casa', street: 'Calle Colima', is_default: false });
    await ana.delete(`/shop-v1/customer-addresses/${second.id}`);
    expect(await list()).toEqual([[first.id, true]]);
    expect((await ana.delete(`/shop-v1/customer-addresses/${second.id}`)).status).toBe(404);
    expect(pointers(await create({ zip_code: '00000' }))).toEqual(['/data/attributes/zip_code']);
    expect(
      pointers(await create({ street: undefined, phone: '55', zip_code: '1' })).sort(),
    ).toEqual(['/data/attributes/phone', '/data/attributes/street', '/data/attributes/zip_code']);
  });
});

describe('invoicing data', () => {
  const profile = {
    rfc: 'merl850612ab3',
    business_name: 'LAURA MENDEZ RIOS',
    tax_regime: '612',
    cfdi_use: 'G03',
    zip_code: '06700',
    email: 'laura@clientes.example',
  };

  it.each([
    [{}, null],
    [{ rfc: 'XAXX010101000', tax_regime: '616', cfdi_use: 'S01', zip_code: '03100' }, null],
    [{ rfc: 'XAXX010101000', tax_regime: '616', cfdi_use: 'S01' }, 'zip_code'],
    [{ zip_code: '00000' }, 'zip_code'],
    [{ rfc: 'XAXX010101000', tax_regime: '612', cfdi_use: 'S01' }, 'tax_regime'],
    [{ tax_regime: '601' }, 'tax_regime'],
    [{ rfc: 'SIN120904QT6' }, 'tax_regime'],
    [{ rfc: 'SIN120904QT6', tax_regime: '601' }, null],
    [{ tax_regime: '605' }, 'cfdi_use'],
    [{ tax_regime: '605', cfdi_use: 'D01' }, null],
    [{ tax_regime: '616', cfdi_use: 'G02' }, null],
    [{ rfc: 'MERL850230AB3' }, 'rfc'],
    [{ rfc: 'MERL8506' }, 'rfc'],
    [{ business_name: 'A|B' }, 'business_name'],
    [{ zip_code: '6700' }, 'zip_code'],
  ])('%o: %s', async (change, wrong) => {
    const ana = await enter(api, NEWCOMER);
    const body = document('invoicing-profiles', { ...profile, ...change });
    const answer = await ana.post('/shop-v1/invoicing-profiles', body);
    expect(answer.status).toBe(wrong === null ? 201 : 422);
    if (wrong !== null) expect(pointers(answer)).toEqual([`/data/attributes/${wrong}`]);
  });

  it('offers uses with the regimes that allow them', async () => {
    const { meta } = await api.call<{
      uses: { id: string; regimes: string[] }[];
      regimes: object[];
    }>('/eshop/invoicing/init-data');
    expect(meta.regimes).toHaveLength(19);
    expect(meta.uses.filter(({ regimes }) => regimes.includes('616')).map(({ id }) => id)).toEqual([
      'G02',
      'S01',
    ]);
  });
});

describe('stored cards', () => {
  it('come from a provider’s token, never from a number', async () => {
    const ana = await enter(api, NEWCOMER);
    const create = (token: string) =>
      ana.post(
        '/shop-v1/tokenizables',
        document('tokenizables', { payment_method_code: 'stripe_card', token, expires: '2030-01' }),
      );
    expect(pointers(await create('4242 4242 4242 4242'))).toEqual(['/data/attributes/token']);
    expect(pointers(await create('tok_unknown'))).toEqual(['/data/attributes/token']);
    const first = must((await create('tok_visa_4242')).data[0]);
    const second = must((await create('tok_amex_8431')).data[0]);
    expect(first.attributes).toMatchObject({ brand: 'visa', last_four: '4242', is_default: true });
    const choose = document('tokenizables', { is_default: true }, {}, second.id);
    await ana.patch(`/shop-v1/tokenizables/${second.id}`, choose);
    await ana.delete(`/shop-v1/tokenizables/${first.id}`);
    const { data } = await ana.get(`/shop-v1/customers/${ana.id}/tokenizables`);
    expect(data.map(({ id, attributes }) => [id, attributes.is_default])).toEqual([
      [second.id, true],
    ]);
  });
});

describe('devices', () => {
  it('are listed; revoking one ends its session', async () => {
    const laura = await enter(api, LAURA);
    const other = await enter(api, LAURA);
    const path = `/shop-v1/customers/${laura.id}/devices`;
    const own = (await laura.get(path)).data;
    const current = must(own.find(({ attributes }) => attributes.is_current)).id;
    const theirs = must(
      (await other.get(path)).data.find(({ attributes }) => attributes.is_current),
    ).id;
    expect(own.length).toBeGreaterThan(3);
    expect((await laura.delete(`/shop-v1/customer-devices/${current}`)).status).toBe(422);
    expect((await laura.delete(`/shop-v1/customer-devices/${theirs}`)).status).toBe(204);
    expect((await other.get('/eshop/session')).status).toBe(401);
    const known = await login(api, LAURA, { device_token: laura.answer.meta.device_token });
    expect(known.meta.device_token).toBe(laura.answer.meta.device_token);
  });
});

describe('the customer', () => {
  it('changes what was sent and nothing else', async () => {
    const laura = await enter(api, LAURA);
    const path = `/shop-v1/customers/${laura.id}`;
    const change = (attributes: object) =>
      laura.patch(path, document('customers', attributes as never, {}, laura.id));
    const before = laura.answer.data[0]?.attributes;
    expect((await change({ name: 'Laura Elena' })).data[0]?.attributes).toEqual({
      ...before,
      name: 'Laura Elena',
    });
    expect(pointers(await change({ rfc: 'NO', email: 'x@y.mx' })).sort()).toEqual([
      '/data/attributes/email',
      '/data/attributes/rfc',
    ]);
    const password = 'otra-clave-larga';
    const wrong = await laura.post('/password/change', {
      current_password: 'x',
      password,
      password_confirmation: password,
    });
    expect(pointers(wrong)).toEqual(['/current_password']);
  });
});
