import type { Lexicons } from '../lexicon';
import { probability, type NameMatch } from './name-match';
import { saysWhen } from './not-names/chinese-hours';
import { cjkHead, matchTitle } from './titles';

const HONORIFIC = /^(?:老师|老師|先生|女士|同学|同志|博士|小姐)(?=$|[\s\u3000（(，,、：:])/u;
const HAN_RUN = /^\p{Script=Han}+/u;
/** Two-character words that begin with a surname and are words of web pages. */
const ORDINARY = new Set(
  `姓名 退休 在职 兼职 专职 专任 外聘 全体 关于 联系 成果 成员 时间 方向 高级 高校 高中 文化 文章 文件 安全 安排 计划 金融 国际 国家 水平 广告 广州 广东 江苏 江西 湖南 湖北 云南 贵州 海南 安徽
  温州 常州 徐州 杭州 苏州 郑州 黄山 白酒 马上 方法 方案 于是 任务 任职 任教 师资 师生 师大 应用 应届 项目 程序 程度 全部 全文 全球 公司 公告 公共 公开 公示 党建 党委
  党员 向上 万家 史学 经济 经验 管理 教育 教学 教师 通知 新闻 明天 明年 都市 单位 和平 和谐 解决 解释 满意 强化 曲线 易学 车站 车辆 平台 平均 平安 房产 房屋 花园 花卉 时代
  支持 支部 那里 沙龙 司法 干部 权利 蓝天 钱包 申请 申报 阳光 包括 包装 毛巾 严格 常见 常用 常规 古代 古典 顾问 严重 左右 石油 温度 米兰 庄园 席位 商业 商务 商品 谷歌
  宣传 农业 农村 年度 年级 牛奶 山东 山西 凤凰 相关 相册 查看 查询 后勤 原因 原创 盛大 台湾 开放 荣誉 空间 空调 校园 校长 校友 学习 学生 学术 学校 学院 学科 学位 系统 东方
  南方 南京 北京 上海 天津 重庆 四川 河南 河北 陕西 甘肃 青海 辽宁 吉林 浙江 福建 别墅 能力 能源 毕业 中文 开源 主治 导航 方便 关注 相机 文献 金属 计算 成立 成功 余额 高等 高新 高端 高速 卓越 幸福 祖国 仪器 习题 单元 常务 常委 查阅 时间 时事 时政 景点 景区 温馨 温泉 海洋 海外 海报 海关 白色 红色 黄色 蓝色 万科 万达 米其 平方 游戏 路径 应急 应对 强国 强制 利用 利益 费用 钟表 燕山 展示 展览 连接 路线 路由 宫殿 辛苦 战略 晚会 艺术 体育 动态 风采 简介 简历 双语 双创 祝福 冷链 归档
  终身 首页 首席 其他 其它 更多 在线 上传 下载 元旦 元素 本科 博士 硕士 导师 人才 招生 就业 科研 科学 科技 实验 中心 办公 部门 图书 党校 团委 团队 工会 工作 信息 网络 机构 制度 规章 研究 合作 交流
  成員 關於 聯絡 聯繫 師資 專任 兼任 專職 全體 首頁 學生 學校 學術 學習 學院 學科 學位 教學 教師 課程 經驗 新聞 時間 時事 項目 程式 公開 應用 單位 計畫 國際 國家 行政 系所 簡介 簡歷 榮譽 活動 實驗 網站 連結 下載 辦公 部門 圖書 團隊 資訊 訊息 機構 規章 導師 場地 場館 展覽 講座 溫泉 農業 農村 台灣 臺灣 廣告 應急 商務 時代 項次 雲林`
    .trim()
    .split(/\s+/),
);
const NOT_GIVEN =
  /[学院系部所室中心处科办校会社司局厂店站馆园路街区县市省国州港湾村镇乡程页网报刊论史法语文件表单类型式性化们的了在是和与或及及等之为不有我你他她这那哪什么怎们]$|[的了是和与或及不我你们这那]/u;

/** Surnames of two characters, also as Taiwan and Hong Kong write them. */
const COMPOUND = new Set(
  '欧阳 诸葛 司马 南宫 长孙 公孙 尉迟 独孤 歐陽 諸葛 司馬 司徒 上官 夏侯 皇甫 尉遲 公孫 長孫 慕容 令狐 端木 宇文 獨孤 范姜 張簡 張廖'.split(
    ' ',
  ),
);
/** In the lexicon's grades, from 0 to 3: rare, and surely one. */
const COMPOUND_GRADE = 2;

/** Log-odds that a run of 2 to 4 Han characters is a Chinese name. */
function oddsOfRun(run: string, lexicons: Lexicons): number {
  // 教授兼系主任: two posts of one person.
  if (cjkHead(run) || run.endsWith('兼') || saysWhen(run)) return -4;
  if (ORDINARY.has(run) || ORDINARY.has(run.slice(0, 2)) || (run.length > 2 && ORDINARY.has(run.slice(-2)))) return -4;
  const first = run.slice(0, 2);
  const known = COMPOUND.has(first) ? COMPOUND_GRADE : lexicons.zhSurnames.grade(first);
  const compound = run.length >= 3 ? known : 0;
  const single = lexicons.zhSurnames.grade(run[0]!);
  const isSure = compound >= COMPOUND_GRADE || single === 0;
  const surnameLength = compound > 0 && (run.length === 4 || isSure) ? 2 : 1;
  const surname = surnameLength === 2 ? Math.max(compound, 2) : single;
  const given = run.slice(surnameLength);
  if (given.length > 2) return -4;
  const grades = [...given].map((character) => [-1, 0.2, 0.6, 0.9][lexicons.zhGiven.grade(character)]!);
  let odds =
    [-3, -1.2, 0.2, 1.1][surname]! + grades.reduce((all, one) => all + one, 0) + (surnameLength === 2 ? 0.8 : 0);
  // 司马文: behind two characters that are a surname the third is a given name.
  if (surnameLength === 1 && NOT_GIVEN.test(given)) odds -= 2.5;
  return odds - (given.length === 1 ? 0.5 : 0);
}

/** 买买提·阿不都: names of other peoples, spelt out in Chinese. */
const SPELT_OUT = /^\p{Script=Han}{2,6}(?:[·•・‧]\p{Script=Han}{2,6}){1,3}(?=$|[\s（(，,、：:])/u;
/** Characters that foreign names are spelt with; of 新闻·公告 none is. */
const SPELLING = new Set(
  '阿艾安奥巴白保鲍贝比彼毕波伯博布蔡查茨达戴丹德邓狄迪蒂丁杜多尔恩法范菲费芬佛夫弗福富盖冈戈格葛根古哈汉豪赫黑亨胡惠霍基吉加贾简杰金卡凯坎康柯科可克肯库夸拉莱赖兰朗劳勒雷黎里理丽利莉列林琳留卢鲁路露吕伦罗洛马玛麦迈曼梅门蒙孟米密缅明摩莫姆木穆纳娜乃奈南内尼妮涅宁纽努诺欧帕派潘庞佩彭皮珀平坡珀普齐奇契恰切琴丘热仁日荣茹瑞若萨塞赛桑森沙莎山珊圣施石史士舒顺司斯丝松苏索塔泰坦汤唐陶特提廷图吐托娃瓦万旺威韦维魏温文翁沃乌吾伍武西希锡夏香肖谢辛欣休逊雅亚延扬杨耶叶伊依易因英尤约赞泽曾扎詹珍芝朱兹佐古丽买合江孜力提',
);
const MOSTLY = 0.6;
const isSpelling = (text: string): boolean => {
  const characters = [...text.replace(/\P{Script=Han}/gu, '')];
  return characters.filter((one) => SPELLING.has(one)).length > MOSTLY * characters.length;
};

/** 欧阳 建国, 逄 丽华: surname and given name with a blank between them. */
const SPACED = /^(\p{Script=Han}{1,2})[\s\u3000]{1,2}(\p{Script=Han}{2})(?=$|[\s（(，,、：:])/u;

/** A name that its own sign or blank divides into parts. */
function inParts(body: string, lexicons: Lexicons): { length: number; name: string; odds: number } | null {
  const foreign = SPELT_OUT.exec(body)?.[0];
  if (foreign && isSpelling(foreign)) return { length: foreign.length, name: foreign, odds: 1 };
  const [name, surname, given] = SPACED.exec(body) ?? [];
  if (!name || cjkHead(given!) || (surname!.length === 2 && lexicons.zhSurnames.grade(surname!) === 0)) return null;
  return { length: name.length, name, odds: Math.max(-0.2, oddsOfRun(surname! + given!, lexicons) + 0.4) };
}

/** What may stand between a name and the head of its post: 王刚副教授, 李亮系主任. */
const BEFORE_POST =
  /^(?:副|助理|特聘|特任|讲席|講席|讲座|客座|兼职|荣誉|名誉|正|高级|青年|首席|责任|执行|常务|主治|主任|系|院|所|处|科|部|室|校|中心|实验室|教研室|学院|党委|党总支|支部|博士|硕士|研究生)*$/u;

/** A post and nothing else: in 何友鸣教授 the post begins behind the third character. */
function isPost(text: string): boolean {
  const found = cjkHead(text);
  return found?.strength === 1 && BEFORE_POST.test(text.slice(0, -found.head.length));
}

/** Judges a text that begins with Han characters and is not Japanese; see `matchName`. */
export function matchChineseName(text: string, lexicons: Lexicons): NameMatch | null {
  const lead = /^[\s\u3000]*/u.exec(text)![0].length;
  let start = lead;
  let body = text.slice(lead).replace(/[\s\u3000]+$/u, '');
  if (body.length > 120) return null;
  let title: string | undefined;
  const post = /^([^\s：:]{2,12}?)(?:[：:]\s*|\s+)(?=\p{Script=Han})/u.exec(body);
  if (post && (matchTitle(post[1]!, 'zh')?.score ?? 0) >= 0.9) {
    title = post[1]!;
    start += post[0].length;
    body = body.slice(post[0].length);
  }
  // 王　明: names of two characters are spaced out to align with those of three.
  const wide = /^(\p{Script=Han})[\s\u3000]{1,4}(\p{Script=Han})(?=$|[\s（(，,、：:])/u.exec(body);
  const run = HAN_RUN.exec(body)?.[0] ?? '';
  const spelt = inParts(body, lexicons);
  let best: { length: number; name: string; odds: number } | null = spelt;
  if (wide && run.length === 1) {
    const name = wide[1]! + wide[2]!;
    best = { length: wide[0].length, name, odds: oddsOfRun(name, lexicons) + 0.8 };
  }
  for (let length = Math.min(4, run.length); length >= 2 && !wide && !spelt; length--) {
    const rest = run.slice(length);
    if (rest !== '' && !HONORIFIC.test(body.slice(length)) && !isPost(rest)) continue;
    const odds = oddsOfRun(run.slice(0, length), lexicons) + (rest === '' ? 0 : 0.6);
    if (!best || odds > best.odds) best = { length, name: run.slice(0, length), odds };
  }
  if (!best) return null;
  let { odds } = best;
  let rest = body.slice(best.length).trimStart();
  const honorific = HONORIFIC.exec(rest)?.[0];
  if (honorific) {
    rest = rest.slice(honorific.length).trimStart();
    odds += 1.2;
  }
  const reading =
    /^[（(]\s*(\p{Lu}[\p{L}'-]+,?\s+\p{Lu}[\p{L}'-]+)\s*[)）]|^(\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+)$/u.exec(rest);
  if (reading) {
    rest = rest.slice(reading[0].length);
    odds += 1.5;
  }
  let factor = 1;
  rest = rest.replace(/^[\s\u3000、,，|｜:：（(/·-]+|[\s\u3000)）]+$/gu, '');
  if (rest !== '') {
    const after = matchTitle(rest, 'zh');
    if (after && after.score >= 0.5) {
      title ??= rest;
      odds += 1.2;
      factor = 0.97;
    } else factor = /^[\s\u3000、,，|｜:：（(/]/u.test(body.slice(best.length)) ? (rest.length <= 12 ? 0.7 : 0.5) : 0.2;
  }
  if (title) odds += 0.4;
  const score = probability(odds) * factor;
  if (score < 0.02) return null;
  const alias = reading?.[1] ?? reading?.[2];
  return {
    name: best.name,
    score,
    ...(honorific ? { honorific } : {}),
    ...(alias ? { reading: alias } : {}),
    ...(title ? { title } : {}),
    start,
    length: best.length,
  };
}
