import { marketLand } from '@/components/network/market-land';
import { COUNTRIES, isCountry } from '@/lib/market/country';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ENDING = '.json';

export function generateStaticParams() {
  return COUNTRIES.map((country) => ({ file: country.toLowerCase() + ENDING }));
}

/** The land around a country as GeoJSON, drawn when the site is built. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const country = (await params).file.slice(0, -ENDING.length).toUpperCase();
  if (!isCountry(country)) return new Response(null, { status: 404 });
  return Response.json(await marketLand(country));
}
