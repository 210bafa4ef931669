import { lazy, type ComponentType } from 'react';

/** Returns a component that is loaded when it is first rendered. It stays hidden if it cannot be loaded. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .catch((): ComponentType<Props> => () => null)
      .then((part) => ({ default: part })),
  );
