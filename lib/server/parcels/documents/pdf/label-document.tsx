import 'server-only';
import { Page, Path, Svg, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import { directionOf } from '@/lib/market/language';
import { BrandMark } from './brand-mark';
import { PdfBarcode, PdfQrCode } from './codes';
import { countryCapitals, LabelAddress } from './label-address';
import { BARCODE_HEIGHT, LABEL_INNER_SIZE, labelAddresses, LABEL_MARGIN, LABEL_SHEET } from './label-measures';
import { PdfLine, BilingualRow, PdfRow, BilingualLines, type PdfSide } from './line';
import { PrintedDocument } from './printed-document';
import { SpecimenMark } from './specimen-mark';
import type { LabelContent, LabelPiece, LabelsContent } from '../../../platform/ports/print-content';

const INK = '#000000';
const PAPER = '#ffffff';

/** A6 shipping labels, one page per piece: barcode, addresses and delivery facts. */
export function LabelDocument({ content }: { content: LabelContent | LabelsContent }) {
  const labels = content.kind === 'labels' ? content.labels : [content];
  return (
    <PrintedDocument content={content}>
      {labels.map((label, order) => (
        <Fragment key={order}>
          {label.pieces.map((piece, index) => (
            <LabelPage key={index} content={label} piece={piece} />
          ))}
        </Fragment>
      ))}
    </PrintedDocument>
  );
}

function LabelPage({ content, piece }: { content: LabelContent; piece: LabelPiece }) {
  const side = directionOf(content.language);
  const { waybillNo } = piece;
  const { sender, receiver } = labelAddresses(content, piece);
  return (
    <Page
      size={[LABEL_SHEET.width, LABEL_SHEET.height]}
      style={{ padding: LABEL_MARGIN, color: INK, backgroundColor: PAPER, fontSize: 8 }}
    >
      <View style={{ height: LABEL_INNER_SIZE.height, overflow: 'hidden' }}>
        <Head content={content} side={side} />
        <View style={{ marginTop: 7, flexShrink: 0 }}>
          <PdfBarcode text={waybillNo} width={LABEL_INNER_SIZE.width} height={BARCODE_HEIGHT} />
          <PdfLine side="ltr" align="center" strong style={{ fontSize: 15, letterSpacing: 1.6, marginTop: 2 }}>
            {withSpaces(waybillNo)}
          </PdfLine>
        </View>
        <View style={{ flexGrow: 1, flexShrink: 0, justifyContent: 'center' }}>
          <LabelAddress side={side} title={content.to} {...receiver} strong />
        </View>
        <View style={{ flexShrink: 0, borderTop: `0.6pt solid ${INK}`, paddingVertical: 4 }}>
          <LabelAddress side={side} title={content.from} {...sender} />
        </View>
        <Foot content={content} piece={piece} side={side} />
      </View>
      {content.specimen && <SpecimenMark side={side} words={content.specimen} />}
    </Page>
  );
}

/** Returns the number with spaces between its parts. */
function withSpaces(waybillNo: string): string {
  return waybillNo.replace(/^(..)(....)(....)(...)(..)$/, '$1 $2 $3 $4 $5');
}

function Head({ content, side }: { content: LabelContent; side: PdfSide }) {
  const { receiver, brand, service, route } = content;
  return (
    <PdfRow
      side={side}
      style={{ flexShrink: 0, alignItems: 'center', borderBottom: `1.6pt solid ${INK}`, paddingBottom: 5 }}
    >
      <View style={{ flex: 1 }}>
        <PdfRow side={side} style={{ alignItems: 'center', columnGap: 4 }}>
          <BrandMark size={18} colour={INK} />
          <PdfLine side={side} strong style={{ fontSize: 15 }}>
            {brand}
          </PdfLine>
        </PdfRow>
        <BilingualLines side={side} words={service} style={{ fontSize: 7.5, marginTop: 1 }} />
      </View>
      <View style={{ alignItems: route || side === 'ltr' ? 'flex-end' : 'flex-start' }}>
        {route ? (
          <RouteCodes {...route} />
        ) : (
          <PdfLine side={side} strong style={{ fontSize: 27, lineHeight: 1.1 }}>
            {receiver.countryCode}
          </PdfLine>
        )}
        <PdfLine side={side} strong style={{ fontSize: 7 }}>
          {[route?.place ?? '', countryCapitals(receiver)].filter(Boolean).join(' · ')}
        </PdfLine>
      </View>
    </PdfRow>
  );
}

/** The route by its hubs' codes. Left to right in every language, like the number. */
function RouteCodes({ from, to }: NonNullable<LabelContent['route']>) {
  return (
    <PdfRow side="ltr" style={{ alignItems: 'center', columnGap: 5 }}>
      <PdfLine side="ltr" strong style={{ fontSize: 27, lineHeight: 1.1 }}>
        {from}
      </PdfLine>
      <Svg viewBox="0 0 24 16" style={{ width: 21, height: 14 }}>
        <Path d="M0 8h20M13 1l8 7-8 7" stroke={INK} strokeWidth={4} fill="none" />
      </Svg>
      <PdfLine side="ltr" strong style={{ fontSize: 27, lineHeight: 1.1 }}>
        {to}
      </PdfLine>
    </PdfRow>
  );
}

function Foot({ content, piece, side }: { content: LabelContent; piece: LabelPiece; side: PdfSide }) {
  const { collect, trackAddress } = piece;
  return (
    <View style={{ flexShrink: 0 }}>
      {collect && <Collect collect={collect} side={side} />}
      <PdfRow
        side={side}
        style={{ alignItems: 'center', ...(!collect && { borderTop: `1.6pt solid ${INK}` }), paddingTop: 5 }}
      >
        <PdfQrCode text={trackAddress} size={74} />
        <View style={{ flex: 1, paddingHorizontal: 6 }}>
          <PdfRow side={side} style={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <View style={{ flex: 1 }}>
              <BilingualLines side={side} strong words={piece.piece} style={{ fontSize: 11 }} />
            </View>
            <PdfLine side={side} align="end" strong style={{ fontSize: 15 }}>
              {piece.weight}
            </PdfLine>
          </PdfRow>
          <PdfLine side={side} style={{ fontSize: 7.5, marginTop: 2 }}>
            {piece.size}
          </PdfLine>
          <PdfLine side={side} style={{ fontSize: 7.5, maxLines: 2, textOverflow: 'ellipsis' }}>
            {piece.goods}
          </PdfLine>
          <PdfRow side={side} style={{ flexWrap: 'wrap', columnGap: 6, marginTop: 2, fontSize: 6.2 }}>
            {content.facts.map(({ words, value }) => (
              <PdfRow key={words.en} side={side} style={{ columnGap: 2 }}>
                <PdfLine side={side}>{words.local ?? words.en}</PdfLine>
                <PdfLine side={side} strong>
                  {value}
                </PdfLine>
              </PdfRow>
            ))}
          </PdfRow>
        </View>
      </PdfRow>
    </View>
  );
}

function Collect({ collect, side }: { collect: NonNullable<LabelPiece['collect']>; side: PdfSide }) {
  const { words, amount, note } = collect;
  return (
    <PdfRow
      side={side}
      style={{
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: INK,
        color: PAPER,
        paddingHorizontal: 6,
        paddingVertical: 4,
      }}
    >
      <View style={{ flex: 1 }}>
        <BilingualRow side={side} strong words={words} style={{ fontSize: 9 }} />
        {note && <BilingualRow side={side} words={note} style={{ fontSize: 6.5 }} />}
      </View>
      <PdfLine side={side} align="end" strong style={{ fontSize: 16 }}>
        {amount}
      </PdfLine>
    </PdfRow>
  );
}
