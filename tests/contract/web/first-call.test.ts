import { expect, it } from 'vitest';
import { exampleResponse, exampleCommand } from '@/components/pages/access/first-call';
import type { Envelope } from '@/lib/contract/envelope';
import type { QuoteView } from '@/lib/contract/quotes/quotes';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { onEachDatabase } from '../support/world';

onEachDatabase('the first call of the page on platform access', (world) => {
  it.each(COUNTRIES)('works unchanged for %s', async (country) => {
    const language = MARKETS[country].defaultLanguage;
    const command = exampleCommand(`${world().origin}/api`, { country, language });
    const [, address = ''] = /^curl (\S+)/.exec(command) ?? [];
    const headers = Object.fromEntries(
      [...command.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(([, name, value]) => [name, value]),
    );
    const [, body = ''] = /-d '([\s\S]+)'$/.exec(command) ?? [];
    const response = await fetch(address, { method: 'POST', headers: headers as Record<string, string>, body });
    const envelope = (await response.json()) as Envelope<QuoteView>;
    expect({ status: response.status, success: envelope.success }, JSON.stringify(envelope)).toEqual({
      status: 200,
      success: true,
    });
    // The part of the response that the page shows must be in the response.
    const shown = JSON.parse(exampleResponse(envelope.data!, envelope.message)) as Envelope<QuoteView>;
    expect(envelope).toMatchObject({ ...shown, data: { totals: shown.data!.totals, transit: shown.data!.transit } });
    expect(envelope.data!.lines[0]).toMatchObject(shown.data!.lines[0]!);
    expect(envelope.data!.totals.length).toBeGreaterThan(0);
  });
});
