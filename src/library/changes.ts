/** Word of changes, to listeners here and in other tabs. */
export class Changes {
  private readonly listeners = new Set<() => void>();
  private readonly channel: BroadcastChannel | undefined;

  /** @param name of the library; libraries of other names are not heard */
  constructor(name: string) {
    // Without it (old or restricted browsers) a tab hears only of its own changes.
    if (typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel(`library:${name}`);
    this.channel.onmessage = () => this.call();
  }

  announce(): void {
    this.call();
    this.channel?.postMessage('changed');
  }

  /** @returns the function that stops it */
  listen(listener: () => void): () => void {
    // Wrapped, so that one function listening twice is two listeners.
    const entry = () => listener();
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  close(): void {
    this.listeners.clear();
    this.channel?.close();
  }

  /** Each in a task of its own: a listener that throws fails neither the write nor the other listeners. */
  private call(): void {
    for (const listener of this.listeners) queueMicrotask(listener);
  }
}
