import 'server-only';
import { View } from '@react-pdf/renderer';
import { BilingualLines, type Side } from './line';
import type { BilingualText } from '@/lib/server/platform/ports/paper';

/** Across a page, so that nobody takes what was tried out for a parcel. Black and white alone: labels come out of thermal printers. */
export function SpecimenMark({ side, words }: { side: Side; words: BilingualText }) {
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
