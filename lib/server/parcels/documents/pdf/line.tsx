import 'server-only';
import { Text, View, type TextProps } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Direction } from '@/lib/market/language';
import { chineseParts } from './chinese-parts';
import type { BilingualText } from '../../../platform/ports/print-content';
import { familiesFor, FONT_WEIGHTS } from './register-fonts';
import { sentenceDirection, textDirection } from './text-direction';

type Style = Exclude<NonNullable<TextProps['style']>, unknown[]>;

/** Inline start of the document. Every block is aligned to it, whatever its script. */
export type PdfSide = Direction;

interface LineProps {
  side: PdfSide;
  children: string;
  style?: Style;
  strong?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Base direction, if the first letter does not decide it. */
  direction?: Direction;
}

const START = { ltr: 'left', rtl: 'right' } as const;
const END = { ltr: 'right', rtl: 'left' } as const;

/** Renders a text. Its letters decide the base direction, the document decides the alignment. */
export function PdfLine({ side, children, style = {}, strong = false, align = 'start', direction }: LineProps) {
  if (children === '') return null;
  const textAlign = align === 'center' ? 'center' : align === 'end' ? END[side] : START[side];
  const fontWeight = strong ? FONT_WEIGHTS.strong : FONT_WEIGHTS.body;
  const type = { flexShrink: 0, fontFamily: familiesFor(children), fontWeight };
  const parts = chineseParts(children);
  if (parts) return <ChineseLines parts={parts} textAlign={textAlign} style={style} type={type} />;
  const base = direction ?? textDirection(children);
  return <Text style={{ ...type, direction: base, textAlign, ...style }}>{children}</Text>;
}

const JUSTIFY = { left: 'flex-start', right: 'flex-end', center: 'center' } as const;

interface ChineseLinesProps {
  parts: readonly string[];
  textAlign: keyof typeof JUSTIFY;
  style: Style;
  type: Style;
}

/** The renderer breaks lines at spaces only. Chinese has none, so its segments are wrapped as flex items. */
function ChineseLines({ parts, textAlign, style, type }: ChineseLinesProps) {
  const { marginTop, marginBottom, ...rest } = style;
  const margins = {
    ...(marginTop !== undefined && { marginTop }),
    ...(marginBottom !== undefined && { marginBottom }),
  };
  return (
    <View
      style={{ flexDirection: 'row', flexWrap: 'wrap', flexShrink: 0, justifyContent: JUSTIFY[textAlign], ...margins }}
    >
      {parts.map((part, index) => (
        <Text key={index} style={{ ...type, ...rest }}>
          {part}
        </Text>
      ))}
    </View>
  );
}

interface BilingualLinesProps {
  side: PdfSide;
  words: BilingualText;
  style?: Style;
  strong?: boolean;
  align?: LineProps['align'];
}

/** A text in the reader's language with small English below it, for customs. */
export function BilingualLines({ side, words, style = {}, strong = false, align = 'start' }: BilingualLinesProps) {
  const { en, local } = words;
  const rest = { side, strong, align };
  if (local === null)
    return (
      <PdfLine {...rest} style={style}>
        {en}
      </PdfLine>
    );
  const size = typeof style.fontSize === 'number' ? style.fontSize : 8;
  return (
    <View>
      <PdfLine {...rest} style={style} direction={sentenceDirection(local, side)}>
        {local}
      </PdfLine>
      <PdfLine side={side} align={align} style={{ ...style, fontSize: Math.max(5.5, size * 0.8) }}>
        {en}
      </PdfLine>
    </View>
  );
}

/** Children in a row, from the document's inline start. */
export function PdfRow({ side, style = {}, children }: { side: PdfSide; style?: Style; children: ReactNode }) {
  return <View style={{ flexDirection: side === 'rtl' ? 'row-reverse' : 'row', ...style }}>{children}</View>;
}

interface BilingualRowProps {
  side: PdfSide;
  words: BilingualText;
  style?: Style;
  strong?: boolean;
}

/** Renders the same as `BilingualLines` in one row. */
export function BilingualRow({ side, words: { en, local }, style = {}, strong = false }: BilingualRowProps) {
  const size = typeof style.fontSize === 'number' ? style.fontSize : 8;
  return (
    <PdfRow side={side} style={{ alignItems: 'baseline', flexWrap: 'wrap' }}>
      <PdfLine side={side} strong={strong} style={style} direction={sentenceDirection(local ?? en, side)}>
        {local ?? en}
      </PdfLine>
      {local !== null && (
        <PdfLine side={side} style={{ ...style, fontSize: size * 0.8, marginHorizontal: 4 }}>
          {en}
        </PdfLine>
      )}
    </PdfRow>
  );
}
