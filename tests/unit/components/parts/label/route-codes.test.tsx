// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RouteCodes } from '@/components/parts/label/route-codes';

it('has the codes left to right and each place in a cell of its own direction', () => {
  const route = { from: { code: 'CAN', name: '' }, to: { code: 'CAI', name: '' } };
  const { container } = render(<RouteCodes route={route} places={{ from: 'الصين', to: 'القاهرة، مصر' }} />);
  const root = container.firstElementChild!;
  expect(root.getAttribute('dir')).toBe('ltr');
  expect([...root.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'SPAN CAN',
    'SPAN CAI',
    'BDI الصين',
    'BDI القاهرة، مصر',
  ]);
});
