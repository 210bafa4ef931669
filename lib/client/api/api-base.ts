import { siteSettings } from '../site-settings';

/** Base URL of the API: this site's own, or the gateway that the operator configured. */
export const API_BASE = siteSettings().apiBase ?? '/api';
