import 'server-only';
import { Page, Text, View } from '@react-pdf/renderer';
import { directionOf } from '@/lib/market/language';
import { BrandMark } from './brand-mark';
import { barcodeQuietZone, PdfBarcode, PdfQrCode } from './codes';
import { InvoiceTable } from './invoice-table';
import { HAIRLINE, INK, MUTED_INK } from './ink';
import { PrintedDocument } from './printed-document';
import { PdfLine, BilingualRow, PdfRow, BilingualLines, type PdfSide } from './line';
import type { InvoiceContent, PartyLines, BilingualText } from '../../../platform/ports/print-content';
import { familiesFor } from './register-fonts';
import { SpecimenMark } from './specimen-mark';

const BARCODE_WIDTH = 190;

/** Commercial invoice: A4, as many pages as its items need. */
export function InvoiceDocument({ content }: { content: InvoiceContent }) {
  const { brand, language, number, heading } = content;
  const side = directionOf(language);
  return (
    <PrintedDocument content={content}>
      <Page size="A4" style={{ padding: 36, paddingBottom: 48, color: INK, fontSize: 9 }}>
        <PdfRow side={side} style={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <View style={{ flex: 1 }}>
            <PdfRow side={side} style={{ alignItems: 'center', columnGap: 5 }}>
              <BrandMark size={16} colour={INK} />
              <PdfLine side={side} strong style={{ fontSize: 12 }}>
                {brand}
              </PdfLine>
            </PdfRow>
            <BilingualLines side={side} strong words={heading} style={{ fontSize: 20, marginTop: 2 }} />
          </View>
          {/* The quiet zone is in the page's margin, so that the bars end where the lines end. */}
          <View
            style={{
              width: BARCODE_WIDTH,
              [side === 'rtl' ? 'marginLeft' : 'marginRight']: -barcodeQuietZone(number, BARCODE_WIDTH),
            }}
          >
            <PdfBarcode text={number} width={BARCODE_WIDTH} height={34} />
            <PdfLine side="ltr" align="center" strong style={{ fontSize: 10, letterSpacing: 1, marginTop: 2 }}>
              {number}
            </PdfLine>
          </View>
        </PdfRow>
        <PdfRow side={side} style={{ marginTop: 14, gap: 18 }}>
          <Party side={side} title={content.exporter} party={content.sender} />
          <Party side={side} title={content.consignee} party={content.receiver} />
        </PdfRow>
        <Facts side={side} facts={content.facts} />
        <InvoiceTable side={side} columns={content.columns} items={content.items} />
        <View wrap={false} style={{ marginTop: 10 }}>
          <PdfRow side={side} style={{ gap: 20 }}>
            <Declaration side={side} content={content} />
            <Totals side={side} totals={content.totals} />
          </PdfRow>
          <Signature side={side} content={content} />
        </View>
        <Foot content={content} />
        {content.specimen && <SpecimenMark side={side} words={content.specimen} />}
      </Page>
    </PrintedDocument>
  );
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

function Party({ side, title, party }: { side: PdfSide; title: BilingualText; party: PartyLines }) {
  const { name, company, phone, email, street, places, country } = party;
  const text = { fontSize: 9, lineHeight: 1.35 };
  return (
    <View style={{ flex: 1, borderTop: `1.5pt solid ${INK}`, paddingTop: 6 }}>
      <BilingualLines side={side} words={title} style={{ fontSize: 8, color: MUTED_INK, marginBottom: 2 }} />
      {[name, company].filter(Boolean).map((person) => (
        <PdfLine key={person} side={side} strong style={{ fontSize: 11, lineHeight: 1.3 }}>
          {person}
        </PdfLine>
      ))}
      {[street, ...places, joined(country.en, country.local), joined(phone, email)]
        .filter(Boolean)
        .map((line, index) => (
          <PdfLine key={index} side={side} style={text}>
            {line}
          </PdfLine>
        ))}
    </View>
  );
}

const FACTS_PER_ROW = 5;

/** Facts in rows with a rule below each. The last cell of a row fills the rest of its width. */
function Facts({ side, facts }: { side: PdfSide; facts: InvoiceContent['facts'] }) {
  const rows = Array.from({ length: Math.ceil(facts.length / FACTS_PER_ROW) }, (_, row) =>
    facts.slice(row * FACTS_PER_ROW, (row + 1) * FACTS_PER_ROW),
  );
  return (
    <View style={{ marginTop: 12, borderTop: `0.6pt solid ${HAIRLINE}` }}>
      {rows.map((row, index) => (
        <PdfRow key={index} side={side} style={{ paddingVertical: 6, borderBottom: `0.6pt solid ${HAIRLINE}` }}>
          {row.map(({ words, value }, cell) => (
            <View
              key={words.en}
              style={{
                ...(cell === row.length - 1 ? { flex: 1 } : { width: '20%' }),
                [side === 'rtl' ? 'paddingLeft' : 'paddingRight']: 6,
              }}
            >
              <BilingualLines side={side} words={words} style={{ fontSize: 7, color: MUTED_INK }} />
              <View style={{ marginTop: 2 }}>
                <BilingualLines side={side} strong words={value} style={{ fontSize: 9 }} />
              </View>
            </View>
          ))}
        </PdfRow>
      ))}
    </View>
  );
}

function Totals({ side, totals }: { side: PdfSide; totals: InvoiceContent['totals'] }) {
  return (
    <View style={{ width: 290 }}>
      {totals.map(({ words, value, strong }) => (
        <PdfRow
          key={words.en}
          side={side}
          style={{
            justifyContent: 'space-between',
            alignItems: 'center',
            paddingVertical: 3,
            ...(strong && { borderTop: `1.5pt solid ${INK}`, marginTop: 3, paddingTop: 6 }),
          }}
        >
          <View style={{ flex: 1 }}>
            <BilingualRow side={side} strong={strong} words={words} style={{ fontSize: strong ? 10 : 8.5 }} />
          </View>
          <PdfLine side={side} align="end" strong={strong} style={{ fontSize: strong ? 13 : 9.5 }}>
            {value}
          </PdfLine>
        </PdfRow>
      ))}
    </View>
  );
}

function Declaration({ side, content }: { side: PdfSide; content: InvoiceContent }) {
  const { declaration, valuation, importCharges } = content;
  return (
    <View style={{ flex: 1, paddingTop: 4 }}>
      {[declaration, valuation, ...(importCharges ? [importCharges] : [])].map((words) => (
        <View key={words.en} style={{ marginBottom: 6 }}>
          <BilingualLines side={side} words={words} style={{ fontSize: 8.5, lineHeight: 1.4 }} />
        </View>
      ))}
    </View>
  );
}

const QR_SIZE = 68;
/** Width of the code's quiet zone in points: 4 of the 41 modules of a tracking address. */
const QUIET_ZONE = (QR_SIZE * 4) / 41;

/** The QR code for tracking, and the lines to sign on. The height of the code leaves space above the lines. */
function Signature({ side, content: { signature, trackAddress } }: { side: PdfSide; content: InvoiceContent }) {
  return (
    <PdfRow side={side} style={{ gap: 18, marginTop: 10, alignItems: 'flex-end' }}>
      {/* The quiet zone is in the page's margin, so that the code begins where the lines begin. */}
      <View style={{ [side === 'rtl' ? 'marginRight' : 'marginLeft']: -QUIET_ZONE }}>
        <PdfQrCode text={trackAddress} size={QR_SIZE} />
      </View>
      {[signature.name, signature.place, signature.sign].map((words) => (
        <View key={words.en} style={{ flex: 1, borderTop: `0.8pt solid ${INK}`, paddingTop: 4 }}>
          <BilingualRow side={side} words={words} style={{ fontSize: 7.5, color: MUTED_INK }} />
        </View>
      ))}
    </PdfRow>
  );
}

function Foot({ content }: { content: InvoiceContent }) {
  const { brand, number } = content;
  return (
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
        fontFamily: familiesFor(`${brand} · ${number}`),
      }}
      render={({ pageNumber, totalPages }) => `${brand} · ${number} · ${pageNumber} / ${totalPages}`}
    />
  );
}
