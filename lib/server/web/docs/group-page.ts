import 'server-only';
import { CALL_NAMES } from '@/lib/contract/calls';
import { CALL_GROUPS, type CallGroup } from '@/lib/contract/calls/groups';
import { docsOfGroup } from '@/lib/contract/developers/docs-address';
import { REGISTRY } from '@/lib/contract/registry';
import { callSection } from './call-section';
import { GROUP_SCRIPT } from './docs-style';
import type { DocsPage } from './frame';
import { prose } from './markup';

export const callsOf = (group: CallGroup) => CALL_NAMES.filter((name) => REGISTRY[name].group === group);

/** Returns the page of a group with all its calls. */
export function groupPage(group: CallGroup): DocsPage {
  const lead = `<p class="lead">${prose(CALL_GROUPS[group])} Samples show the shape of a call, with invented values.</p>`;
  return {
    path: docsOfGroup(group),
    title: group,
    main: `${lead}<section>${callsOf(group).map(callSection).join('\n')}</section>`,
    style: '',
    script: GROUP_SCRIPT,
  };
}
