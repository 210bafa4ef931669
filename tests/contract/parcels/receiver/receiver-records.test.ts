import { beforeAll, expect, it } from 'vitest';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { codeIn, lastMessage } from '../../support/steps/account-steps';
import { runOpsCommand } from '../../support/ops';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import {
  sendInstruction,
  RECEIVER_MAIL,
  NOTE_INSTRUCTION,
  placeParcelWithLink,
  placeScannedParcel,
  readLink,
} from '../../support/steps/receiver-steps';
import { onEachDatabase } from '../../support/world';
import { servicesAhead } from '../../support/clock';

onEachDatabase('the record of a receiver’s choice', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const arrivedParcel = () => placeScannedParcel(world(), ama, 'PICKED_UP', 'FLIGHT_ARRIVED');
  const storedChoices = (waybill: string) =>
    world().services.db.selectFrom('instructions').selectAll().where('waybill_no', '=', waybill).execute();

  it('is confirmed by one message with a working link, and exported to operators at once', async () => {
    const { waybillNo, token } = await arrivedParcel();
    const since = world().services.now().toISOString();
    await sendInstruction(world(), token, 0, NOTE_INSTRUCTION);
    await sendInstruction(world(), token, 0, NOTE_INSTRUCTION);
    const messages = await world()
      .services.db.selectFrom('outbox')
      .selectAll()
      .where('waybill_no', '=', waybillNo)
      .execute();
    const payloads = messages.map(({ payload }) => JSON.parse(payload));
    const confirmation = payloads.filter(({ template }) => template === 'instructionKept');
    expect(confirmation).toMatchObject([{ channel: 'mail', to: RECEIVER_MAIL, language: 'en', unproven: true }]);
    const link = confirmation[0].values.link.split('/').at(-1);
    expect((await readLink(world(), link)).access).toBe('link');

    const exportRun = await runOpsCommand(world(), 'instructions', 'export', '--since', since);
    expect(exportRun.code).toBe(0);
    expect(exportRun.out.map((line) => JSON.parse(line))).toMatchObject([
      { waybillNo, state: 'IN_TRANSIT', kind: 'note', givenBy: 'link', landmark: NOTE_INSTRUCTION.landmark },
    ]);
    const table = await runOpsCommand(world(), 'instructions', 'export', '--since', since, '--csv');
    expect(table.out).toHaveLength(2);
    expect(table.out[1]).toContain(`${waybillNo},`);
    expect((await runOpsCommand(world(), 'instructions', 'export', '--csv', '--json')).code).toBe(2);
    const lost = await runOpsCommand(world(), 'links', 'create', waybillNo, '--language', 'zh-CN');
    expect((await readLink(world(), lost.out[0]!.split('/').at(-1)!)).language).toBe('zh-CN');
    expect((await runOpsCommand(world(), 'links', 'create', 'DX1')).code).toBe(2);
  });

  it('is in the order owner’s data, and deleted with the account or after 90 days', async () => {
    const [esi, kojo] = [await signUp(world()), await signUp(world())];
    const parcels = [await placeParcelWithLink(world(), esi), await placeParcelWithLink(world(), kojo)];
    for (const { token } of parcels) await sendInstruction(world(), token, 0, NOTE_INSTRUCTION);
    const [hers, his] = parcels as [(typeof parcels)[0], (typeof parcels)[0]];
    const { orders } = (await world().call('exportAccountData', {}, { token: esi.token })).body.data;
    expect(orders[0].parcels[0]).toMatchObject({
      instructions: [
        { kind: 'note', givenBy: 'link', replaced: false, content: { landmark: NOTE_INSTRUCTION.landmark } },
      ],
      // In addition to the links in messages about the booking.
      links: expect.arrayContaining([expect.objectContaining({ party: 'receiver', access: 'link' })]),
    });
    expect(JSON.stringify(orders)).not.toContain('token_hash');

    await world().call('cancelOrder', { id: hers.id }, { token: esi.token });
    await world().call('cancelOrder', { id: his.id }, { token: kojo.token });
    const users = world().services.db.selectFrom('users').select('email').where('id', '=', esi.userId);
    const { email } = await users.executeTakeFirstOrThrow();
    await world().call('sendCloseCode', {}, { token: esi.token });
    const verifyCode = codeIn(lastMessage(world(), email!, /\b\d{6}\b/)?.text);
    const closing = { account: email, countryCode: 'GH', verifyCode };
    expect((await world().call('closeAccount', closing, { token: esi.token })).status).toBe(200);
    expect(await storedChoices(hers.waybillNo)).toEqual([]);
    const countAfter = async (days: number) => {
      await sweepExpired(servicesAhead(world(), days));
      return (await storedChoices(his.waybillNo)).length;
    };
    expect(await countAfter(89)).toBe(1);
    expect(await countAfter(91)).toBe(0);
  });
});
