import type { SiteWords } from './site-words';

export const ja: SiteWords = {
  to: {
    faculty:
      '教員紹介|教員一覧|教員|教職員|スタッフ|メンバー|研究者一覧|研究者紹介|研究者情報|研究者総覧|構成員|教授紹介|講師紹介|講師一覧|医師紹介|役員|役員一覧|所員|職員一覧|人員|在籍者|研究員|教員名簿|教員データベース|先生紹介|学生紹介',
    departments:
      '学部・大学院|学部|大学院|研究科|学科|学部・学科|学科紹介|組織|組織図|組織一覧|部局|部局一覧|部署一覧|部署|各課案内|課一覧|診療科|診療科・部門|研究室一覧|研究室紹介|研究室|研究部門|附属施設|センター一覧|研究所一覧|学系|専攻|専攻一覧|コース紹介',
  },
  path: {
    faculty: 'kyoin|kyouin|kyoshokuin|member|members|staffs|kenkyusha|kousei|teacher|researcher|yakuin|doctor|ishi',
    departments: 'gakubu|gakka|kenkyuka|daigakuin|soshiki|bukyoku|busho|kenkyushitsu|laboratory|lab|shinryoka|senko',
  },
  unit: '研究室|研究科|研究所|学部|学科|専攻|講座|センター|グループ|診療科',
  toward:
    '大学案内|大学紹介|概要|学科概要|研究室について|研究|教育|教育・研究|案内|紹介|について|施設|サイトマップ|ホーム',
  away: 'お知らせ|ニュース|新着|イベント|入試|受験|入学|卒業|求人|採用|アクセス|交通|お問い合わせ|問い合わせ|図書館|寄付|同窓|ログイン|プライバシー|個人情報|業績|論文|シラバス|時間割|写真|ギャラリー|リンク|入札|規程|プレス|過去',
  more: '次へ|次のページ|一覧を見る|すべて見る|もっと見る|一覧へ',
};
