import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { placeOf } from './place';

test.each([
  ['2026年9月14日から20日まで、木の実画廊さんにて、個展を開催いたします。', '木の実画廊'],
  ['9月14日から20日まで、当イベントにて、割引いたします。', undefined],
  ['6/14 〜 6/28の毎週水曜日に潮見オープンラボで開催します。', '潮見オープンラボ'],
  ['小さな部品の組み立てをふり返ります。会場は潮見青年の家です。', '潮見青年の家'],
  ['6/14(日)は二部構成で行います。', undefined],
  ['📍 波止場の倉', '波止場の倉'],
  ['令和8年12月31日(木)午後3時より、拝殿前にて斎行いたします。', '拝殿前'],
  ['12月5日 午前10時より、電話にて受け付けます。', undefined],
  ['集合：波止場の倉', '波止場の倉'],
  ['集合：12月5日 9時', undefined],
  ['入場料500円（当日）、現金にてお支払いください。', undefined],
  ['12月5日（土）、雨天決行にて開催します。', undefined],
  ['好評につき（3日間）、特別価格にてご提供します。', undefined],
  ['12月1日から、窓口にて販売します。', undefined],
  ['雨天時（強風時も含む）、中止にて対応します。', undefined],
  ['会費は、振込にて12月5日までにお支払いください。', undefined],
  ['12月5日（土）、波止場倉庫にて開きます。', '波止場倉庫'],
  ...['開始15分前', '正午', '12月5日', '各自', '午後一時', '現地集合'].map((when): [string, undefined] => [
    `集合：${when}`,
    undefined,
  ]),
  ['第1部 | 10:00～12:00', undefined],
  ['クリスマス会 | 10:00～11:00', undefined],
  ['うみべ漁港 | 10:00～15:00', 'うみべ漁港'],
  ['会場：市民会館（住所：みなと市港町1-2-3）', '市民会館（住所：みなと市港町1-2-3）'],
  ['12月5日（土）健康マラソン（午前8時30分開会／町民グラウンド）', '町民グラウンド'],
  ['12月5日（土）健康マラソン（午前8時30分から、全3回）', undefined],
  ['12月5日（土）健康マラソン（午前8時30分／入場）', undefined],
  ['12月5日（土）健康マラソン（会場：波止場の倉）', '波止場の倉'],
  ['📅 9月14日 📍 波止場の倉 🎟 無料', '波止場の倉'],
])('%s', (text, place) => {
  const { outline, facts, records } = given(`<div class=r><h3>小箱展</h3><p>${text}</p></div>`, 'ja');
  const { from, to } = records[0]!;
  expect(placeOf(outline, facts, from, to, from)?.place.name).toBe(place);
});

