/** Names of organisational units by language, for training pages: facts from the lexicons' folder, offices written by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../data/sets';

/** Names that say by a word that they name a unit, and bare subjects that name one only where a page says so. */
export interface UnitNames {
  cued: string[];
  bare: string[];
  /** What stands above a list of them. */
  headings: string[];
}

const FOLDER = join(DATA, 'lexicons/units');
const split = (text: string): string[] => text.split('|');

/** The first column of a list, names of a sensible length; `least` drops what its second or third column counts more rarely. */
function names(file: string, column = 0, least = 0): string[] {
  const [, ...rows] = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
  return rows
    .map((row) => row.split('\t'))
    .filter((cells) => least === 0 || Number(cells.at(-1)) >= least)
    .map((cells) => (cells[column] ?? '').trim())
    .filter((name) => name.length >= 2 && name.length <= 60 && !/[[\]"\\]|\d{3}/.test(name));
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** @throws Error where the lexicons' folder is missing */
export function readUnitNames(): Readonly<Record<string, UnitNames>> {
  const fields = names('en_cip2020_fields.tsv', 1).filter((name) => name.length < 45 && !/General|Other/.test(name));
  const german = names('de_hochschulfaechersystematik.tsv').slice(3);
  const spanish = names('es_hochschulfaechersystematik.tsv').slice(3);
  const swedish = names('sv_hochschulfaechersystematik.tsv').slice(3);
  const ukrainian = names('uk_hochschulfaechersystematik.tsv').slice(3);
  const french = names('fr_formations.tsv', 0, 2)
    .map((name) => name.replace(/^[^-]{2,30} - /, ''))
    .filter((name) => name.length < 45);
  const chinese = names('zh_colleges_departments.tsv', 0, 3);
  const bareChinese = chinese
    .map((name) => name.replace(/(?:学院|系|研究所|中心)$/u, ''))
    .filter((name) => name.length >= 2);
  const japanese = [...names('ja_faculties.tsv', 0, 2), ...names('ja_departments.tsv', 0, 3)].filter(
    (name) => !/[－(（]|キャンパス/.test(name),
  );
  return {
    en: {
      cued: [
        ...names('en_crossref_departments.tsv').filter((name) =>
          /^(Department|School|Institute|Faculty|Division|Cent)/.test(name),
        ),
        ...names('en_affiliation_departments.tsv').filter((name) =>
          /^(Department|School|Institute|Faculty|Division|Cent)/.test(name),
        ),
        ...fields.map(
          (name, i) => [`Department of ${name}`, `${name} Department`, `School of ${name}`, `${name} Program`][i % 4]!,
        ),
        ...split(
          'Office of Admissions|Registrar’s Office|Finance Department|Human Resources|Public Works Department|Fire Department|Parks and Recreation|City Clerk’s Office|Planning Division|Building Division|Water Department|Library Services|IT Services|Office of Student Affairs|Cardiology Clinic|Radiology Unit|Emergency Department|Children’s Ward|Customer Service Office|Accounting Office|Legal Department|Marketing Department|Research and Development Department|Education Department|Conservation Department|Museum Services Division',
        ),
      ],
      bare: [
        ...fields,
        ...split(
          'Cardiology|Radiology|Pediatrics|Emergency|Dentistry|Orthopedics|Finance|Public Works|Human Resources|Planning|Parks|Elections|Assessor|Treasurer|Purchasing|Communications|Education|Conservation|Collections|Marketing|Menswear|Household|Toys|Books|Food Hall',
        ),
      ],
      headings: split(
        'Departments|Our departments|Academic departments|Schools and departments|Faculties|Divisions|Departments and offices|Units|Organization|Departments & Programs',
      ),
    },
    de: {
      cued: german.map(
        (name, i) =>
          [`Institut für ${name}`, `Fakultät für ${name}`, `Abteilung ${name}`, `Lehrstuhl für ${name}`][i % 4]!,
      ),
      bare: german,
      headings: split(
        'Institute|Fakultäten|Abteilungen|Fachbereiche|Einrichtungen|Organisation|Ämter und Dienststellen',
      ),
    },
    fr: {
      cued: french.map(
        (name, i) => [`Département ${name}`, `Faculté de ${name}`, `Laboratoire de ${name}`, `Service ${name}`][i % 4]!,
      ),
      bare: french.map(titled),
      headings: split(
        'Départements|Les départements|Facultés et écoles|Nos services|Services municipaux|Laboratoires|Composantes|Organisation',
      ),
    },
    es: {
      cued: [
        ...names('es_ugr_units.tsv'),
        ...spanish.map((name, i) => [`Departamento de ${name}`, `Facultad de ${name}`, `Área de ${name}`][i % 3]!),
      ],
      bare: spanish,
      headings: split('Departamentos|Facultades|Nuestros departamentos|Áreas|Servicios|Unidades|Organización'),
    },
    pt: {
      cued: [
        ...names('pt_crossref_departments.tsv').filter((name) =>
          /^(Faculdade|Departamento|Escola|Instituto|Centro)/.test(name),
        ),
        ...split(
          'Secretaria de Saúde|Secretaria de Educação|Secretaria de Cultura|Departamento de Obras|Setor de Compras|Coordenação de Pesquisa|Departamento de Química|Departamento de Letras|Faculdade de Direito|Instituto de Biologia|Centro de Informática|Departamento de História',
        ),
      ],
      bare: split(
        'Química|Física|Letras|História|Direito|Biologia|Medicina|Enfermagem|Matemática|Geografia|Economia|Administração|Psicologia|Arquitetura',
      ),
      headings: split('Departamentos|Faculdades|Secretarias|Unidades|Setores|Organização'),
    },
    sv: {
      cued: swedish.map(
        (name, i) =>
          [
            `Institutionen för ${name.toLowerCase()}`,
            `Avdelningen för ${name.toLowerCase()}`,
            `Enheten för ${name.toLowerCase()}`,
          ][i % 3]!,
      ),
      bare: swedish,
      headings: split('Institutioner|Avdelningar|Fakulteter|Förvaltningar|Organisation|Våra enheter'),
    },
    ru: {
      cued: ukrainian.map(
        (name, i) =>
          [`Кафедра ${name.toLowerCase()}`, `Факультет ${name.toLowerCase()}`, `Отдел ${name.toLowerCase()}`][i % 3]!,
      ),
      bare: ukrainian,
      headings: split('Кафедры|Факультеты|Подразделения|Структура|Отделы|Отделения'),
    },
    zh: {
      cued: [
        ...chinese,
        ...names('zh_hospital_departments.tsv'),
        ...split(
          '办公室|人事处|财务处|教务处|科研处|学生处|保卫处|后勤处|基建处|国际交流处|图书馆|信息中心|档案馆|党委办公室|组织部|宣传部|监察处|审计处|招生办公室|发展规划处|资产管理处|离退休工作处|采购部|市场部|销售部|研发部|客户服务部|质量管理部|小学部|高中部|总务处|政教处|文化旅游科|社会保障科|规划建设局|农业农村局',
        ),
      ],
      bare: bareChinese,
      headings: split('组织机构|机构设置|院系设置|部门设置|科室介绍|院系一览|内设机构|部门介绍|教学单位|职能部门'),
    },
    ja: {
      cued: [
        ...japanese,
        ...split(
          '総務課|企画課|財政課|税務課|市民課|福祉課|健康増進課|子育て支援課|環境課|商工観光課|農林課|建設課|都市計画課|上下水道課|教育総務課|生涯学習課|議会事務局|会計課|人事課|広報課|危機管理課|営業部|開発部|製造部|品質管理部|総務部|内科|外科|小児科|整形外科|眼科|皮膚科|放射線科|看護部|薬剤部|事務部|学芸課|附属図書館|情報センター|国際交流センター|入試課|学生課|教務課',
        ),
      ],
      bare: split(
        '英米文学|日本史学|機械工学|電気電子工学|応用化学|情報科学|生命科学|物理学|数学|建築学|土木工学|経営学|経済学|会計学|心理学|社会学|哲学|教育学|看護学|医学|歯学|薬学|農学|水産学|獣医学|芸術学|音楽|美術|体育学|国際関係学',
      ),
      headings: split(
        '学部・学科|学部・大学院|組織|組織案内|組織一覧|各課の紹介|部署案内|診療科案内|研究室一覧|部局一覧|課の業務案内|診療科・部門',
      ),
    },
    ko: {
      cued: split(
        '국어국문학과|영어영문학과|사학과|철학과|수학과|물리학과|화학과|생명과학과|경영학부|경제학과|법학전문대학원|의과대학|간호학과|컴퓨터공학과|전자공학과|기계공학부|건축학과|산업공학과|음악대학|미술학과|체육교육과|총무과|재무과|기획조정실|학생지원팀|입학처|국제교류처|도서관|정보전산원|연구처|홍보실|민원봉사과|문화관광과|복지정책과|안전총괄과|내과|외과|소아청소년과|정형외과|피부과',
      ),
      bare: split(
        '국어국문학|영어영문학|사학|철학|수학|물리학|화학|생명과학|경영학|경제학|법학|의학|간호학|컴퓨터공학|전자공학|기계공학|건축학|산업공학|음악|미술',
      ),
      headings: split('학과 안내|학과소개|조직도|부서 안내|단과대학|진료과 안내|조직 안내|대학·대학원'),
    },
    ar: {
      cued: split(
        'قسم الرياضيات|قسم الفيزياء|قسم الكيمياء|قسم اللغة العربية|قسم التاريخ|كلية الطب|كلية الهندسة|كلية العلوم|كلية الآداب|كلية القانون|معهد اللغات|مركز البحوث|مكتب القبول|إدارة الموارد البشرية|إدارة المالية|قسم الطوارئ|قسم الأشعة|قسم الأطفال|قسم النساء والولادة|قسم الجراحة|وحدة العناية المركزة|عيادة الأسنان|عيادة العيون|قسم الباطنية|قسم التغذية|مختبر التحاليل',
      ),
      bare: split(
        'الأشعة|الطوارئ|الأطفال|النساء والولادة|الجراحة العامة|العناية المركزة|طب الأسنان|طب العيون|الباطنية|التغذية|المختبر|العلاج الطبيعي|جراحة العظام|الأمراض الجلدية|الأنف والأذن والحنجرة|الصيدلية|القلب|الكلى',
      ),
      headings: split('الأقسام|الأقسام الطبية|الكليات|الإدارات|أقسام المستشفى|الهيكل التنظيمي'),
    },
  };
}
