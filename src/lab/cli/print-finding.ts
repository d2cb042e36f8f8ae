/** A finding as lines for a terminal. */
import type { Finding, FoundRecord } from '../../core/finding';

/** One line of name and kind per record, and one below with what else is known of it. */
export function findingText({ records, ms }: Finding): string {
  const took = Math.round(Object.values(ms).reduce((sum, one) => sum + one, 0));
  const head = `  ${records.length === 0 ? 'nothing found' : `${records.length} found`} (${took} ms)`;
  return [head, ...records.flatMap(recordLines)].join('\n');
}

function recordLines(record: FoundRecord): string[] {
  const details = detailsOf(record).filter((one) => one !== undefined && one !== '');
  const hidden = record.hidden ? ' (not shown on the page at the moment)' : '';
  return [
    `  · ${record.kind.padEnd(10)} ${record.name}${hidden}`,
    ...(details.length ? [`      ${details.join(' · ')}`] : []),
  ];
}

function detailsOf(record: FoundRecord): (string | undefined)[] {
  switch (record.kind) {
    case 'event':
      return [
        [record.startDate, record.endDate]
          .filter(Boolean)
          .map((when) => when!.replace('T', ' '))
          .join(' – '),
        record.eventStatus?.replace('Event', '').toLowerCase(),
        record.location?.name,
        record.offers,
      ];
    case 'person':
      return [record.jobTitle, record.email, record.telephone];
    case 'department':
      return [record.level, record.parent, record.email, record.telephone];
    case 'news':
      return [record.datePublished];
    case 'business':
      return [record.address, record.telephone];
  }
}
