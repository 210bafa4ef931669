// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DisclosureMenu } from '@/components/ui/navigation/disclosure-menu.island';

function renderMenu({ hanging = true } = {}) {
  render(
    <>
      <DisclosureMenu summary="Markets">
        <a href="#ghana">Ghana</a>
        <button type="button">Inside</button>
      </DisclosureMenu>
      <button type="button">Outside</button>
    </>,
  );
  const menu = document.querySelector('details')!;
  menu.open = true;
  // Value from the style sheet, which is not loaded here.
  (menu.lastElementChild as HTMLElement).style.position = hanging ? 'absolute' : 'static';
  return menu;
}

describe('the menu', () => {
  it('stays open while its content is used', () => {
    const menu = renderMenu();
    fireEvent.pointerDown(screen.getByText('Inside'));
    fireEvent.focusOut(screen.getByText('Ghana'), { relatedTarget: screen.getByText('Inside') });
    expect(menu.open).toBe(true);
  });

  it('closes on a press outside', () => {
    const menu = renderMenu();
    fireEvent.pointerDown(screen.getByText('Outside'));
    expect(menu.open).toBe(false);
  });

  it('stays open on a press outside if it is in the flow, so that no content shifts', () => {
    const menu = renderMenu({ hanging: false });
    fireEvent.pointerDown(screen.getByText('Outside'));
    expect(menu.open).toBe(true);
  });

  it('closes on Escape and returns focus to its button', () => {
    const menu = renderMenu();
    const inside = screen.getByText('Inside');
    inside.focus();
    fireEvent.keyDown(inside, { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('closes when a link in it is followed', () => {
    const menu = renderMenu();
    fireEvent.click(screen.getByText('Ghana'));
    expect(menu.open).toBe(false);
  });

  it('closes when focus leaves it', () => {
    const menu = renderMenu();
    fireEvent.focusOut(screen.getByText('Inside'), { relatedTarget: screen.getByText('Outside') });
    expect(menu.open).toBe(false);
  });

  it('removes its listeners when unmounted', () => {
    const menu = renderMenu();
    cleanup();
    menu.open = true;
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(true);
  });
});
