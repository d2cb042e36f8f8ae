/**
 * Names in scripts without capitals and of which no lexicon is at hand (Arabic, Hebrew, those of India, Thai): told by the form of address
 * that stands before them, "د. فاطمة الزهراني", "डॉ. सुनीता वर्मा", "ผศ.ดร. สมชาย ใจดี".
 */
import type { NameMatch } from './name-match';
import { matchTitle } from './titles';

/** Forms of address; those of Thai are written together with the name or with the next one. */
const ADDRESS: readonly RegExp[] = [
  /^(?:(?:[أا]\s?\.\s?)?(?:م\s?\.\s?)?د\s?[./]\s?|[أا]\s?[./]\s?د\s?[./]?\s|[أام]\s?[./]\s?|(?:ال)?(?:دكتور|مهندس|بروفيسور)ة?\s|(?:الأستاذ|الاستاذ|السيد)ة?\s|الشيخ\s|دکتر\s|مهندس\s|پروفسور\s|آقای\s|خانم\s|ڈاکٹر\s|پروفیسر\s|جناب\s)/u,
  /^(?:פרופ(?:'|׳|’|\.|סור)\s?|ד(?:"|״|”|'')ר\s|(?:גב|אינג)(?:'|׳|’)\s?|מר\s|גברת\s|עו(?:"|״|”)ד\s|הרב\s)/u,
  /^(?:(?:डॉ|डा|प्रो|प्रा|श्री|श्रीमती|सुश्री|कु|इं|ড|ডা|ডঃ|অধ্যাপক|জনাব|டாக்டர்|முனைவர்|திரு|திருமதி|డా|ಡಾ|ഡോ|ડૉ|શ્રી)\s?[.।:]\s?|(?:डॉ|डॉक्टर|प्रो|श्री|श्रीमती|सुश्री|অধ্যাপক|জনাব|டாக்டர்|முனைவர்|திரு|திருமதி|શ્રી)\s)/u,
  // Not "quality", "qualification", "registrar", "premier", "lecturer in charge", "district of the town".
  /^(?:(?:ผู้ช่วย|รอง)?ศาสตราจารย์(?:เกียรติคุณ|พิเศษ|คลินิก)?\s?|(?:ผศ|รศ|ศ|ดร|นพ|พญ|น\.ส)\s?\.\s?|อ\s?\.\s?(?!เมือง)|อาจารย์(?!ประจำ|พิเศษ|ที่ปรึกษา|ผู้)\s?|นางสาว\s?|นาย(?!ก|ทะเบียน|จ้าง|แพทย์|อำเภอ|หน้า|ทหาร)\s?|นาง(?!เลิ้ง|แบบ|เอก|งาม|พยาบาล)\s?|คุณ(?!ภาพ|สมบัติ|ค่า|ธรรม|ลักษณะ|วุฒิ)\s?)/u,
];
const IN_SCRIPT =
  /^((?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Thai}\p{M}\u200c\u200d.'׳’-]+)(?:\s\p{L}[\p{L}\p{M}\u200c\u200d.'׳’-]*){1,5})(?=$|\s*[,،;؛:|/()–—-])/u;
const BARE =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Thai}]/u;
/** Temples, schools and leagues are called after whom they revere: "श्री गणेश मंदिर". */
const NAMED_AFTER =
  /\s(?:मंदिर|कॉलेज|महाविद्यालय|विद्यालय|विश्वविद्यालय|स्कूल|अस्पताल|ट्रस्ट|आश्रम|लीग|मार्ग|মন্দির|কলেজ|বিদ্যালয়|கோயில்|கோவில்|கல்லூரி|મંદિર|કૉલેજ)$/u;
const LONGEST = 60;
/** A form of address and two words or more are hardly anything but a name. */
const WHOLE = 0.88;
const WITH_MORE = 0.7;

/** Whether a letter belongs to a script that this file reads. */
export const isUncased = (letter: string): boolean => BARE.test(letter);

/** Judges a text that begins in such a script; see `matchName`. */
export function matchAddressedName(text: string, lang: string): NameMatch | null {
  let start = /^\s*/u.exec(text)![0].length;
  const begin = start;
  for (let length = 1; length > 0;) {
    length = Math.max(0, ...ADDRESS.map((address) => address.exec(text.slice(start))?.[0].length ?? 0));
    start += length;
  }
  start += /^\s*/u.exec(text.slice(start))![0].length;
  if (start === begin) return null;
  const name = IN_SCRIPT.exec(text.slice(start))?.[1];
  if (!name || name.length > LONGEST || NAMED_AFTER.test(name)) return null;
  const rest = text.slice(start + name.length).replace(/^[\s,،;؛:|/()–—-]+/u, '');
  const title = rest && matchTitle(rest, lang) ? rest : undefined;
  return {
    name,
    score: rest && !title ? WITH_MORE : WHOLE,
    honorific: text.slice(begin, start).trim(),
    ...(title ? { title } : {}),
    start,
    length: name.length,
  };
}
