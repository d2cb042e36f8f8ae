type Listener = (keys: readonly string[]) => void;

/** Word of what was changed, to listeners here and in other tabs. */
export class Changes {
  private readonly listeners = new Set<Listener>();
  private readonly channel: BroadcastChannel | undefined;

  /** @param name of the library; libraries of other names are not heard */
  constructor(name: string) {
    // Without it (old or restricted browsers) a tab hears only of its own changes.
    if (typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel(`library:${name}`);
    this.channel.onmessage = ({ data }: MessageEvent<string[]>) => this.call(data);
  }

  /** @param keys of what was changed, added or removed, each told once; of nothing no word is said */
  announce(keys: readonly string[]): void {
    if (!keys.length) return;
    const told = [...new Set(keys)];
    this.call(told);
    this.channel?.postMessage(told);
  }

  /** @returns the function that stops it */
  listen(listener: Listener): () => void {
    // Wrapped, so that one function listening twice is two listeners.
    const entry: Listener = (keys) => listener(keys);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  close(): void {
    this.listeners.clear();
    this.channel?.close();
  }

  /** Each in a task of its own: a listener that throws fails neither the write nor the other listeners. */
  private call(keys: readonly string[]): void {
    for (const listener of this.listeners) queueMicrotask(() => listener(keys));
  }
}
