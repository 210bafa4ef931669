import { describe, expect, it } from 'vitest';
import { checkDraft, type DraftFacts } from '@/lib/drafts/check-draft';
import { emptyDraft, type Draft } from '@/lib/drafts/draft';
import { problemsOn } from '@/lib/drafts/steps';
import { filledDraft, NEEDS, PARCEL } from '../../support/drafts';

const FACTS: DraftFacts = {
  goods: null,
  phoneRules: [
    { code: 'CN', phoneRegex: '^(?:\\+86|0)?1[3-9]\\d{9}$', example: '13900000123' },
    { code: 'GH', phoneRegex: '^(?:\\+233|0)?2\\d{8}$', example: '0240000123' },
  ],
  today: '2026-11-20',
  market: 'GH',
};

function problemsOf(draft: Draft): Record<string, string> {
  const { problems } = checkDraft(draft, NEEDS, FACTS);
  return Object.fromEntries(problems.map(({ field, key }) => [field, key]));
}

const changed = (change: Parameters<typeof filledDraft>[2]) => problemsOf(filledDraft('international', 'GH', change));
const parcel = (change: Partial<typeof PARCEL>) => changed({ parcels: [{ ...PARCEL, ...change }] });

describe('checkDraft', () => {
  it('returns the order of a valid draft', () => {
    const { order, problems } = checkDraft(filledDraft(), NEEDS, FACTS);
    expect(problems).toEqual([]);
    expect(order).toMatchObject({ service: 'intl-straight-special', receiver: { name: 'Ama Mensah' } });
  });

  it('reports every missing field of an empty draft once', () => {
    const problems = problemsOf(emptyDraft('international', 'GH'));
    expect(problems).toEqual({
      'sender.name': 'senderNameOrCompany',
      'sender.phone': 'required',
      'sender.provinceCode': 'placeUnknown',
      'sender.street': 'required',
      'receiver.name': 'required',
      'receiver.phone': 'required',
      'receiver.provinceCode': 'placeUnknown',
      'receiver.street': 'required',
      service: 'chooseService',
      'parcels.0.weightKg': 'weightRange',
      'parcels.0.lengthCm': 'required',
      'parcels.0.widthCm': 'required',
      'parcels.0.heightCm': 'required',
      'parcels.0.goodsNameEn': 'required',
      'parcels.0.unitPrice': 'required',
      sendingMode: 'chooseOne',
      agreed: 'agreementMissing',
    });
  });

  it('names the characters that a label cannot print', () => {
    const { receiver } = filledDraft('international', 'GH').values;
    const { problems } = checkDraft(
      filledDraft('international', 'GH', { receiver: { ...receiver, name: 'Ama 한' } }),
      NEEDS,
      FACTS,
    );
    expect(problems).toEqual([{ field: 'receiver.name', key: 'charactersNotPrinted', values: { characters: '한' } }]);
  });

  it('requires a destination if none is chosen', () => {
    expect(problemsOf(emptyDraft('international', 'CN'))).toMatchObject({
      'receiver.countryCode': 'chooseCountry',
    });
  });

  it.each([
    ['a weight outside 1-30', { weightKg: '31' }, { 'parcels.0.weightKg': 'weightRange' }],
    ['a weight finer than a gram', { weightKg: '2.50001' }, { 'parcels.0.weightKg': 'weightRange' }],
    ['a weight that is no number', { weightKg: 'heavy' }, { 'parcels.0.weightKg': 'weightRange' }],
    ['a side of 100 cm', { lengthCm: '100' }, { 'parcels.0.lengthCm': 'sideTooLong' }],
    ['a flat envelope', { widthCm: '5', heightCm: '5' }, { 'parcels.0.widthCm': 'parcelTooSmall' }],
    ['no pieces', { quantity: '0' }, { 'parcels.0.quantity': 'quantityRange' }],
    ['a price that is no amount', { unitPrice: 'free' }, { 'parcels.0.unitPrice': 'amountFormat' }],
  ])('rejects %s beside its field', (_, change, problems) => {
    expect(parcel(change)).toEqual(problems);
  });

  it('checks each phone by its country’s rule, in any script and with separators', () => {
    const { values } = filledDraft();
    const withPhone = (phone: string) => changed({ receiver: { ...values.receiver, phone } });
    expect(withPhone('+233 24-000-0123')).toEqual({});
    expect(withPhone('٠٢٤٠٠٠٠١٢٣')).toEqual({});
    expect(withPhone('0130 000 0123')).toEqual({ 'receiver.phone': 'phoneTooLong' });
  });

  it('leaves a phone to the service if the rules are unavailable', () => {
    const draft = filledDraft();
    draft.values.receiver.phone = '0130 000 0123';
    expect(checkDraft(draft, NEEDS, { ...FACTS, phoneRules: [] }).problems).toEqual([]);
  });

  it.each([
    ['', 'dateFormat'],
    ['2026-11-19', 'pickupInPast'],
    ['2026-12-21', 'pickupTooFar'],
  ])('rejects a pickup on %j', (pickupDate, key) => {
    expect(changed({ sendingMode: 'PICKUP', pickupDate, pickupWindow: 'MORNING' })).toEqual({ pickupDate: key });
  });

  it.each(['2026-11-20', '2026-12-20'])('accepts a pickup on %s', (pickupDate) => {
    expect(changed({ sendingMode: 'PICKUP', pickupDate, pickupWindow: 'MORNING' })).toEqual({});
  });

  it('requires the window of a pickup', () => {
    const problems = changed({ sendingMode: 'PICKUP', pickupDate: '2026-11-21', pickupWindow: '' });
    expect(problems).toEqual({ pickupWindow: 'required' });
  });

  it('accepts a company in place of a name', () => {
    const { sender } = filledDraft().values;
    expect(changed({ sender: { ...sender, name: '' } })).toEqual({});
    expect(changed({ sender: { ...sender, name: '', company: ' ' } })).toEqual({
      'sender.name': 'senderNameOrCompany',
    });
  });

  it('reports missing answers of the first page', () => {
    const { problems } = checkDraft(filledDraft(), { ...NEEDS, customerType: '' }, FACTS);
    expect(problems.map(({ field }) => field)).toEqual(['needs']);
  });
});

describe('problemsOn', () => {
  const problems = [
    { field: 'sender.phone', key: 'required' },
    { field: 'parcels.0.weightKg', key: 'weightRange' },
    { field: 'agreed', key: 'agreementMissing' },
  ];

  it('returns each step’s own problems, and all of them for the last step', () => {
    expect(problemsOn('parties', problems)).toEqual([problems[0]]);
    expect(problemsOn('parcels', problems)).toEqual([problems[1]]);
    expect(problemsOn('review', problems)).toEqual(problems);
  });
});
