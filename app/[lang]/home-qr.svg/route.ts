import { encode } from 'uqr';
import { parsePrefix } from '@/lib/market/prefix';
import { qrPath } from '@/lib/parcel/qr-path';
import { homeAddress } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';

export const dynamic = 'force-static';
export const revalidate = 600;

/**
 * Returns the QR code of the market's home page (§2, footer). It is dark on white in every theme, as scanners require.
 */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const choice = parsePrefix((await params).lang);
  if (!choice) return new Response(null, { status: 404 });
  const { data, size } = encode(homeAddress(getConfig().siteUrl, choice), { border: 2 });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${qrPath(data)}"/></svg>`;
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
}
