import 'server-only';
import { readFile } from 'node:fs/promises';
import { readRouteConfig } from '@/lib/routing/route-config';
import type { Config } from '../config';

/** Under this tag Next stores every page and file of the App Router. */
export const EVERY_PAGE = '_N_T_/layout';

type Addresses = Readonly<Record<'SITE_URL' | 'TURKISH_HOSTS', string>>;

/** What scripts/prepare.mjs noted when it built; null for a build without that note. */
async function readBuiltFor(): Promise<Addresses | null> {
  const note = await readFile('.next/built-for.json', 'utf8').catch(() => null);
  return note === null ? null : (JSON.parse(note) as Addresses);
}

/** Whether stored pages hold other addresses (canonical, hreflang, links between hosts) than this process is to give. */
export async function isBuiltForOtherAddresses({ SITE_URL = '', TURKISH_HOSTS }: Config): Promise<boolean> {
  const built = await readBuiltFor();
  if (built === null || built.SITE_URL !== SITE_URL) return true;
  return readRouteConfig(built).turkishHosts.join() !== TURKISH_HOSTS.join();
}
