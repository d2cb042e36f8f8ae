/** A line plot as SVG text: axes, one line per series, names at the lines' ends. */
export interface Series {
  name: string;
  /** Points in order of x. */
  points: [x: number, y: number][];
}

export interface Axis {
  label: string;
  ticks: number[];
  logarithmic?: boolean;
}

const WIDTH = 720;
const HEIGHT = 420;
const LEFT = 70;
const RIGHT = 170;
const TOP = 40;
const BOTTOM = 50;
/** Colours that stay apart for the colour-blind (Okabe, Ito), and a grey. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000', '#7f7f7f'];
/** Names closer than this would overlap. */
const LINE_HEIGHT = 15;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Place of a value on an axis: 0 at its first tick, 1 at its last. */
function placeOn({ ticks, logarithmic }: Axis, value: number): number {
  const scale = (v: number): number => (logarithmic ? Math.log(Math.max(v, ticks[0]!)) : v);
  return (scale(value) - scale(ticks[0]!)) / (scale(ticks.at(-1)!) - scale(ticks[0]!));
}

export function linePlot(title: string, xAxis: Axis, yAxis: Axis, series: readonly Series[]): string {
  const x = (value: number): number => LEFT + placeOn(xAxis, value) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - placeOn(yAxis, value) * (HEIGHT - TOP - BOTTOM);
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="14">${escape(title)}</text>`,
  ];
  for (const tick of yAxis.ticks) {
    out.push(`<path d="M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/>`);
    out.push(`<text x="${LEFT - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${tick}</text>`);
  }
  for (const tick of xAxis.ticks)
    out.push(`<text x="${x(tick).toFixed(1)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${tick}</text>`);
  out.push(
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${escape(xAxis.label)}</text>`,
    `<text transform="translate(18 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">${escape(yAxis.label)}</text>`,
  );
  // Names from the top down, each below the one before.
  let free = -Infinity;
  const last = (s: Series): number => y(s.points.at(-1)![1]);
  const coloured = series
    .filter(({ points }) => points.length > 0)
    .map((s, i) => ({ s, colour: COLOURS[i % COLOURS.length]! }));
  for (const { s, colour } of coloured.sort((a, b) => last(a.s) - last(b.s))) {
    const line = s.points.map(([px, py]) => `${x(px).toFixed(1)} ${y(py).toFixed(1)}`).join('L');
    free = Math.max(free + LINE_HEIGHT, last(s) + 4);
    out.push(`<path d="M${line}" fill="none" stroke="${colour}" stroke-width="2"/>`);
    out.push(`<text x="${WIDTH - RIGHT + 8}" y="${free.toFixed(1)}" fill="${colour}">${escape(s.name)}</text>`);
  }
  return `${[...out, '</svg>'].join('\n')}\n`;
}
