import 'server-only';
import { View } from '@react-pdf/renderer';
import { GROUND_COLOUR, HAIRLINE, INK, MUTED_INK } from './ink';
import { PdfLine, PdfRow, BilingualLines, BilingualRow, type PdfSide } from './line';
import type { InvoiceItem, InvoiceContent } from '../../../platform/ports/print-content';

type Column = keyof InvoiceContent['columns'];

const COLUMNS: { name: Column; width: number | 'rest'; align: 'start' | 'end' }[] = [
  { name: 'parcel', width: 42, align: 'start' },
  { name: 'goods', width: 'rest', align: 'start' },
  { name: 'weight', width: 58, align: 'end' },
  { name: 'quantity', width: 52, align: 'end' },
  { name: 'unitValue', width: 84, align: 'end' },
  { name: 'value', width: 88, align: 'end' },
];

const cell = (width: number | 'rest') => ({ paddingHorizontal: 4, ...(width === 'rest' ? { flex: 1 } : { width }) });

/** Table of parcels, one row each. The heading is repeated on every page. */
export function InvoiceTable({ side, columns, items }: { side: PdfSide } & Pick<InvoiceContent, 'columns' | 'items'>) {
  return (
    <View style={{ marginTop: 16 }}>
      <View fixed style={{ backgroundColor: GROUND_COLOUR, borderBottom: `1pt solid ${INK}` }}>
        <PdfRow side={side} style={{ paddingVertical: 5, alignItems: 'flex-end' }}>
          {COLUMNS.map(({ name, width, align }) => (
            <View key={name} style={cell(width)}>
              <BilingualLines side={side} align={align} strong words={columns[name]} style={{ fontSize: 7.5 }} />
            </View>
          ))}
        </PdfRow>
      </View>
      {items.map((item, index) => (
        <Item key={index} side={side} item={item} />
      ))}
    </View>
  );
}

function Item({ side, item }: { side: PdfSide; item: InvoiceItem }) {
  return (
    <View wrap={false} style={{ borderBottom: `0.6pt solid ${HAIRLINE}` }}>
      <PdfRow side={side} style={{ paddingVertical: 6 }}>
        {COLUMNS.map(({ name, width, align }) => (
          <View key={name} style={cell(width)}>
            {name === 'goods' ? (
              <>
                <PdfLine side={side} style={{ fontSize: 9.5 }}>
                  {item.nameEn}
                </PdfLine>
                <PdfLine side={side} style={{ fontSize: 8.5, color: MUTED_INK }}>
                  {item.nameCn}
                </PdfLine>
                {item.customs.map(({ words, value }) => (
                  <PdfRow key={words.en} side={side} style={{ alignItems: 'baseline', flexWrap: 'wrap', gap: 4 }}>
                    <BilingualRow side={side} words={words} style={{ fontSize: 7.5, color: MUTED_INK }} />
                    <PdfLine side={side} style={{ fontSize: 8.5 }}>
                      {value}
                    </PdfLine>
                  </PdfRow>
                ))}
                <PdfLine side={side} style={{ fontSize: 7.5, color: MUTED_INK }}>
                  {item.waybillNo}
                </PdfLine>
              </>
            ) : (
              <PdfLine side={side} align={align} style={{ fontSize: 9.5 }}>
                {item[name]}
              </PdfLine>
            )}
          </View>
        ))}
      </PdfRow>
    </View>
  );
}