test.each([
  ['<p>Revathi Quillam (Harbour University)</p><p>14:00</p>', 'en', undefined],
  ['<p>Harbour Hall (Mill University)</p><p>14:00</p>', 'en', 'Harbour Hall (Mill University)'],
  ['<p>Dr. Ann Lee (Harbour Centre)</p><p>14:00 • Mill Theatre • Host: Bo Ray</p>', 'en', 'Mill Theatre'],
  [
    '<p>Café, bollos y una charla con la gente de la zona.</p><p>Hotel Ancla</p><p>Reservar plaza</p>',
    'es',
    'Hotel Ancla',
  ],
  ['<p>Colloquium @ Fenmoor: Ann Lee (Harbour University)</p>', 'en', 'Fenmoor'],
  ['<p>@ Town Hall: Council Chamber</p>', 'en', 'Town Hall: Council Chamber'],
  ['<p>5 December: Supper at the Fog Rooms, 6:30 p.m. Tickets $15.</p>', 'en', 'Fog Rooms'],
  ['<p>5 December: Supper at home, 6:30 p.m.</p>', 'en', undefined],
  ['<p>14:00</p><p>Room 101</p>', 'en', 'Room 101'],
  ['<p>Location 1</p><p>Old Mill</p>', 'en', 'Old Mill'],
  ['<p>Location: N/A N/A, NA N/A</p>', 'en', undefined],
  ['<p>Location: NA Hall</p>', 'en', 'NA Hall'],
  ['<p>Location: Mill Hall, 7pm</p>', 'en', 'Mill Hall'],
  ['<p>Location: Mill Hall, 7pm, Upper Room</p>', 'en', 'Mill Hall, 7pm, Upper Room'],
  ['<p>Location: Free Church | Main Hall</p>', 'en', 'Free Church | Main Hall'],
  ['<p>Location: Library – Grade 1 Listed</p>', 'en', 'Library – Grade 1 Listed'],
  ['<p>Location: Eastgate Library · Ages 5-8</p>', 'en', 'Eastgate Library'],
  ['<p>Location: Mill Hall, 7pm (Upper Room)</p>', 'en', 'Mill Hall, 7pm (Upper Room)'],
  ['<p>Ort: Hörsaal, 10 Uhr, H 3</p>', 'de', 'Hörsaal, 10 Uhr, H 3'],
  ['<p><span class="field field--type-string">Harbour Theatre</span></p>', 'en', 'Harbour Theatre'],
  ['<p>Ort: Bürgersaal, ab 19 Uhr</p>', 'de', 'Bürgersaal'],
  ['<p>場所：講堂（先着80名）</p>', 'ja', '講堂'],
  ['<p>場所：講堂（本館2階）</p>', 'ja', '講堂（本館2階）'],
  ['<p>集合：上午九点</p>', 'zh', undefined],
  ['<p>장소 나래홀 3층</p>', 'ko', '나래홀 3층'],
  ['<p>장소 변경 안내</p>', 'ko', undefined],
  ['<p>Ort: Rathaus (Adresse: Marktplatz 1, 99084 Erfurt)</p>', 'de', 'Rathaus (Adresse: Marktplatz 1, 99084 Erfurt)'],
  [
    '<p>Location: Community Hall (Address: 12 Long Lane, Hull)</p>',
    'en',
    'Community Hall (Address: 12 Long Lane, Hull)',
  ],
  ['<p>Location: Corn Hall (Room: 204)</p>', 'en', 'Corn Hall (Room: 204)'],
  ['<p>Location: South Lawn (rain site: Fieldhouse)</p>', 'en', 'South Lawn'],
  [
    '<p>Lugar: Estadio Azul, Entrada 4, Calle Mayor 12, Madrid</p>',
    'es',
    'Estadio Azul, Entrada 4, Calle Mayor 12, Madrid',
  ],
  [
    '<p>Local: Palácio das Artes, entrada pela Rua do Sol 5, Porto</p>',
    'pt',
    'Palácio das Artes, entrada pela Rua do Sol 5, Porto',
  ],
  ['<p>Location: Mill House, Entry 3, 12 Long Lane, Hull</p>', 'en', 'Mill House, Entry 3, 12 Long Lane, Hull'],
  ['<p>Lugar: Salón de actos, entrada libre hasta completar aforo</p>', 'es', 'Salón de actos'],
  ['<p>Dove: Sala Azzurra, ingresso 5 €</p>', 'it', 'Sala Azzurra'],
  ['<p>Rendez-vous au lavoir de Brume</p>', 'fr', 'lavoir de Brume'],
  ['<p>Treffpunkt am Brunnen</p>', 'de', 'Brunnen'],
  ['<p>Rendez-vous à 9 h</p>', 'fr', undefined],
  ['<p>행사장소</p><p>물안개 마당</p>', 'ko', '물안개 마당'],
  ['<p>讲座地点</p><p>望海</p>', 'zh', '望海'],
  ['<p><em>장소</em> <span>대강당</span></p>', 'ko', '대강당'],
  ['<p>Location: Old Mill + Google Map</p>', 'en', 'Old Mill'],
  ['<p>Location: Old Mill + Mill Pond</p>', 'en', 'Old Mill + Mill Pond'],
  ['<p>Dirección: Elena Bravo</p>', 'es', undefined],
  ['<p>Dirección: Centro Cultural Federico García Lorca</p>', 'es', 'Centro Cultural Federico García Lorca'],
  ['<p>Dirección: Jardines Antonio Machado</p>', 'es', 'Jardines Antonio Machado'],
  ['<p>Dirección: Elena Bravo. Duración: 90 min.</p>', 'es', undefined],
  ['<p>Dirección</p><p>Elena Bravo</p>', 'es', undefined],
  ['<p>Dirección</p><p>María Luisa, s/n</p>', 'es', 'María Luisa, s/n'],
])('what is none stands before a place or behind it: %s', (lines, lang, place) => {
  const { outline, facts, records } = given(`<div class=r><h3>Knots</h3>${lines}</div>`, lang);
  const { from, to } = records[0]!;
  expect(placeOf(outline, facts, from, to, from)?.place.name).toBe(place);
});
