import 'server-only';
import { Path, Svg } from '@react-pdf/renderer';

interface BrandMarkProps {
  /** Height in points. */
  size: number;
  colour: string;
}

/** Our mark in one colour: the bars of a label, and its arrow in the shape of a D (components/parts/logo.tsx). */
export function BrandMark({ size, colour }: BrandMarkProps) {
  return (
    <Svg viewBox="2 3 28 26" style={{ width: (size * 28) / 26, height: size, flexShrink: 0 }}>
      <Path d="M3 4h4v24H3zM9 4h2v24H9z" fill={colour} />
      <Path d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2" fill="none" stroke={colour} strokeWidth={3.8} />
      <Path d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5" fill="none" stroke={colour} strokeWidth={3} />
    </Svg>
  );
}
