import 'server-only';
import { SITE_LIST } from '../network/site-list';
import type { Command } from './command';
import { exportCommand } from './export-list';
import { importCommand } from './import-list';

export const SITE_COMMANDS: readonly Command[] = [importCommand(SITE_LIST), exportCommand(SITE_LIST)];
