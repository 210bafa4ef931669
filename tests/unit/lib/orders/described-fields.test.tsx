import { describe, expect, it } from 'vitest';
import { OrderParcels } from '@/components/parcels/orders/detail/order-parcels';
import { OptionalFields } from '@/components/sending/fields/optional-fields';
import { PARCEL_REQUEST_FIELDS, ORDER_REQUEST_FIELDS } from '@/lib/contract/orders/order-fields';
import { OrderRequest } from '@/lib/contract/orders/order-request';
import { OrderView } from '@/lib/contract/orders/order-view';
import { emptyDraft } from '@/lib/drafts/draft';
import { draftFromOrder } from '@/lib/drafts/draft-from-order';
import { toOrderRequest } from '@/lib/drafts/to-order-request';
import { LANGUAGES } from '@/lib/market/language';
import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import {
  describedField,
  ORDER_FIELD_NAMES,
  PARCEL_FIELD_NAMES,
  typedFields,
  type AnyFieldName,
} from '@/lib/orders/fields';
import { EXPORT_COLUMNS } from '@/lib/server/programs/ops/parcels/exported-order';
import { ORDER_INPUT } from '@/lib/server/parcels/orders/order-input';
import { invoiceOfOrder } from '@/lib/server/parcels/documents/invoice-of-order';
import { choiceNames, columnNames, columnTitle } from '@/lib/server/parcels/sheets/column-names';
import { translateSheet } from '@/lib/server/platform/texts/server-texts';
import { COLUMNS } from '@/lib/sheets/columns';
import { groupRows } from '@/lib/sheets/group-rows';
import { orderCandidate } from '@/lib/sheets/order-candidate';
import { readTable } from '@/lib/sheets/table';
import { readSource } from '../../../architecture/files';
import { requestFields } from '../../../fixtures/request-fields';
import { sentences } from '../../support/catalogue';
import { orderInWords } from '../../support/sample-orders';
import { htmlOf } from '../../support/render';
import { filledDraft, NEEDS } from '../../support/drafts';

const NAMES: readonly AnyFieldName[] = [...PARCEL_FIELD_NAMES, ...ORDER_FIELD_NAMES];
const ofParcel = (name: string) => (PARCEL_FIELD_NAMES as readonly string[]).includes(name);
const pathOf = (name: string) => (ofParcel(name) ? `parcels.0.${name}` : name);
const sampleOf = (name: AnyFieldName) => describedField(name).example ?? 'Sample';
const samplesOf = <Name extends AnyFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sampleOf(name)])) as Record<Name, string>;
const PARCEL_SAMPLES = samplesOf(PARCEL_FIELD_NAMES);
const ORDER_SAMPLES = samplesOf(ORDER_FIELD_NAMES);

/** Files that derive their part from the description, with what they would otherwise forget. */
const DERIVED: Readonly<Record<string, string>> = {
  'lib/contract/orders/order-fields.ts': 'the schema',
  'lib/drafts/draft.ts': 'the empty value of a form',
  'lib/drafts/draft-from-order.ts': 'the value of an order that is changed or copied',
  'lib/drafts/to-order-request.ts': 'the value in the request',
  'lib/sheets/columns.ts': 'the column of a sheet',
  'lib/sheets/order-candidate.ts': 'the value of a sheet',
  'lib/server/programs/ops/parcels/exported-order.ts': 'the column of the export',
  'lib/server/parcels/documents/invoice-of-order.ts': 'the line of the invoice',
  'lib/server/web/docs/sample-value.ts': 'the sample of the API',
  'components/sending/wizard/parcels/parcel-card.island.tsx': 'the control of a parcel in the wizard',
  'components/sending/wizard/parcels/extra-fields.island.tsx': 'the control of an order in the wizard',
  'components/sending/wizard/review/review-parcels.island.tsx': 'the value of a parcel in the review',
  'components/sending/wizard/review/review-details.island.tsx': 'the value of an order in the review',
  'components/basic/send-parcels.tsx': 'the control of a parcel without scripts',
  'components/basic/send-extras.tsx': 'the control of an order without scripts',
  'components/basic/use-order-field-labels.ts': 'the label in the list of errors',
  'components/parcels/orders/detail/order-parcels.tsx': 'the value of a parcel on the page of an order',
  'components/parcels/orders/detail/order-info.tsx': 'the value of an order on its page',
};

