import { describe, expect, it } from 'vitest';
import { chooseNone, emptySelection, extendTo, focusOn, moveBy, retain, toggle, toggleAll } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = (selection: { chosen: ReadonlySet<string> }) => [...selection.chosen].sort().join('');

describe('ranges', () => {
  it('runs from the anchor to the row, in either direction', () => {
    expect(chosen(extendTo(toggle(emptySelection, 'b'), order, 'd'))).toBe('bcd');
    expect(chosen(extendTo(toggle(emptySelection, 'd'), order, 'b'))).toBe('bcd');
  });

  it('redraws instead of adding up when the end moves back', () => {
    const wide = extendTo(toggle(emptySelection, 'b'), order, 'e');
    expect(chosen(extendTo(wide, order, 'c'))).toBe('bc');
    expect(chosen(extendTo(wide, order, 'a'))).toBe('ab');
  });

  it('leaves alone what was chosen before the range began', () => {
    const first = toggle(emptySelection, 'a');
    expect(chosen(extendTo(focusOn(first, 'c'), order, 'd'))).toBe('acd');
  });

  it('grows with the focus under Shift+arrows and stops at the ends', () => {
    let selection = focusOn(emptySelection, 'd');
    for (let i = 0; i < 4; i++) selection = moveBy(selection, order, 'next', true);
    expect(chosen(selection)).toBe('de');
    expect(selection.active).toBe('e');
  });

  it('starts anew when a filter has hidden its anchor', () => {
    const selection = toggle(emptySelection, 'b');
    expect(chosen(extendTo(selection, ['c', 'd', 'e'], 'd'))).toBe('bd');
  });
});

describe('moving', () => {
  it('goes to the first row when none has the focus, whether up or down', () => {
    expect(moveBy(emptySelection, order, 'next', false).active).toBe('a');
    expect(moveBy(emptySelection, order, 'previous', false).active).toBe('a');
  });

  it('goes to the first row when the focused one is filtered away', () => {
    expect(moveBy(focusOn(emptySelection, 'a'), ['c', 'd'], 'next', false).active).toBe('c');
  });

  it('does nothing in an empty list', () => {
    expect(moveBy(emptySelection, [], 'last', true)).toBe(emptySelection);
  });
});

describe('all and none', () => {
  it('chooses the shown rows only, and keeps the choice of the others', () => {
    const selection = toggleAll(toggle(emptySelection, 'e'), ['a', 'b']);
    expect(chosen(selection)).toBe('abe');
    expect(chosen(toggleAll(selection, ['a', 'b']))).toBe('e');
    expect(chosen(chooseNone(selection))).toBe('');
  });

  it('forgets rows that are gone', () => {
    const selection = retain(toggleAll(focusOn(emptySelection, 'b'), order), new Set(['a', 'c']));
    expect(chosen(selection)).toBe('ac');
    expect(selection.active).toBeNull();
  });
});
