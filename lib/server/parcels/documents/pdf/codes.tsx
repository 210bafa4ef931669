import 'server-only';
import { Path, Svg } from '@react-pdf/renderer';
import { encode } from 'uqr';
import { code128Bars } from '@/lib/parcel/code128-bars';
import { qrPath } from '@/lib/parcel/qr-path';

const BLACK = '#000000';

/** Width of the quiet zone on each side, in modules (ISO/IEC 15417). */
const QUIET_ZONE = 10;

/**
 * Returns the width in points of the quiet zone on one side of a bar code. `width`: of the code with both zones, in
 * points.
 */
export const barcodeQuietZone = (text: string, width: number) =>
  (width * QUIET_ZONE) / (code128Bars(text).width + 2 * QUIET_ZONE);

interface BarcodeProps {
  text: string;
  /** Size in points. */
  width: number;
  height: number;
}

/** Barcode in Code 128. */
export function PdfBarcode({ text, width, height }: BarcodeProps) {
  const bars = code128Bars(text);
  const viewBox = `${-QUIET_ZONE} 0 ${bars.width + 2 * QUIET_ZONE} 1`;
  return (
    <Svg viewBox={viewBox} preserveAspectRatio="none" style={{ width, height }}>
      <Path d={bars.path} fill={BLACK} />
    </Svg>
  );
}

/** QR code of a URL with its quiet zone of four modules (ISO/IEC 18004). */
export function PdfQrCode({ text, size }: { text: string; size: number }) {
  const code = encode(text, { border: 4 });
  return (
    <Svg viewBox={`0 0 ${code.size} ${code.size}`} style={{ width: size, height: size }}>
      <Path d={qrPath(code.data)} fill={BLACK} />
    </Svg>
  );
}
