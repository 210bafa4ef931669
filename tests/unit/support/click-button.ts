import { fireEvent, screen } from '@testing-library/react';

/** Clicks the button with this name. */
export const clickButton = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
