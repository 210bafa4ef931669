import 'server-only';
import { View } from '@react-pdf/renderer';
import { BilingualLines, type PdfSide } from './line';
import type { BilingualText } from '../../../platform/ports/print-content';

/**
 * Mark across a page of a test order, so that nobody mistakes it for a label of a parcel. Only black and white, because
 * labels come from thermal printers.
 */
export function SpecimenMark({ side, words }: { side: PdfSide; words: BilingualText }) {
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        top: '42%',
        left: '10%',
        right: '10%',
        paddingVertical: 6,
        border: '2pt solid #000000',
        backgroundColor: '#ffffff',
        transform: 'rotate(-12deg)',
        alignItems: 'center',
      }}
    >
      <BilingualLines side={side} strong align="center" words={words} style={{ fontSize: 22 }} />
    </View>
  );
}
