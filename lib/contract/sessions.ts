import * as z from 'zod';
import { id } from './fields';

/** Kinds of browser and system that are told apart; everything else is `other`. */
export const BROWSERS = ['chrome', 'safari', 'firefox', 'edge', 'opera', 'samsung', 'wechat', 'uc', 'other'] as const;
export const SYSTEMS = ['windows', 'macos', 'linux', 'chromeos', 'android', 'ios', 'harmonyos', 'other'] as const;

const device = { browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) };

export const SessionEntry = z.object({
  id: z.string(),
  ...device,
  /** Remember-me was chosen. */
  remembered: z.boolean(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastSeenAt: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** The session that asks first, then by last use; the newest fifty. */
export const SessionListResponse = z.object({ items: z.array(SessionEntry) });

export const EndSessionRequest = z.object({ id });
export const SessionsEndedResponse = z.object({
  /** How many live sessions were ended. */
  ended: z.int(),
});
