import type { ReactNode } from 'react';
import type { MarketChoice } from '@/lib/market/prefix';
import type { MarketChooserTexts } from './market-chooser';

export interface ToastTexts {
  /** The sentences for a failure that has none of its own. */
  network: string;
  service: string;
  timeout: string;
  dismiss: string;
}

export interface ChooserTexts {
  title: string;
  /** §2: the dialog's title is Chinese in the Chinese market, whatever the page speaks. */
  titleLang: string;
  close: string;
  content: MarketChooserTexts;
}

export interface FrameProps {
  market: MarketChoice;
  chooser: ChooserTexts;
  texts: { offline: ReactNode; online: ReactNode; toast: ToastTexts };
}
