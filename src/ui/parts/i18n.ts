/** Words on screens, from `public/_locales/`, and the language that they and all dates and numbers are in. */
import type messages from '../../../public/_locales/en/messages.json';
import { browser } from '../../platform/browser';

export type MessageKey = keyof typeof messages;
/** Stem of a countable message: `stem_one` and `stem_other` exist. */
export type PluralKey = Extract<MessageKey, `${string}_other`> extends `${infer Stem}_other` ? Stem : never;

type Substitution = string | number;

/** @returns the message in the browser's language; numbers are written as that language writes them */
export function t(key: MessageKey, ...substitutions: Substitution[]): string {
  return browser.i18n.getMessage(key, substitutions.map(written)) || key;
}

/** As `t`, for messages whose wording depends on a count. The count is `$1`; what follows is `$2` and so on. */
export function tn(stem: PluralKey, count: number, ...substitutions: Substitution[]): string {
  const form = new Intl.PluralRules(locale()).select(count) === 'one' ? 'one' : 'other';
  return t(`${stem}_${form}` as MessageKey, count, ...substitutions);
}

/** A message whose key has a part that comes from data; the fallback is shown where there is no such message. */
export function tOr(key: string, fallback: string, ...substitutions: Substitution[]): string {
  return browser.i18n.getMessage(key, substitutions.map(written)) || fallback;
}

/**
 * BCP 47 tag for Intl. The browser's own tag ("en-GB") where the messages are in its language, else the language that
 * the messages fell back to: one screen never mixes two.
 */
export function locale(): string {
  const ui = browser.i18n.getUILanguage();
  const spoken = t('message_language');
  return ui.split('-')[0] === spoken ? ui : spoken;
}

/** Tells the browser and screen readers the language and the title of this page. */
export function nameDocument(title: string): void {
  document.documentElement.lang = locale();
  document.title = title;
}

function written(value: Substitution): string {
  return typeof value === 'number' ? value.toLocaleString(locale()) : value;
}
