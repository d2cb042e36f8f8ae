/** The icons of all screens: 20 × 20 strokes in the colour of the text. They say nothing that words beside them don't. */
const PATHS = {
  again: 'M16 10a6 6 0 1 1-1.8-4.3M16 3v3.4h-3.4',
  alert: 'M10 3 2.5 16.5h15zM10 8v4m0 2.2v.1',
  archive: 'M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M8 10.5h4',
  building: 'M4 17V4.5h8V17M12 8h4v9M2.5 17h15M7 7.5h2M7 10.5h2M7 13.5h2',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  'calendar-add': 'M16.5 9V5h-13v11.5H10M3.5 8.5h13M7 3v3.5M13 3v3.5M14.5 12v5M12 14.5h5',
  changed: 'M4 8h10l-3-3M16 12H6l3 3',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  chevron: 'm6 8 4 4 4-4',
  clock: 'M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM10 6.5V10l2.5 1.8',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  copy: 'M7.5 7.5h8.5V16H7.5zM12.5 7.5V4H4v8.5h3.5',
  download: 'M10 3.5v9m-3.5-3.5 3.5 3.5 3.5-3.5M4 16.5h12',
  edit: 'm4 16 .8-3.3L13.5 4 16 6.5l-8.7 8.7zM11.7 5.8l2.5 2.5',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 8.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  gone: 'M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM7 10h6',
  hidden:
    'M3 3l14 14M8 5.3c.6-.2 1.3-.3 2-.3 5 0 7.5 5 7.5 5a13 13 0 0 1-2.3 2.9M12 14.7c-.6.2-1.3.3-2 .3-5 0-7.5-5-7.5-5a13 13 0 0 1 3-3.5',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5h.1m2.9 0h.1m2.9 0h.1m2.9 0h.1M6.5 11.7h7',
  maybe: 'M3.5 11.5c1.5-3.5 4-3.5 6.5-1.5s5 2 6.5-1.5',
  mail: 'M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5',
  news: 'M4 4h9.5v12.5H5.5A1.5 1.5 0 0 1 4 15zM13.5 8H16v7a1.5 1.5 0 0 1-1.5 1.5H12M6.5 7h4.5M6.5 10h4.5M6.5 13h4.5',
  open: 'M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7',
  person: 'M10 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
  phone: 'M6.5 3.5 8.5 8l-2 1.5a9 9 0 0 0 4 4l1.5-2 4.5 2v2.5c0 .6-.5 1-1 1C9 16.5 3.5 11 3.5 4.5c0-.5.4-1 1-1z',
  picture: 'M3.5 4.5h13v11h-13zM3.5 13l3.5-3.5 3 3 2-2 4.5 3.5M12.5 7.5h.1',
  pin: 'M10 17s5-4.7 5-9A5 5 0 0 0 5 8c0 4.3 5 9 5 9zM10 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  search: 'M9 4a5 5 0 1 1 0 10A5 5 0 0 1 9 4zM12.7 12.7l3.8 3.8',
  settings:
    'M3 6h7.2m3.6 0H17M12 4.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM3 14h3.2m3.6 0H17M8 12.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  shop: 'M4 8.5V16.5h12V8.5M3 8.5 4.5 4h11L17 8.5zM8 16.5v-4.5h4v4.5',
  spark: 'M10 3v4M10 13v4M3 10h4M13 10h4',
  target: 'M10 4.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM10 2v4.5m0 7V18M2 10h4.5m7 0H18',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v5M11.5 9v5',
  undo: 'M7.5 4 4 7.5 7.5 11M4 7.5h7.5a4.3 4.3 0 0 1 0 8.6H8',
  upload: 'M10 13V4M6.5 7.5 10 4l3.5 3.5M4 16.5h12',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
