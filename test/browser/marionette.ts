/**
 * Firefox by Marionette, its own remote protocol: `<length>:[0, id, command, parameters]` over TCP, answered by
 * `<length>:[1, id, error, value]`. Unlike BiDi it reaches the browser's window, where the toolbar button is.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../src/lab/cli/toolbar-browser';

const CANDIDATES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The browser to drive: $FIREFOX, else the usual places. @throws Error that says how to get one */
export function firefoxPath(): string {
  const found = [process.env['FIREFOX'] ?? '', ...CANDIDATES].find((path) => path && existsSync(path));
  if (!found) throw new Error('no Firefox found: run `npm run setup`, or set FIREFOX to its path');
  return found;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class Firefox {
  #received = Buffer.alloc(0);
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  private constructor(
    private readonly process: ChildProcess,
    private readonly profile: string,
    private readonly socket: Socket,
  ) {
    socket.on('data', (data) => this.#read(data));
    socket.on('close', () => this.#waiting.forEach(({ reject }) => reject(new Error('Firefox has closed'))));
  }

  /** Opens a headless Firefox with a new profile. @param prefs more of about:config */
  static async launch(prefs: Record<string, string | number | boolean>): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'gleaner-firefox-'));
    const lines = Object.entries({ 'marionette.port': 0, ...prefs });
    writeFileSync(
      join(profile, 'user.js'),
      lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''),
    );
    const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
    const child = spawn(firefoxPath(), flags, { stdio: 'ignore' });
    const portFile = join(profile, 'MarionetteActivePort');
    const port = await until(async () => {
      if (child.exitCode !== null) throw new Error(`${firefoxPath()} ended at once: run \`npm run setup\``);
      return (existsSync(portFile) && Number(readFileSync(portFile, 'utf8'))) || undefined;
    }, 'Firefox listens');
    const socket = connect(port, '127.0.0.1');
    const firefox = new Firefox(child, profile, socket);
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    await firefox.send('WebDriver:NewSession', {});
    return firefox;
  }

  /** @throws Error with Firefox's words */
  send<T = unknown>(command: string, parameters: Record<string, unknown>): Promise<T> {
    const id = ++this.#lastId;
    const text = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject })) as Promise<T>;
  }

  /** Runs the body of a function in the page of the current tab. */
  async inPage<T>(body: string, ...args: unknown[]): Promise<T> {
    const { value } = await this.send<{ value: T }>('WebDriver:ExecuteScript', { script: body, args });
    return value;
  }

  /** Runs the body of an async function in the browser's own window, with all rights. */
  async inBrowser<T>(body: string, ...args: unknown[]): Promise<T> {
    await this.send('Marionette:SetContext', { value: 'chrome' });
    try {
      return await this.inPage<T>(`return (async () => { ${body} })();`, ...args);
    } finally {
      await this.send('Marionette:SetContext', { value: 'content' });
    }
  }

  /** Opens an address in a new tab and goes there. */
  async open(url: string): Promise<void> {
    const { handle } = await this.send<{ handle: string }>('WebDriver:NewWindow', { type: 'tab' });
    await this.send('WebDriver:SwitchToWindow', { handle });
    await this.send('WebDriver:Navigate', { url });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    await this.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => this.process.kill('SIGKILL'));
    await ended;
    this.socket.destroy();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #read(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      this.#settle(this.#received.subarray(colon + 1, colon + 1 + length).toString());
      this.#received = this.#received.subarray(colon + 1 + length);
    }
  }

  #settle(text: string): void {
    const message = JSON.parse(text) as unknown;
    // The first message is a greeting, no answer.
    if (!Array.isArray(message)) return;
    const [, id, error, value] = message as [number, number, { message: string } | null, unknown];
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(value);
  }
}
