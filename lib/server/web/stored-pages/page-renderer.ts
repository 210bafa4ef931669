import 'server-only';
import type { ContentLabels } from './content-labels';
import { compressPage, type CompressedPage, type CompressionQuality } from './compress-page';
import { sharedPageState, type RefreshPage } from './shared-with-cache';

export type Rendering = { kind: 'page'; page: CompressedPage } | { kind: 'dynamic' } | { kind: 'failed' };

export interface PageRenderer {
  /** Renders a page once for all concurrent callers. */
  render: (path: string, quality: CompressionQuality) => Promise<Rendering>;
  /** Waits for a rendering as long as a visitor waits. Null if it takes longer. */
  waitBriefly: (path: string, rendering: Promise<Rendering>) => Promise<Rendering | null>;
}

interface Settings {
  labels: ContentLabels;
  refreshPage: RefreshPage;
  /** Called with each page that Next passes on, before its rendering resolves. */
  onPage: (path: string, page: CompressedPage, renderedAt: number) => Promise<void>;
  now: () => number;
  /** Milliseconds that a visitor waits for a newer page. */
  timeoutMs: number;
}

/** Creates the part of the page store that renders pages by Next and limits the wait for them. */
export function createPageRenderer({ labels, refreshPage, onPage, now, timeoutMs }: Settings): PageRenderer {
  async function renderNow(path: string, quality: CompressionQuality): Promise<Rendering> {
    const labelsOf = labels.snapshot();
    const renderedAt = now();
    let storing: Promise<CompressedPage> | undefined;
    sharedPageState.pageReceivers.set(path, (rendered) => {
      sharedPageState.pageReceivers.delete(path);
      storing = compressPage(rendered, labelsOf(rendered.tags), renderedAt, quality).then(async (page) => {
        await onPage(path, page, renderedAt);
        return page;
      });
      // Callers that await this get the error. The catch avoids an unhandled rejection when none is left.
      storing.catch(() => {});
    });
    const refreshed = await refreshPage(path);
    if (storing) return { kind: 'page', page: await storing };
    // Next passed no page on: it renders this path for each request, or it failed. A page that it passes on later is
    // still stored.
    return { kind: refreshed === 'dynamic' ? 'dynamic' : 'failed' };
  }

  const underWay = new Map<string, Promise<Rendering>>();
  /** Paths whose rendering took longer than a visitor waits. Until it ends, later visitors get the old page at once. */
  const slow = new Set<string>();

  return {
    render(path, quality) {
      const rendering = underWay.get(path) ?? renderNow(path, quality).finally(() => underWay.delete(path));
      underWay.set(path, rendering);
      return rendering;
    },
    async waitBriefly(path, rendering) {
      if (slow.has(path)) return null;
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          slow.add(path);
          rendering.catch(() => {}).finally(() => slow.delete(path));
          resolve(null);
        }, timeoutMs);
      });
      return Promise.race([rendering, timeout]).finally(() => clearTimeout(timer));
    },
  };
}
