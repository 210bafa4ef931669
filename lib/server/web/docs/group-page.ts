import 'server-only';
import { CALL_NAMES, type CallName } from '@/lib/contract/calls';
import { CALL_GROUPS, type CallGroup } from '@/lib/contract/calls/groups';
import { docsOfGroup } from '@/lib/contract/developers/docs-address';
import { REGISTRY } from '@/lib/contract/registry';
import { aliasTag, callSection, callTitle } from './call-section';
import { COPY_SCRIPT, GROUP_SCRIPT } from './docs-style';
import type { DocsPage } from './frame';
import { proseHtml } from './markup';

export const callsOf = (group: CallGroup) => CALL_NAMES.filter((name) => REGISTRY[name].group === group);

/** Returns the section of each call. A schema that several calls share has its table once, at the first of them. */
function sectionsOf(site: string, names: readonly CallName[]): string[] {
  const first = new Map<unknown, CallName>();
  return names.map((name) => {
    const { request, response } = REGISTRY[name];
    const same = { request: first.get(request), response: first.get(response) };
    for (const schema of [request, response]) if (!first.has(schema)) first.set(schema, name);
    return callSection(site, name, same);
  });
}

/** Returns the page of a group with all its calls. `site`: the origin of this site. */
export function groupPage(site: string, group: CallGroup): DocsPage {
  const lead = `<p class="lead">${proseHtml(CALL_GROUPS[group])} Samples show the shape of a call, with invented values.</p>`;
  const names = callsOf(group);
  return {
    path: docsOfGroup(group),
    title: group,
    main: `${lead}<section class="list">${sectionsOf(site, names).join('\n')}</section>`,
    style: '',
    script: GROUP_SCRIPT + COPY_SCRIPT,
    languages: ['curl', 'JavaScript'],
    parts: names.map((name) => [`#${name}`, callTitle(name) + (aliasTag(name) && ' (alias)')]),
  };
}
