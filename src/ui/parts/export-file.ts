/** Handing exports over: to the clipboard, or as a file that the browser saves. */
import { fileName, type Exporter, type ExportItem } from '../../core/export';

/** @throws DOMException when the browser refuses the clipboard */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** @param title for the file's name, which also gets today's date */
export function saveExport(exporter: Exporter, items: ExportItem[], title: string): void {
  const now = new Date();
  saveText(exporter.write(items, now), exporter.mime, fileName(title, exporter.ending ?? exporter.id, now));
}

export function saveText(text: string, mime: string, name: string): void {
  saveFile(new Blob([text], { type: mime }), name);
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
