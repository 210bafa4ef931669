import 'server-only';
import { Page, Text, View } from '@react-pdf/renderer';
import { directionOf } from '@/lib/market/language';
import type { StatementContent } from '../../../platform/ports/print-content';
import { GROUND_COLOUR, HAIRLINE, INK, MUTED_INK } from './ink';
import { PrintedDocument } from './printed-document';
import { PdfLine, PdfRow, type PdfSide } from './line';
import { familiesFor } from './register-fonts';

/** Widths of columns in points. The columns with texts share the rest. */
const AMOUNT_WIDTH = 92;
const DAY_COLUMN_WIDTH = 68;

const widthOf = (index: number, count: number) =>
  index === 0 ? { width: DAY_COLUMN_WIDTH } : index >= count - 2 ? { width: AMOUNT_WIDTH } : { flex: 1 };

/** Statement of a ledger: A4, as many pages as its entries need. */
export function StatementDocument({ content }: { content: StatementContent }) {
  const { title, brand, language, facts, columns, rows, note } = content;
  const side = directionOf(language);
  return (
    <PrintedDocument content={content}>
      <Page size="A4" style={{ padding: 36, paddingBottom: 48, color: INK, fontSize: 9 }}>
        <PdfLine side={side} strong style={{ fontSize: 12, color: MUTED_INK }}>
          {brand}
        </PdfLine>
        <PdfLine side={side} strong style={{ fontSize: 20, marginTop: 2 }}>
          {title}
        </PdfLine>
        <PdfRow side={side} style={{ flexWrap: 'wrap', marginTop: 12, borderTop: `0.6pt solid ${HAIRLINE}` }}>
          {facts.map(({ label, value }) => (
            <View key={label} style={{ width: '25%', paddingVertical: 6 }}>
              <PdfLine side={side} style={{ fontSize: 7, color: MUTED_INK }}>
                {label}
              </PdfLine>
              <PdfLine side={side} strong style={{ fontSize: 9, marginTop: 2 }}>
                {value}
              </PdfLine>
            </View>
          ))}
        </PdfRow>
        <View style={{ marginTop: 12 }}>
          <View fixed style={{ backgroundColor: GROUND_COLOUR, borderBottom: `1pt solid ${INK}` }}>
            <Cells side={side} cells={columns} strong />
          </View>
          {rows.map((row, index) => (
            <View key={index} wrap={false} style={{ borderBottom: `0.6pt solid ${HAIRLINE}` }}>
              <Cells side={side} cells={row} />
            </View>
          ))}
        </View>
        <PdfLine side={side} style={{ fontSize: 8, color: MUTED_INK, marginTop: 12, lineHeight: 1.4 }}>
          {note}
        </PdfLine>
        <Text
          fixed
          style={{
            position: 'absolute',
            bottom: 24,
            left: 36,
            right: 36,
            fontSize: 7.5,
            color: MUTED_INK,
            textAlign: 'center',
            fontFamily: familiesFor(brand),
          }}
          render={({ pageNumber, totalPages }) => `${brand} · ${pageNumber} / ${totalPages}`}
        />
      </Page>
    </PrintedDocument>
  );
}

function Cells({ side, cells, strong = false }: { side: PdfSide; cells: readonly string[]; strong?: boolean }) {
  return (
    <PdfRow side={side} style={{ paddingVertical: 4 }}>
      {cells.map((cell, index) => (
        <View key={index} style={{ paddingHorizontal: 4, ...widthOf(index, cells.length) }}>
          <PdfLine
            side={side}
            align={index >= cells.length - 2 ? 'end' : 'start'}
            strong={strong}
            style={{ fontSize: strong ? 7.5 : 8.5 }}
          >
            {cell}
          </PdfLine>
        </View>
      ))}
    </PdfRow>
  );
}
