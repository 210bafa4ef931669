import 'server-only';
import { BRAND } from '@/lib/market/brand';
import { DOCS_PATHS } from '@/lib/contract/developers/docs-address';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../../platform/context';
import { SAMPLE_ACCOUNTS } from '../seed/sample-accounts';
import type { ShownSample } from '../seed/sample-parcels';

const PREFIX = formatPrefix({ country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE });

const readableState = (state: string) => state.toLowerCase().replaceAll('_', ' ');

function trackingLines(siteUrl: string, samples: readonly ShownSample[]): string[] {
  if (samples.length === 0) return [];
  const waybills = samples.map(({ waybillNo }) => waybillNo);
  return [
    'Sample parcels that everyone can track:',
    ...samples.map(({ waybillNo, state }) => `  ${waybillNo}  ${readableState(state)}`),
    `  ${siteUrl}${paths.track(PREFIX, waybills)}`,
  ];
}

/**
 * Reports that the site serves. Without SITE_URL, prints the address, the sample accounts and what to try. With
 * SITE_URL, writes one line of the log.
 */
export function announceSite({ config, log }: Pick<Services, 'config' | 'log'>, samples: readonly ShownSample[]): void {
  const { siteUrl } = config;
  if (config.SITE_URL !== undefined) return log.info({ address: siteUrl, port: config.PORT }, 'port opened');
  const lines = [`${BRAND.name} is available at ${siteUrl}`];
  lines.push(`Sample accounts, for ${siteUrl}${paths.login(PREFIX)}`);
  lines.push(...SAMPLE_ACCOUNTS.map(({ email, password }) => `  ${email}  ${password}`));
  lines.push(...trackingLines(siteUrl, samples), `The API is described at ${siteUrl}${DOCS_PATHS.overview}`);
  if (!config.SMTP_URL || !config.SMS_GATEWAY_URL) {
    const unsentMessages = config.SMTP_URL
      ? 'SMS messages'
      : config.SMS_GATEWAY_URL
        ? 'Mails'
        : 'Mails and SMS messages';
    lines.push(`${unsentMessages} are written to ${config.OUTBOX_DIR}/`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
