import 'server-only';
import { CALL_GROUPS, CALL_TEXTS, type CallGroupName } from '@/lib/contract/call-texts';
import { CALL_NAMES } from '@/lib/contract/calls';
import { docsOfGroup } from '@/lib/contract/docs-address';
import { callSection } from '@/lib/server/web/docs/call-section';
import { GROUP_SCRIPT } from '@/lib/server/web/docs/dress';
import type { DocsPage } from '@/lib/server/web/docs/frame';
import { prose } from '@/lib/server/web/docs/markup';

export const callsOf = (group: CallGroupName) => CALL_NAMES.filter((name) => CALL_TEXTS.get(name)?.group === group);

/** The calls of a group in full. */
export function groupPage(group: CallGroupName): DocsPage {
  const lead = `<p class="lead">${prose(CALL_GROUPS[group].description)} Samples show the shape of a call, with invented values.</p>`;
  return {
    path: docsOfGroup(group),
    title: group,
    main: `${lead}<section>${callsOf(group).map(callSection).join('\n')}</section>`,
    style: '',
    script: GROUP_SCRIPT,
  };
}