it.each(Object.entries(DERIVED))('%s derives %s from lib/orders/fields.ts', (file, part) => {
  expect(readSource(file), `${file} must use the names of lib/orders/fields.ts for ${part}`).toMatch(
    /from '@\/lib\/orders\/fields'/,
  );
});

describe.each(NAMES)('the field %s', (name) => {
  it('has a label in six languages, and a hint if its description has one', () => {
    for (const language of LANGUAGES) {
      const texts = sentences(language, 'ship');
      const keys = [...texts.keys()].filter((key) => key.startsWith(`orderFields.${name}.`));
      const parts = describedField(name).hint ? ['label', 'hint'] : ['label'];
      expect(
        keys,
        `messages/${language}/ship.json: orderFields.${name} needs ${parts.join(' and ')}, and nothing else`,
      ).toEqual(parts.map((part) => `orderFields.${name}.${part}`));
    }
  });

  it('is part of the request, and its example is valid', () => {
    expect(requestFields(OrderRequest), `lib/contract/orders/order-request.ts: the request lacks ${name}`).toContain(
      pathOf(name),
    );
    const schema = { ...PARCEL_REQUEST_FIELDS, ...ORDER_REQUEST_FIELDS }[name];
    expect(
      schema.safeParse(sampleOf(name)),
      `lib/orders/fields.ts: the example of ${name} must match its schema in lib/contract/orders/order-fields.ts`,
    ).toMatchObject({ success: true, data: sampleOf(name) });
  });

  it('is part of the response', () => {
    const shape = ofParcel(name) ? OrderView.shape.parcels.element.shape : OrderView.shape;
    expect(Object.keys(shape), `lib/contract/orders/order-view.ts: OrderView lacks ${name}`).toContain(name);
  });

  it('is stored, and orders of earlier releases stay readable', () => {
    const { parcels, ...order } = OrderRequest.parse(candidateOf({}));
    const storedOrder = {
      ...order,
      ...ORDER_SAMPLES,
      parcels: parcels.map((each) => ({ ...each, ...PARCEL_SAMPLES })),
    };
    const reads = (value: object) => ORDER_INPUT.read(JSON.stringify(value));
    expect(valueIn(reads(storedOrder), name), `lib/server/parcels/orders/order-input.ts drops ${name}`).toBe(
      sampleOf(name),
    );
    const { [name]: _, ...rest } = { ...storedOrder, parcels: [] } as Record<string, unknown>;
    const old = parcels.map((parcel) => Object.fromEntries(Object.entries(parcel).filter(([key]) => key !== name)));
    expect(valueIn(reads({ ...rest, parcels: old }), name) ?? '').toBe('');
  });

  it('goes from the form to the request, and back from an order', () => {
    const request = candidateOf({ ...ORDER_SAMPLES, parcels: parcelsWith(PARCEL_SAMPLES) });
    expect(valueIn(request, name), `lib/drafts/to-order-request.ts drops ${name}`).toBe(sampleOf(name));
    const view = orderInWords('en', 'GH').english;
    const parcels = view.parcels.map((each) => ({ ...each, ...PARCEL_SAMPLES }));
    const { values } = draftFromOrder({ ...view, ...ORDER_SAMPLES, parcels });
    expect(valueIn(values, name), `lib/drafts/draft-from-order.ts drops ${name}`).toBe(sampleOf(name));
  });

  it('has a column in sheets, read by its name in six languages', () => {
    const { id } = COLUMNS.find(({ field }) => field === name) ?? { id: undefined };
    expect(id, `lib/sheets/columns.ts: no column for ${name}`).toBeDefined();
    for (const language of LANGUAGES) {
      const head = [columnTitle(id!, language), columnTitle('receiverName', language)];
      const rows = [head, [sampleOf(name), 'Ama']].map((cells, index) => ({
        row: index + 1,
        cells: cells.map((text) => ({ text, isNumber: false })),
      }));
      const table = readTable(rows, columnNames())!;
      expect(table.unknown, `a sheet in ${language} with the column ${name}`).toEqual([]);
      const { candidate } = orderCandidate(groupRows(table.rows).orders[0]!, FACTS);
      expect(valueIn(candidate, name), `lib/sheets/order-candidate.ts drops ${name}`).toBe(sampleOf(name));
    }
  });

  it('has a column in the export', () => {
    expect(Object.keys(EXPORT_COLUMNS), `lib/server/programs/ops/parcels/exported-order.ts lacks ${name}`).toContain(
      name,
    );
  });

  it('has a control', async () => {
    const field = (path: string) => ({ name: path, error: undefined });
    const html = await htmlOf(GHANA, <OptionalFields field={field} names={[name]} parcel={0} />, ['ship']);
    expect(html, `components/sending/fields/optional-fields.tsx renders no control of ${name}`).toContain(
      `name="parcels.0.${name}"`,
    );
  });
});

