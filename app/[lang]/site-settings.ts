import { PASSWORD_TRANSFORM_DEFAULTS } from '@/lib/contract/accounts/password-transform-defaults';
import type { Config } from '@/lib/server/platform/config';

/**
 * Returns the attributes of the document from which the browser reads the operator's settings
 * (lib/client/site-settings.ts).
 */
export function siteSettingsOf(
  config: Pick<Config, 'API_BASE_URL' | 'PASSWORD_TRANSFORM_KEY' | 'PASSWORD_TRANSFORM_IV'>,
): Record<`data-${string}`, string> {
  const { API_BASE_URL, PASSWORD_TRANSFORM_KEY: key, PASSWORD_TRANSFORM_IV: iv } = config;
  return {
    ...(API_BASE_URL !== undefined && { 'data-api-base': API_BASE_URL }),
    ...(key !== PASSWORD_TRANSFORM_DEFAULTS.key && { 'data-transform-key': key }),
    ...(iv !== PASSWORD_TRANSFORM_DEFAULTS.iv && { 'data-transform-iv': iv }),
  };
}
