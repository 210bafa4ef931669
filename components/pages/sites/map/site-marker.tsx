import type { LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';
import type { SiteView } from '@/lib/contract/places/sites';
import { siteIcon } from './map-icons';
import { SitePopup } from './site-popup';
import styles from './sites-map.module.css';
import { useRowHighlight } from './use-row-highlight';
import type { SiteSelection } from '../finder/use-selected-site';

export interface SiteMarkerProps {
  site: SiteView;
  now: Date | null;
  selected: SiteSelection;
  onSelect: (selection: SiteSelection) => void;
}

/** Renders a site's pin with its popup. The pointer, the keyboard or the list opens it. */
export function SiteMarker({ site, now, selected, onSelect }: SiteMarkerProps) {
  const marker = useRef<LeafletMarker>(null);
  const isSelected = selected.code === site.siteCode;
  const selectSite = () => onSelect({ code: site.siteCode, by: 'map' });

  useRowHighlight(marker, site.siteCode);
  useEffect(() => {
    marker.current?.getElement()?.classList.toggle(styles.selected!, isSelected);
    if (isSelected) marker.current?.openPopup();
    // A repeated selection counts too, because the popup may have been closed since.
  }, [isSelected, selected]);

  return (
    <Marker
      ref={marker}
      position={[site.lat, site.lng]}
      icon={siteIcon(site.kind)}
      title={site.name}
      riseOnHover
      zIndexOffset={isSelected ? 1000 : 0}
      eventHandlers={{
        click: selectSite,
        keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (!isActivationKey(originalEvent)) return;
          originalEvent.preventDefault();
          selectSite();
        },
      }}
    >
      <Popup closeButton={false} minWidth={220} maxWidth={280} autoPanPadding={[24, 24]}>
        <SitePopup
          site={site}
          now={now}
          takesFocus={isSelected && (selected.by === 'list' || selected.by === 'map')}
          onDetails={() => onSelect({ code: site.siteCode, by: 'details' })}
          pin={() => marker.current?.getElement() ?? null}
        />
      </Popup>
    </Marker>
  );
}

/** Keys that activate a button. */
export function isActivationKey({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'Enter' || key === ' ';
}
