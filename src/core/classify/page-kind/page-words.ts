/** Words that tell kinds of page apart and that no reader of records needs, as alternatives of a regular expression over all languages. */

/** Latin letters without their marks, as addresses write them; of other scripts marks are part of the letter. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');

/**
 * Words without spaces between them (Japanese, Chinese, Korean) match anywhere, the others as whole words. The text to be tested is
 * what `plain` makes of it.
 */
const anyOf = (alphabetic: string, unspaced: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain(alphabetic)})(?![\\p{L}\\p{N}])|${unspaced}`, 'iu');

/** What the parts of a site are called that hold one kind of thing, in many languages: on titles, headings and in addresses. */
export const SECTION_NAMES = {
  events: anyOf(
    "events?|calendar|calendrier|calendario|kalender|kalenteri|agenda|what'?s on|schedule|programme?|programm|programma|programa|ohjelma|exhibitions?|expositions?|exposiciones|exposicoes|ausstellungen|mostre|utstallningar|udstillinger|tentoonstellingen|concerts?|konserter|konzerte|conciertos|concerti|shows?|gigs?|tour|meetings?|evenements?|evenementen|eventos?|eventi|evenemang|veranstaltungen|termine|termin|arrangementer|tapahtumat|wydarzenia|akce|udalosti|manifestations|spectacles|activites|actividades|atividades|aktiviteter|aktivitaten|activiteiten|seminars?|colloqui(?:um|a)|workshops?|screenings?|diary|fixtures|showtimes|мероприятия|афиша|события|календарь|события|расписание|فعاليات|الفعاليات|εκδηλώσεις|אירועים",
    'イベント|催し|催事|行事|開催|公演|ライブ|スケジュール|日程|展覧会|展示会|上映|セミナー|キャンペーン|活动|活動|讲座|講座|展览|展覽|日历|行事曆|演出|会议|행사|일정|공연|전시|세미나',
  ),
  people: anyOf(
    'faculty|staff|people|persons?|personnel|team|members?|directory|professors?|researchers?|students|postdocs?|instructors|teachers|who we are|leadership|board|committee|management|executives?|trustees|alumni|authors|speakers|artists|lineup|equipe|enseignants|chercheurs|membres|annuaire|mitarbeiter(?:innen)?|mitglieder|personen|vorstand|ansprechpartner|personal|equipo|profesores|profesorado|miembros|docentes|equipe|professores|membros|pessoas|docenti|persone|membri|medarbetare|kontakter|personale|medewerkers|leden|henkilokunta|kadra|pracownicy|zespol|lide|сотрудники|преподаватели|команда|люди|состав|руководство|أعضاء|فريق|الكادر|προσωπικό|ομάδα|צוות',
    '教員|教授|スタッフ|メンバー|構成員|研究者|役員|講師|職員|社員|師資|师资|教师|教師|成员|成員|团队|團隊|队伍|人员|人員|领导|교수|구성원|교직원|연구원|사람들|팀',
  ),
  units: anyOf(
    'departments?|schools?|colleges?|faculties|institutes?|divisions?|offices?|units?|laborator(?:y|ies)|labs?|research groups?|clinics?|specialties|centres?|centers?|academics|departements?|facultes?|composantes|laboratoires?|services|instituts?|fakultaten|fachbereiche?|institute|abteilungen|lehrstuhle|amter|departamentos?|facultades|escuelas|institutos?|unidades|faculdades|unidades|dipartiment[oi]|facolta|institutioner|forvaltningar|avdelningar|enheter|faculteiten|afdelingen|instytuty|wydzialy|fakulty|katedry|кафедр[аы]|факультет[ы]?|отделени[ея]|институт[ы]?|подразделения|أقسام|قسم|كلية|كليات|العيادات|عيادة|المراكز|τμήματα|τμήμα|סגל',
    '学部|学科|研究科|研究室|部署|組織|診療科|センター|附属|学院|院系|学系|系所|部门|部門|机构|機構|处室|科室|研究所|中心|학과|학부|대학|부서|연구실|기관',
  ),
  news: anyOf(
    'news|press|newsroom|blog|posts?|articles?|stories|announcements?|notices?|updates|latest|archives?|category|tag|media|actualites?|nouvelles|presse|communiques?|aktuelles|nachrichten|neuigkeiten|meldungen|pressemitteilungen|mitteilungen|noticias?|novedades|actualidad|prensa|noticia|imprensa|notizie|novita|comunicati|stampa|nyheter|aktuellt|nyheder|uutiset|nieuws|berichten|aktualnosci|wiadomosci|aktuality|novinky|новости|новость|пресса|блог|статьи|أخبار|الأخبار|νέα|ειδήσεις|חדשות',
    'ニュース|お知らせ|おしらせ|新着|最新情報|トピックス|ブログ|記事|プレスリリース|報道|新闻|新聞|公告|通知|动态|動態|资讯|資訊|消息|公示|뉴스|소식|공지|보도',
  ),
} as const;
export type SectionName = keyof typeof SECTION_NAMES;

export const PAGE_WORDS = {
  /** What an enterprise says of itself. */
  business: anyOf(
    'about us|about the company|company(?: profile| overview)?|corporate|our (?:services|products|company|mission|clients)|services|products|solutions|customers|clients|careers|investors?|über uns|unternehmen|leistungen|produkte|à propos|entreprise|nos services|produits|empresa|servicios|productos|sobre nosotros|quiénes somos|nossos serviços|azienda|chi siamo|servizi|prodotti|om oss|tjänster|over ons|diensten',
    '会社概要|会社案内|企業情報|事業内容|事業案内|サービス|製品|商品|店舗情報|公司简介|公司介绍|关于我们|產品|产品|服务|회사 ?소개|사업|제품|서비스',
  ),
  /** Facts of an enterprise, in a table of its own: founded, capital, employees. */
  companyFacts: anyOf(
    'founded|established|headquarters|head office|employees|capital|ceo|revenue|vat|registered office|gegründet|handelsregister|siège social|effectif|fundada|sede|fondata|grundat',
    '設立|創業|資本金|代表者|従業員|所在地|本社|取引先|成立于|成立時間|注册资本|总部|설립|대표이사|자본금',
  ),
  /** What the law calls an enterprise, at the end (or the beginning) of its name. */
  firm: anyOf(
    'inc|ltd|llc|llp|plc|corp|corporation|gmbh|co\\. kg|pty|s\\.?a\\.?r\\.?l|s\\.?r\\.?l|s\\.?p\\.?a|ltda|aktiebolag|oy|aps|b\\.v|n\\.v',
    '株式会社|有限会社|合同会社|（株）|㈱|有限公司|股份公司|주식회사|㈜',
  ),
  /** How an enterprise asks for custom. */
  selling: anyOf(
    'testimonials?|free (?:quote|consultation|estimate|trial|demo)|(?:get|request) a (?:quote|demo|callback)|call (?:us|now|today)|years of experience|family[- ]owned|satisfaction|why choose us|how it works|get started|sign up (?:now|today|free)|pricing|portfolio|case studies|book (?:now|an appointment)|make an appointment|financing|angebot anfordern|referenzen|devis|presupuesto|orcamento|preventivo|offerte',
    'お見積|資料請求|導入事例|お客様の声|ご予約|料金|採用情報|免费试用|案例|客户|견적|고객',
  ),
  /** Talk of many people. */
  forum: anyOf(
    'forums?|threads?|repl(?:y|ies)|last post|posts? by|topics?|joined|moderators?|quote|registered users|who.?s online|beitrage|themen|antworten|sujets|reponses|temas|respuestas',
    '返信|スレッド|掲示板|回复|回覆|帖子|答复|댓글|답글',
  ),
  /** Goods with prices, sorted and filtered. */
  shop: anyOf(
    'add to (?:cart|basket|bag|wishlist)|in stock|out of stock|sort by|filter by|quantity|sku|free shipping|customer reviews?|wishlist|compare|per page|price|discount|in den warenkorb|lieferzeit|versandkosten|mwst|ajouter au panier|anadir al carrito|bestsellers?|bewertungen|avis clients',
    'カートに入れる|在庫|税込|送料|並び替え|加入购物车|库存|价格|장바구니',
  ),
  /** One course and its term. */
  course: anyOf(
    'syllabus|home ?works?|assignments?|lecture notes|mid-?terms?|final exam|office hours|textbooks?|prerequisites?|teaching assistants?|grading|problem sets?|handouts?|vorlesung|klausur|ubungsblatt',
    'シラバス|講義資料|課題|教科書|教学大纲|作业|강의계획서|과제',
  ),
  /** How to find and call a place. */
  visit: anyOf(
    'contact(?: us)?|directions|getting here|find us|opening hours|access|location|kontakt|anfahrt|contact(?:ez-nous)?|plan d.accès|contacto|cómo llegar|contato|contatti|dove siamo|hitta hit',
    'アクセス|お問い合わせ|お問合せ|交通案内|営業時間|定休日|联系我们|聯絡我們|交通|오시는 길|문의',
  ),
  /** What is told of one person. */
  biography: anyOf(
    'ph\\.?\\s?d|b\\.?sc|m\\.?sc|curriculum vitae|cv|biography|research interests?|publications?|education|born|graduated|received (?:his|her|the)|joined|teaching|awards|lebenslauf|promotion|forschungsinteressen|publikationen|biographie|formation|thèse|biografía|formación|líneas de investigación|publicaciones|doutorado|formação|biografia|laurea|dottorato',
    '経歴|略歴|学歴|職歴|研究分野|研究業績|所属学会|博士|生まれ|卒業|简历|簡歷|学历|研究方向|研究领域|教育背景|论文|약력|학력|연구 ?분야|박사',
  ),
  /** What one unit says of itself. */
  unitProfile: anyOf(
    'our (?:department|school|faculty|institute|division|office|group|lab)|the (?:department|school|faculty|institute|division|office) (?:of|is|was|has|offers|provides)|undergraduate|graduate (?:program|studies)|degree programs?|research areas|responsibilities|head of department|das institut|der fachbereich|die fakultät|studium|le département|l.institut|formations|el departamento|la facultad|o departamento|il dipartimento|didattica',
    '当課|業務内容|業務案内|担当業務|学科紹介|学部紹介|研究科紹介|診療科|系所简介|学院概况|学院简介|系簡介|部门职责|学院介绍|학과 ?소개|학부 ?소개',
  ),
  /** Who wrote an article, and what readers say to it. */
  byline: anyOf(
    '(?:written |posted |published )?by \\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+|posted (?:on|by|in)|published|updated|comments?|leave a (?:reply|comment)|share this|related (?:articles|posts)|min read|tags?|categories|author|veröffentlicht|kommentare?|autor|publié le|commentaires?|auteur|publicado|comentarios?|pubblicato|commenti',
    '投稿日|更新日|公開日|執筆|ライター|記事|コメント|カテゴリ|タグ|関連記事|发布时间|發佈|作者|来源|评论|编辑|기자|작성일|댓글',
  ),
  /** Steps of a list that goes on: pages, older, newer. */
  paging: anyOf(
    'next(?: page)?|previous(?: page)?|older(?: posts| entries)?|newer(?: posts| entries)?|page \\d+|load more|weiter|zurück|suivant|précédent|siguiente|anterior|successivo|precedente',
    '次へ|前へ|次のページ|もっと見る|下一页|上一页|下一頁|다음|이전',
  ),
  /** What the law or the site asks of its visitors. */
  policy: anyOf(
    'privacy|cookies?|terms(?: and conditions| of (?:use|service))?|conditions|disclaimer|imprint|legal(?: notice)?|code of conduct|accessibility|copyright|rules|polic(?:y|ies)|datenschutz|impressum|agb|nutzungsbedingungen|haftung|mentions legales|confidentialite|cgv|donnees personnelles|aviso legal|privacidad|privacidade|note legali|integritet|personuppgifter|tilgaengelighed|personvern|tietosuoja|voorwaarden|rodo|конфиденциальност[иь]|правила|الخصوصية|الشروط',
    'プライバシー|個人情報|利用規約|規約|会則|特定商取引|免責|著作権|隐私|條款|条款|版权|声明|개인정보|이용약관',
  ),
  /** Writings of researchers. */
  publications: anyOf(
    'publications?|papers?|preprints?|proceedings|journal|arxiv|doi|et al|bibliography|theses|dissertations?|veroffentlichungen|publikationen|articles scientifiques|publicaciones|publicacoes|pubblicazioni|publikationer|публикации',
    '論文|業績|著作|著書|学会発表|论文|论著|发表|논문|학술',
  ),
  /** How to become a student, a member, an employee, a donor. */
  joining: anyOf(
    'admissions?|apply|application|join|enrol(?:l|ment)?|vacanc(?:y|ies)|jobs?|career(?:s)?|openings?|positions?|recruit(?:ment|ing)?|hiring|internships?|volunteer(?:s|ing)?|donat(?:e|ions?)|scholarships?|tuition|bewerbung|stellenangebote|karriere|ausbildung|praktikum|spenden|candidature|emploi|offres|recrutement|admision|empleo|trabaja|admissao|vagas|lavora con noi|lediga jobb|jobba|ansokan|vacatures|rekrutacja|вакансии|поступление|القبول|وظائف',
    '採用|募集|入学|入会|入試|求人|応募|配属|招聘|招生|报名|录取|입학|채용|모집|지원',
  ),
  /** Questions and their answers, steps to take: help. */
  help: anyOf(
    'faqs?|frequently asked|questions?|how (?:to|do|can)|can i|do i|what (?:is|are|if)|support|help|guide|manual|instructions|documentation|download(?:s)?|tutorial|haufige fragen|hilfe|anleitung|wie (?:kann|lauft|viel)|questions frequentes|aide|preguntas|ayuda|duvidas|domande|vanliga fragor|fragor och svar|hjalp|vragen|pomoc|pytania|вопросы|помощь|الأسئلة',
    'よくある|質問|Ｑ＆Ａ|使い方|手順|ヘルプ|ダウンロード|常见问题|帮助|办事指南|须知|下载|자주 ?묻는|질문|도움말',
  ),
  /** What readers and buyers think of one thing. */
  reviews: anyOf(
    'reviews?|ratings?|rated|stars?|out of (?:5|10)|pros|cons|recommend(?:ed)?|helpful|bewertung(?:en)?|sterne|rezensionen?|avis|note|opiniones|valoracion|avaliac(?:ao|oes)|recensioni|recensies?|beoordeling(?:en)?|omdomen',
    'レビュー|口コミ|評価|点数|评论|评分|点评|후기|평점',
  ),
  /** One who speaks of himself and his own: enterprises, units, associations. */
  ourselves: anyOf(
    'we|our|ours|us|wir|uns|unser(?:e[mnrs]?)?|nous|notre|nos|nosotros|nuestr[oa]s?|nos|noss[oa]s?|noi|nostr[oaie]|vi|oss|var[at]?|wij|ons|onze|my|nasz[aey]?|мы|наш[аеи]?|نحن|لدينا',
    '私たち|わたしたち|当社|弊社|当店|当館|当会|当園|当院|本校|我们|我們|本公司|本所|本校|저희|우리',
  ),
  /** The reader is spoken to: guides, help, offers. */
  reader: anyOf(
    'you|your|yours|sie|ihr(?:e[mnrs]?)?|du|dein(?:e[mnrs]?)?|vous|votre|vos|usted(?:es)?|tu|tus|voce|seu|sua|lei|vostr[oaie]|dig|din[a]?|ditt|je|jouw|uw|ty|twoj|вы|ваш[аеи]?|вас',
    'あなた|お客様|ください|下さい|您|你|請|请|여러분|하세요|십시오',
  ),
  /** Who said what: the press. */
  reported: anyOf(
    'said|says|told|according to|announced|reported|spokes(?:man|woman|person)|sagte[n]?|erklarte[n]?|teilte|laut|betonte|a declare|a dit|selon|affirme|dijo|segun|afirmo|anuncio|disse|segundo|secondo|ha detto|dichiarato|sade|sager|enligt|zei|volgens|powiedzial[a]?|wedlug|сказал[аи]?|заявил[аи]?|сообщил[аи]?',
    'と述べ|と話し|と語っ|によると|発表した|表示|据悉|记者|報導|报道|밝혔|말했|기자',
  ),
  /** Shopping, recipes, help, sign-in: pages that are none of the kinds. */
  other: anyOf(
    'cart|checkout|add to (?:cart|basket)|sign in|log ?in|register|recipe|ingredients|faq|privacy policy|terms of (?:use|service)|sitemap|search results|not found|404|warenkorb|anmelden|rezept|zutaten|panier|connexion|recette|carrito|receta',
    'カート|ログイン|会員登録|レシピ|材料|よくある質問|プライバシーポリシー|利用規約|サイトマップ|購物車|登录|注册|菜谱|로그인|장바구니',
  ),
} as const;
export type PageWordClass = keyof typeof PAGE_WORDS;
