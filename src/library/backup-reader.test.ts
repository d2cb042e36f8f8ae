import { beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_VERSION, type Contents } from './backup';
import { openLibrary } from './library';
import { event, freshName, labelled, look, PAGE } from './test-data';
import { twoLibraries } from './test-libraries';

type Parsed = Omit<Contents, 'kept'> & { version: number; kept: Record<string, unknown>[] };

const on = twoLibraries();

describe('backups of which not all can be read', () => {
  const parsed = async (file: Blob) => JSON.parse(await file.text()) as Parsed;
  /** In lines, as they are written now, and of one piece, as they were before. */
  const asFile = (lines: string[]) => new Blob([lines.join('\n')]);
  const asPiece = (backup: Parsed) => new Blob([JSON.stringify(backup)]);
  const nothingUnread = { kept: 0, visits: 0, labels: 0 };
  let file: Blob;

  beforeEach(async () => {
    await on.library.keep([event('Tea'), event('Film')], PAGE);
    await on.library.visit(look([event('Tea'), event('Film')]));
    await on.shelf.change(labelled(['Tea']), { page: { complete: true } });
    const there = { page: 'https://other.example/', site: 'other.example' };
    await on.shelf.change(labelled(['Talk'], there), { page: { complete: true } });
    ({ file } = await on.library.backup());
  });

  it('refuse what is no backup, a newer one, and one of which nothing can be read, and change nothing', async () => {
    const [text, backup] = [await file.text(), await parsed(file)];
    const cases: [string, string][] = [
      ['', 'not-a-backup'],
      ['null', 'not-a-backup'],
      ['[{"name": "Tea"}]', 'not-a-backup'],
      ['BEGIN:VCALENDAR', 'not-a-backup'],
      [text.slice(0, 60), 'damaged'],
      [text.slice(0, text.indexOf('\n') + 9), 'damaged'],
      [JSON.stringify(backup).slice(0, -40), 'damaged'],
      [JSON.stringify({ ...backup, labels: {} }), 'damaged'],
      [JSON.stringify({ ...backup, kept: [{}], labels: [] }), 'damaged'],
      [JSON.stringify({ ...backup, version: BACKUP_VERSION + 1 }), 'newer'],
      [text.replace(`"version":${BACKUP_VERSION}`, `"version":${BACKUP_VERSION + 1}`), 'newer'],
    ];
    for (const [altered, reason] of cases) {
      await expect(on.other.restore(new Blob([altered]))).rejects.toMatchObject({ name: 'BackupError', reason });
    }
    expect(await on.other.count()).toBe(0);
    expect(await on.other.countLabels()).toBe(0);
  });

  it('bring all that can be read, and say how much cannot', async () => {
    const breaks: [(backup: Parsed) => unknown, Partial<typeof nothingUnread>][] = [
      [(backup) => delete backup.kept[1]!.page, { kept: 1 }],
      [(backup) => (backup.kept[1]!.page = { ...PAGE, url: 'javascript:alert(1)' }), { kept: 1 }],
      [(backup) => (backup.kept[1]!.record = { kind: 'ufo' }), { kept: 1 }],
      [(backup) => Object.assign(backup.visits[0]!, { ids: 'all' }), { visits: 1 }],
      [({ labels }) => Object.assign(labels[0]!.labels.records[0]!, { verdict: 'maybe' }), { labels: 1 }],
      [({ labels }) => Object.assign(labels[0]!.labels, { at: '2026-11-01' }), { labels: 1 }],
      [({ labels }) => (labels[0]!.snapshot.blocks = []), { labels: 1 }],
      [({ labels }) => Object.assign(labels[0]!.snapshot, { version: 0 }), { labels: 1 }],
    ];
    for (const [alter, few] of breaks) {
      const backup = await parsed(file);
      alter(backup);
      const name = freshName();
      const target = await openLibrary(name);
      const unread = { ...nothingUnread, ...few };
      expect(await target.restore(asPiece(backup))).toMatchObject({ unread });
      expect([await target.count(), await target.countLabels()]).toEqual([2 - unread.kept, 2 - unread.labels]);
      target.close();
    }
  });

  it('bring what comes before the place where the file was cut off', async () => {
    const text = await file.text();
    expect(await on.other.restore(new Blob([text.slice(0, -40)]))).toMatchObject({
      added: 2,
      labels: [{ after: { page: 'https://other.example/' } }],
      unread: { ...nothingUnread, labels: 1 },
    });
    const lines = text.split('\n');
    const cut = asFile(lines.slice(0, 2));
    expect(await on.other.restore(cut)).toMatchObject({ unchanged: 1, unread: { kept: 1, visits: 1, labels: 2 } });
  });

  it('bring the others where one line is torn', async () => {
    const lines = (await file.text()).split('\n');
    lines[1] = lines[1]!.slice(9);
    const restored = await on.other.restore(asFile(lines));
    expect(restored).toMatchObject({ added: 1, unread: { ...nothingUnread, kept: 1 } });
    expect(await on.other.countLabels()).toBe(2);
  });

  it('bring all where the file does not say how many it holds, and count the lines that cannot be read', async () => {
    const text = (await file.text()).replace(/,"holds":\{.*?\}/, '');
    expect(await on.other.restore(new Blob([text]))).toMatchObject({ added: 2, unread: nothingUnread });
    const torn = text.split('\n');
    torn[1] = torn[1]!.slice(9);
    expect(await on.other.restore(asFile(torn))).toMatchObject({ unread: { ...nothingUnread, kept: 1 } });
    const invalid = text.replace('"name":"Film"', '"name":""');
    expect(await on.other.restore(new Blob([invalid]))).toMatchObject({ unread: { ...nothingUnread, kept: 1 } });
    const cut = new Blob([text.slice(0, -40)]);
    expect(await on.other.restore(cut)).toMatchObject({ unread: { ...nothingUnread, labels: 1 } });
  });

  it('count what is missing also where another entry is there twice', async () => {
    const lines = (await file.text()).split('\n');
    lines[2] = lines[1]!.replace(/,$/, '');
    expect(await on.other.restore(asFile(lines))).toMatchObject({ added: 1, unread: { ...nothingUnread, kept: 1 } });
  });
});