const GHANA = parsePrefix('gh-en' as Prefix)!;
const FACTS = {
  choices: choiceNames(new Map()),
  gazetteer: { countries: [], places: new Map(), areas: new Map() },
  country: 'GH' as const,
};
const parcelsWith = (change: object) => filledDraft().values.parcels.map((parcel) => ({ ...parcel, ...change }));
const candidateOf = (change: object) => ({
  kind: 'international' as const,
  ...toOrderRequest(filledDraft('international', 'GH', change), NEEDS, 'GH'),
});

function valueIn(order: { parcels: readonly object[] }, name: AnyFieldName): unknown {
  const { [name]: value } = (ofParcel(name) ? order.parcels[0] : order) as Partial<Record<AnyFieldName, unknown>>;
  return value;
}

describe('a described field of a parcel', () => {
  it('is shown on the page of the order', async () => {
    const order = orderInWords('en', 'GH').english;
    const parcels = order.parcels.map((parcel) => ({ ...parcel, ...PARCEL_SAMPLES, originCountry: 'TR' }));
    const html = await htmlOf(GHANA, <OrderParcels order={{ ...order, parcels }} />, ['ship', 'orders']);
    for (const text of ['HS code', '610910', 'Country of origin', 'Türkiye']) expect(html).toContain(text);
  });

  it.each(LANGUAGES)('is printed on the invoice in English and in %s', (language) => {
    const order = orderInWords(language, 'GH');
    const { parcels } = order.english;
    order.english.parcels = parcels.map((parcel) => ({ ...parcel, ...PARCEL_SAMPLES }));
    const invoiceFields = PARCEL_FIELD_NAMES.filter((name) => describedField(name).invoice);
    const [item] = invoiceOfOrder(order).items;
    expect(item!.customs.map(({ words }) => [words.en, words.local])).toEqual(
      invoiceFields.map((name) => {
        const label = (spoken: typeof language) => translateSheet(spoken, 'ship', `orderFields.${name}.label`);
        return [label('en'), language === 'en' ? null : label(language)];
      }),
    );
    expect(item!.customs.map(({ value }) => value)).toEqual(['610910', 'China (CN)']);
  });

  it('is not printed if blank', () => {
    expect(invoiceOfOrder(orderInWords('en', 'GH')).items[0]!.customs).toEqual([]);
  });

  it('starts with its initial value, which a domestic order does not get', () => {
    expect(typedFields(PARCEL_FIELD_NAMES)).toEqual({ goodsNameCn: '', hsCode: '', originCountry: 'CN' });
    const [parcel] = toOrderRequest(emptyDraft('domestic', 'GH'), NEEDS, 'GH').parcels;
    expect(parcel).not.toHaveProperty('originCountry');
    expect(candidateOf({}).parcels[0]).toMatchObject({ originCountry: 'CN' });
  });
});
