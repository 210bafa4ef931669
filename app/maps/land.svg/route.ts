import { landSheet } from '@/components/network/land-sheet';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(landSheet(), { headers: { 'content-type': 'image/svg+xml' } });
}
