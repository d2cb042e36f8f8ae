/** Words by which units are named: Arabic, Hebrew, Finnish, Hungarian, Turkish, Indonesian, Vietnamese. */
import { byLevel, type UnitWords } from './unit-words';

export const ar: UnitWords = {
  cues: byLevel({
    college: 'كلية الكلية مدرسة أكاديمية',
    department: 'قسم القسم شعبة عيادة العيادة دائرة',
    laboratory: 'معهد مركز مختبر',
    office: 'مكتب إدارة عمادة وحدة مكتبة وكالة',
  }),
  connectors: [],
};

export const he: UnitWords = {
  cues: byLevel({
    college: 'הפקולטה פקולטה המכללה מכללה ביהס',
    department: 'המחלקה מחלקה החוג חוג אגף האגף',
    laboratory: 'המכון מכון המרכז מרכז מעבדה המעבדה',
    office: 'לשכה לשכת מזכירות יחידה היחידה ספריה ספרייה מדור מינהל',
  }),
  connectors: [],
};

export const fi: UnitWords = {
  cues: byLevel({
    college: 'tiedekunta akatemia',
    department: 'laitos osasto yksikko klinikka poliklinikka jaos',
    laboratory: 'laboratorio keskus tutkimusryhma instituutti',
    office: 'toimisto virasto kirjasto hallinto toimiala kanslia',
  }),
  endings: byLevel({
    college: 'tiedekunta',
    department: 'laitos osasto yksikko klinikka',
    laboratory: 'laboratorio keskus instituutti',
    office: 'toimisto virasto kirjasto toimiala kanslia',
  }),
  connectors: ['ja'],
  cueLast: true,
  small: true,
};

export const hu: UnitWords = {
  cues: byLevel({
    college: 'kar foiskola akademia',
    department: 'tanszek osztaly klinika szekcio',
    laboratory: 'intezet laboratorium kozpont kutatocsoport',
    office: 'iroda hivatal titkarsag konyvtar igazgatosag foosztaly',
  }),
  endings: byLevel({
    department: 'tanszek',
    laboratory: 'intezet kozpont',
    office: 'iroda hivatal konyvtar titkarsag foosztaly',
  }),
  connectors: ['es'],
  cueLast: true,
  small: true,
};

export const tr: UnitWords = {
  cues: byLevel({
    college: 'fakultesi yuksekokulu akademisi konservatuvari',
    department: 'bolumu dali birimi klinigi poliklinigi',
    laboratory: 'laboratuvari merkezi enstitusu',
    office: 'mudurlugu baskanligi ofisi kutuphanesi sekreterligi dekanligi rektorlugu koordinatorlugu sefligi',
  }),
  connectors: ['ve'],
  cueLast: true,
};

export const id: UnitWords = {
  cues: byLevel({
    college: 'fakultas',
    department: 'departemen jurusan',
    laboratory: 'laboratorium pusat lembaga',
    office: 'kantor biro bagian dinas perpustakaan direktorat sekretariat',
  }),
  connectors: [],
};

/** Of two words that make a cue (Trung tâm, Bộ môn) the first tells; in science (Khoa học) and rooms it is none. */
export const vi: UnitWords = {
  cues: byLevel({
    college: 'khoa',
    department: 'bomon phongkham',
    laboratory: 'vien trungtam phongthi',
    office: 'phong vanphong thuvien tramy',
  }),
  connectors: [],
  small: true,
  joined:
    /(?<!\p{L})(?:Bộ (?=môn(?!\p{L}))|Trung (?=tâm(?!\p{L}))|Văn (?=phòng(?!\p{L}))|Thư (?=viện(?!\p{L}))|Khoa (?=học(?!\p{L}))|Viện (?=tr(?:ưởng|ợ)(?!\p{L}))|Phòng (?=(?:khám|học|chống|tránh|dịch|bệnh|cháy|ban|thí nghiệm|khách|họp|trọ|deluxe|superior|suite|standard|vip|đơn|đôi|gia đình|ngủ|nghỉ|tập|trưng bày|chiếu|trà|gym|tắm|ăn|hòa nhạc)(?!\p{L}))|Trạm (?=y(?!\p{L})))/giu,
};
