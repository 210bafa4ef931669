import { siteSettings } from './site-settings';

/** This site's own API, or the gateway that its operator has set. */
export const API_BASE = siteSettings().apiBase ?? '/api';
