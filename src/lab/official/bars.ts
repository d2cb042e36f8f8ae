/** A bar chart as SVG text: groups of bars, one bar per measure. */
const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 50;
const TOP = 60;
const BOTTOM = 60;
/** Colours that stay apart for the colour-blind (Okabe, Ito). */
const COLOURS = ['#0072b2', '#e69f00', '#009e73'];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param groups values from 0 to 1, in the order of `measures` */
export function barPlot(
  title: string,
  measures: readonly string[],
  groups: readonly { name: string; values: readonly number[] }[],
): string {
  const y = (value: number): number => HEIGHT - BOTTOM - value * (HEIGHT - TOP - BOTTOM);
  const room = (WIDTH - LEFT - 20) / groups.length;
  const bar = (room * 0.8) / measures.length;
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="14">${escape(title)}</text>`,
    ...measures.map(
      (name, m) =>
        `<rect x="${LEFT + 120 * m}" y="34" width="12" height="12" fill="${COLOURS[m]}"/><text x="${LEFT + 120 * m + 18}" y="45">${escape(name)}</text>`,
    ),
  ];
  for (const tick of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    out.push(`<path d="M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - 20}" stroke="#ddd"/>`);
    out.push(`<text x="${LEFT - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${tick}</text>`);
  }
  groups.forEach(({ name, values }, g) => {
    const left = LEFT + room * g + room * 0.1;
    values.forEach((value, m) => {
      const height = Math.max(0, y(0) - y(value));
      out.push(
        `<rect x="${(left + bar * m).toFixed(1)}" y="${y(value).toFixed(1)}" width="${(bar * 0.92).toFixed(1)}" height="${height.toFixed(1)}" fill="${COLOURS[m]}"/>`,
        `<text x="${(left + bar * (m + 0.46)).toFixed(1)}" y="${(y(value) - 4).toFixed(1)}" text-anchor="middle" font-size="9">${value.toFixed(2)}</text>`,
      );
    });
    out.push(
      `<text x="${(left + room * 0.4).toFixed(1)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${escape(name)}</text>`,
    );
  });
  return `${[...out, '</svg>'].join('\n')}\n`;
}
