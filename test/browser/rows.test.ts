/** Rows of the list under a pointer and after an edit. */
import { expect, test } from 'vitest';
import { until } from '../../src/lab/cli/toolbar-browser';
import { bench, keepAll, showsText, words } from './harness';

// A headless browser says that nothing hovers over it; the people who point at rows have a mouse.
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const env = bench({ args: [`--blink-settings=${MOUSE}`] });

/** How many views of popups are saved with a form in them. */
async function savedForms(): Promise<number> {
  const driver = await env.chromium.driver();
  return driver.evaluate(async () => {
    const stored = Object.entries(await chrome.storage.session.get<Record<string, { form?: unknown }>>());
    return stored.filter(([key, { form }]) => key.startsWith('view:') && form).length;
  });
}

test('the tools that come under the pointer cover no link of their row', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup } = await chromium.look(page);
  await popup.waitForSelector('.row-link');
  const rows = await popup.$$('[role="row"]');
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    await row.hover();
    const hit = await row.$eval('.row-link', (link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a, button')?.className;
    });
    expect(hit).toContain('row-link');
  }
  await page.close();
});

test('a form that opens at the foot of the list shows its first field and its buttons', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup } = await chromium.look(page);
  await popup.waitForSelector('[role="row"]');
  const last = (await popup.$$('[role="row"]')).at(-1)!;
  await last.focus();
  await popup.keyboard.press('e');
  await popup.waitForSelector('form.edit input:focus');
  const seen = await popup.$$eval('form.edit input:focus, .edit-actions button', (controls) =>
    controls.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(seen).toEqual([true, true, true]);
  await page.close();
});

/** The popup over a page, with the form of its first record open. */
async function openForm() {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup } = await chromium.look(page);
  await popup.waitForSelector('[role="row"]');
  await popup.focus('[role="row"]');
  await popup.keyboard.press('e');
  await popup.waitForSelector('form.edit input:focus');
  return { page, popup };
}

test('what was typed into a form is still there when the popup closed over it', async () => {
  const { page, popup } = await openForm();
  await popup.keyboard.press('End');
  await popup.keyboard.type(', half');
  await popup.evaluate(() => dispatchEvent(new Event('blur')));
  await until(async () => ((await savedForms()) > 0 ? true : undefined), 'the form is saved');
  await popup.close();
  const { popup: again } = await env.chromium.look(page);
  await again.waitForSelector('form.edit');
  const name = await again.$eval('form.edit input', ({ value }) => value);
  expect(name).toMatch(/\S, half$/);
  await again.keyboard.press('Escape');
  await until(async () => ((await savedForms()) === 0 ? true : undefined), 'the form is forgotten');
  await page.close();
});

test('what was typed into a form is forgotten with its tab', async () => {
  const { page, popup } = await openForm();
  await popup.keyboard.type('Half');
  await until(async () => ((await savedForms()) > 0 ? true : undefined), 'the form is saved');
  await page.close();
  await until(async () => ((await savedForms()) === 0 ? true : undefined), 'the form is forgotten');
});

test('Ctrl+Z after an edit takes back the edit, not what was kept before it', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/other.html`);
  const { popup } = await chromium.look(page);
  await keepAll(popup);
  await popup.focus('[role="row"]');
  await popup.keyboard.press('e');
  await popup.waitForSelector('form.edit input:focus');
  await popup.keyboard.type('Changed ');
  await popup.keyboard.press('Enter');
  await showsText(popup, words('mark_edited'));
  await popup.keyboard.down('Control');
  await popup.keyboard.press('z');
  await popup.keyboard.up('Control');
  await popup.waitForFunction((edited) => !document.body.innerText.includes(edited), {}, words('mark_edited'));
  await showsText(popup, words('all_kept'));
  await page.close();
});

test('who does not see the list hears how many records pass the filter', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup } = await chromium.look(page);
  await popup.waitForSelector('[role="row"]');
  await popup.focus('[role="search"] input');
  await popup.keyboard.type('winter');
  const heard = await popup.waitForFunction(
    () =>
      [...document.querySelectorAll('[role="status"]')].find((status) => /^\d+ records?$/.test(status.innerHTML))
        ?.textContent,
  );
  const rows = await popup.$$('[role="row"][tabindex]');
  expect(Number.parseInt((await heard.jsonValue())!, 10)).toBe(rows.length);
  await page.close();
});
