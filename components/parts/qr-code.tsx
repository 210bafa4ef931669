import { encode } from 'uqr';
import { qrPath } from '@/lib/parcel/qr-path';
import styles from './qr-code.module.css';

/** Renders a QR code as one path. It is dark on white in every theme, as scanners require. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
      <path d={qrPath(data)} />
    </svg>
  );
}
