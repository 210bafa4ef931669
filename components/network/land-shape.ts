/** GeoJSON, as much of it as land needs: polygons of rings of [longitude, latitude]. */
export interface Land {
  type: 'MultiPolygon';
  coordinates: [number, number][][][];
}
