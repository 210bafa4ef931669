/** Addresses the drawings of `landSheet`. */
export const landAddress = (drawing: 'world' | 'route' | 'grid') => `/maps/land.svg#${drawing}`;
