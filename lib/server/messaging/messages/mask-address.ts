import 'server-only';

/** Masks an address so that only its owner recognises it: `a***@example.com`, `+233***23`. */
export function maskAddress(address: string): string {
  const atSign = address.lastIndexOf('@');
  if (atSign > 0) return `${address.slice(0, 1)}***${address.slice(atSign)}`;
  return address.length < 8 ? '***' : `${address.slice(0, 4)}***${address.slice(-2)}`;
}
