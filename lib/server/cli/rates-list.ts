import 'server-only';
import { RATE_LIST } from '../quotes/rate-list';
import type { Command } from './command';
import { exportCommand } from './export-list';
import { importCommand } from './import-list';

export const RATE_COMMANDS: readonly Command[] = [importCommand(RATE_LIST), exportCommand(RATE_LIST)];
