import type { Level } from '../../../finding';

/** How a unit's name ends, with its level; the longest ending that fits decides. */
export type Endings = readonly (readonly [ending: string, level: Level, score: number])[];

const endings = (level: Level, score: number, words: string): (readonly [string, Level, number])[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word, level, score] as const);

export const JA_ENDINGS: Endings = [
  ...endings(
    'college',
    0.95,
    '学部 大学院 研究科 学府 学環 学群 学院 教育部 短期大学部 高等部 中等部 小学部 幼稚部 カレッジ 専門職大学院',
  ),
  ...endings('department', 0.95, '学科 専攻 学系 学類 講座 部門 学域 コース 課程 プログラム 専修 学教室 診療科'),
  ...endings(
    'department',
    0.85,
    '内科 外科 小児科 産科 婦人科 産婦人科 眼科 皮膚科 耳鼻咽喉科 泌尿器科 精神科 放射線科 麻酔科 歯科 整形外科 神経科 救急科 リハビリテーション科 検査科 薬剤科 普通科 商業科 工業科 農業科 家庭科',
  ),
  ...endings(
    'laboratory',
    0.95,
    '研究室 研究所 実験室 ラボ ラボラトリー 研究センター 研究グループ 研究部門 研究ユニット 研究機構 研究院 ゼミ 研究班 研究チーム 実習室 天文台 観測所 研究会議',
  ),
  ...endings(
    'office',
    0.9,
    '課 係 室 事務局 事務室 事務部 総務部 企画部 支所 図書館 窓口 出張所 本部 局 支援センター 相談センター 保健センター 情報センター 国際センター 学生センター 推進室 推進機構 委員会 事務所 保健所 管理部 営業部 広報部 人事部 経理部 財務部 教務部 学務部 学生部 入試部 施設部 開発部 製造部 技術部 生産部 販売部 品質保証部',
  ),
  ...endings('college', 0.9, '研究群 学域群'),
  ...endings('department', 0.6, '科'),
  ...endings('office', 0.7, '部 班 チーム グループ'),
  ...endings('laboratory', 0.75, 'センター 機構'),
];
/** Words with such an ending that name no unit. */
export const JA_NOT_UNITS =
  /^(?:上部|下部|中部|東部|西部|南部|北部|大部)$|(?:一部|全部|外部|内部|大部|幹部|頭部|胸部|部部|放課|日課|関係|大関係|和室|洋室|客室|寝室|浴室|居室|教科|百科|理科|前科|罪科|学科の|料理教室|教材室|結局|当局|薬局|郵便局|場所|住所|名所|各局|満室|空室|控室|会議室|更衣室|温室|茶室|病室|コースの|モデルコース|観光コース|散策コース|おすすめコース|最大室|クラブ|軽音楽部|サッカー部|野球部)$|^(?:各|全|この|その|当|本|他|新|旧)(?:課|係|室|部|局|学部|学科|研究室|研究科|専攻|コース|センター)$/u;

export const ZH_ENDINGS: Endings = [
  ...endings('college', 0.95, '学院 書院 书院 學院 学部 學部 研究生院 分校 初中部 高中部 小学部 中学部 国际部'),
  ...endings('department', 0.95, '系 學系 学系 教研室 教研组 教研部 研究室 專業 专业 学科点 病区'),
  ...endings(
    'department',
    0.85,
    '内科 外科 儿科 妇科 产科 妇产科 眼科 皮肤科 耳鼻喉科 口腔科 中医科 检验科 放射科 麻醉科 药剂科 急诊科 神经科 肿瘤科 骨科 康复科',
  ),
  ...endings(
    'laboratory',
    0.95,
    '研究所 研究院 实验室 實驗室 研究中心 课题组 研究组 创新团队 工程中心 工作站 天文台 观测站 研究基地 测试中心 研究團隊',
  ),
  ...endings(
    'office',
    0.95,
    '处 處 办公室 辦公室 教务处 财务处 人事处 后勤处 图书馆 圖書館 档案馆 校长室 书记室 督导室 工会 团委 党委 委员会 党委办公室 党委宣传部 组织部 宣传部 统战部 保卫部 学工部 校友会 基金会',
  ),
  ...endings('office', 0.8, '中心 科 室 部 局 组 馆 组'),
];
export const ZH_NOT_UNITS =
  /^(?:东部|西部|南部|北部|中部|内部|外部|全部|一部)$|(?:关系|关係|联系|聯繫|体系|體系|全部|内部|外部|本科|学科|學科|百科|理科|工科|文科|专科|到处|好处|何处|用处|出处|坏处|教室|会议室|浴室|卧室|小组|结局|格局|当局|布局|邮局|优势学科|重点学科|一级学科|处处|我科|本系)$|^(?:各|本|我|该)/u;

export const KO_ENDINGS: Endings = [
  ...endings('college', 0.95, '대학 대학원 학부 단과대학 전문대학원 특수대학원'),
  ...endings('department', 0.95, '학과 전공 공학과 학과군 교실 계열'),
  ...endings('laboratory', 0.95, '연구실 연구소 연구원 실험실 연구센터 연구단 연구그룹 랩'),
  ...endings(
    'office',
    0.9,
    '처 팀 행정실 사무실 사무국 도서관 본부 지원과 지원팀 지원센터 위원회 총무과 기획과 민원실 보건소 상담센터 교무처 학생처 기획처',
  ),
  ...endings('office', 0.6, '과 실 국 부'),
  ...endings('laboratory', 0.75, '센터'),
];
export const KO_NOT_UNITS =
  /(?:결과|효과|성과|사실|현실|교실안내|전부|일부|내부|외부|한국|미국|중국|전국|외국|천국|약국|공부|정부|여부|피부|농부|부부|거실|화장실|회의실|강의실|출처|연락처|상처|자료실|대처)$/u;
