import { beforeAll, expect, it } from 'vitest';
import errors from '@/messages/en/errors.json';
import { internationalOrder, insertPlaces, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase } from '../support/world';

onEachDatabase('the digital address of a place', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const orderTo = (digitalAddress: string) => {
    const order = internationalOrder();
    return { ...order, receiver: { ...order.receiver, digitalAddress } };
  };
  const place = (digitalAddress: string) =>
    world().call('addInternationalOrder', orderTo(digitalAddress), { token: ama.token });

  it('is returned in its country’s spelling, however it was typed', async () => {
    const { body } = await place('ga 183 8164');
    expect(body.data.receiver.digitalAddress).toBe('GA-183-8164');
    expect(body.data.sender.digitalAddress).toBe('');
    const position = await place('5.6037, -0.187');
    expect(position.body.data.receiver.digitalAddress).toMatch(/^[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2}$/);
  });

  it('is refused beside its field when invalid', async () => {
    const { status, body } = await place('near the mosque');
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'receiver.digitalAddress' }]);
    expect(body.errors![0]!.message).toContain(errors.ghanaPostFormat.split('{')[0]!.trim());
  });

  it('has one spelling in the address book', async () => {
    const entry = {
      name: 'Ama',
      phone: '0240000123',
      street: 'Ring Road',
      ...placesOf('GH'),
      digitalAddress: 'GA1838164',
    };
    const { body } = await world().call('addAddress', entry, { token: ama.token });
    expect(body.data.digitalAddress).toBe('GA-183-8164');
    const refusal = await world().call('addAddress', { ...entry, digitalAddress: '?' }, { token: ama.token });
    expect({ status: refusal.status, field: refusal.body.errors?.[0]?.field }).toEqual({
      status: 422,
      field: 'digitalAddress',
    });
  });
});
