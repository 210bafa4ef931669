import * as z from 'zod';
import { id } from '../fields';

/** Browsers and systems that we distinguish. All others are `other`. */
export const BROWSERS = ['chrome', 'safari', 'firefox', 'edge', 'opera', 'samsung', 'wechat', 'uc', 'other'] as const;
export const SYSTEMS = ['windows', 'macos', 'linux', 'chromeos', 'android', 'ios', 'harmonyos', 'other'] as const;

const device = { browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) };

export const SessionEntry = z.object({
  id: z.string(),
  ...device,
  /** True if "remember me" was chosen. */
  remembered: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Last use, to the minute. */
  lastSeenAt: z.iso.datetime(),
  /** True for the session of this request. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** At most 50 live sessions: the session of this request first, then the latest use first. */
export const SessionListResponse = z.object({ items: z.array(SessionEntry) });

export const EndSessionRequest = z.object({ id });
export const SessionsEndedResponse = z.object({
  /** Number of live sessions that were ended. */
  ended: z.int(),
});
