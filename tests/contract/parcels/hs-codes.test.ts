import { expect, it } from 'vitest';
import { MAX_HS_CODES } from '@/lib/market/limits';
import { onEachDatabase } from '../support/world';

onEachDatabase('a suggestion of HS codes', (world) => {
  const findCodes = async (input: Record<string, unknown>, lang = 'en') =>
    (await world().call('suggestHsCodes', input, { lang })).body;

  it('is in the language of the request, without a session', async () => {
    const { data } = await findCodes({ goodsNameEn: 'Leather handbag' }, 'fr');
    expect(data).toMatchObject({ edition: 'HS 2022', checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
    expect(data.suggestions[0]).toEqual({ code: '420221', name: 'Sacs à main en cuir' });
    expect(data.suggestions.length).toBeLessThanOrEqual(MAX_HS_CODES);
  });

  it('follows the Chinese name too', async () => {
    const codesOf = async (input: Record<string, unknown>) =>
      (await findCodes(input)).data.suggestions.map(({ code }: { code: string }) => code);
    expect(await codesOf({ goodsNameCn: '太阳镜' })).toEqual(['900410']);
    expect(await codesOf({ goodsNameEn: 'Accessory nobody knows', goodsNameCn: '太阳镜' })).toContain('900410');
    expect(await codesOf({ goodsNameEn: 'xyzzy' })).toEqual([]);
  });

  it('needs a name', async () => {
    const reply = await world().call('suggestHsCodes', { goodsNameEn: ' ', goodsNameCn: '' });
    expect({ status: reply.status, fields: reply.body.errors?.map(({ field }) => field) }).toEqual({
      status: 422,
      fields: ['goodsNameEn'],
    });
  });
});
