import type { Lexicons } from '../lexicon';
import { probability, type NameMatch } from './name-match';
import { cjkHead, matchTitle } from './titles';

const COMPOUND = /^(?:남궁|선우|황보|제갈|독고|사공|서문|동방)/u;
/** A surname of two syllables, a blank and the given name. */
const AFTER_COMPOUND = /^\p{Script=Hangul}{2}\s\p{Script=Hangul}{1,2}(?=$|[\s,(（])/u;
const HONORIFIC = /^\s*(?:선생님|교수님|님|씨|박사)(?=$|[\s,(（])/u;
/** Ordinary words of two to four syllables that begin with a surname's syllable. */
const ORDINARY = new Set(
  `소개 공지 공지사항 안내 연구 연구실 연구소 연구진 구성원 교수진 교수 학생 이메일 이벤트 이용 이용안내 이력 전체 전화 전공 정보 정책 조직 조직도 주소 주요 지원 진행 기타 강의 강좌 도서관
  안전 오시는 오늘 문의 문화 박물관 박사 배움 배치도 서비스 서울 석사 성과 성명 신청 신입생 심사 양식 우리 유학 원서 위치 임원 장학 장학금 전시 제목 조교 채용 최근 최신 추천 표준 하이 한국 행사 허가 현황 홍보
  홈페이지 황금 권리 고객 고시 국내 국제 금융 김치 나라 노트 논문 도시 동문 동아리 마감 명단 모집 모두 민원 방문 변경 사업 사진 사이트 선택 설명 수업 시간 시설 시험 여행 여성 예약 예정 옥외 온라인 인사 인사말 인천
  일정 자료 자료실 정원 주차 주택 진로 차량 채널 천문 탐방 편의 피드백 하루 연락처 지도교수 주소록 인사 이전 이후 이상 이하 이미 이것 이번 정말 정도 전국 전부 전반 전용 전달 조사 조직 최고 최대 최초 한글 한번 강조 강화 장소 장비 임시 오전 오후 서론 서류 서명 신규 신문 신청서 권한 안녕 유일 유형 남녀 심리 노력 노동 성공 성능 성별 차이 차례 주의 주제 주말 우수 우편 구분 구축 구매 민간 진로 진단 나이 지도 지역 지난 엄마 채팅 원격 방법 방송 공간 공동 공학 공개 전임 신임 주임 현직 전직 석좌 정년 임용 현재 현장 함께 변화 여기 여부 추가 도움 도입 소식 소속 석유 선배 선생 설정 마음 길이 연도 연혁 위원 표시 명예 기간 기능 기본 기술 반영 학과 학부 학사 회원 회의`
    .trim()
    .split(/\s+/),
);
const ENDINGS =
  /(?:하기|합니다|입니다|에서|으로|까지|부터|처럼|에게|하는|했다|보기|실|과|부|원|소|센터|사항|학과|대학|대학교)$/u;

/** Judges a text that begins with hangul; see `matchName`. Surnames are a closed class, given names have one to three syllables. */
export function matchKoreanName(text: string, lexicons: Lexicons): NameMatch | null {
  const lead = /^\s*/u.exec(text)![0].length;
  let start = lead;
  let body = text.slice(lead).trimEnd();
  if (body.length > 120) return null;
  let title: string | undefined;
  const post = /^(\p{Script=Hangul}{2,8})(?:\s*[:：]\s*|\s+)(?=\p{Script=Hangul})/u.exec(body);
  if (post && (matchTitle(post[1]!, 'ko')?.score ?? 0) >= 0.9 && !lexicons.koSurnames.has(post[1]!)) {
    title = post[1]!;
    start += post[0].length;
    body = body.slice(post[0].length);
  }
  const run = /^\p{Script=Hangul}+/u.exec(body)?.[0] ?? '';
  let name = run;
  const spaced = /^(\p{Script=Hangul})\s(\p{Script=Hangul}{2})(?=$|[\s,(（])/u.exec(body);
  if (spaced && lexicons.koSurnames.has(run)) name = spaced[0];
  const spacedCompound = COMPOUND.test(run) && run.length === 2 ? AFTER_COMPOUND.exec(body) : null;
  if (spacedCompound) name = spacedCompound[0];
  let honorific: string | undefined;
  const glued = /^(\p{Script=Hangul}{2,4}?)(님|씨|교수|박사|부교수|조교수|선생님|교수님)$/u.exec(run);
  if (glued && name === run) {
    name = glued[1]!;
    honorific = glued[2];
  }
  const bare = name.replace(/\s/g, '');
  const compound = COMPOUND.test(bare) && bare.length >= 3;
  const surname = lexicons.koSurnames.grade(bare[0]!);
  if (!compound && surname === 0) return null;
  const given = bare.slice(compound ? 2 : 1);
  if (given.length < 1 || given.length > 3) return null;
  let odds = (compound ? 1.4 : surname === 3 ? 0.9 : -0.4) + [0, -1.6, 0.5, -2.5][given.length]!;
  if (ORDINARY.has(bare) || cjkHead(bare)?.strength === 1) odds -= 5;
  if (ENDINGS.test(bare)) odds -= 1.8;
  let rest = body.slice(name.length);
  const polite = HONORIFIC.exec(rest);
  if (polite) {
    honorific = polite[0].trim();
    rest = rest.slice(polite[0].length);
  }
  if (honorific) odds += 1.5;
  const reading =
    /^\s*[（(]?\s*(\p{Lu}[\p{L}'-]+,?\s+\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?|\p{Script=Han}{2,4})\s*[)）]?$/u.exec(
      rest,
    );
  if (reading) {
    odds += 1.8;
    rest = '';
  }
  // 김철수 교수 (Kim Chul-soo)
  const spelt = /^(.{2,14}?)\s*[（(]\s*\p{Lu}[\p{L}'. -]+[)）]$/u.exec(rest)?.[1];
  if (spelt && matchTitle(spelt.trim(), 'ko')) rest = spelt;
  let factor = 1;
  const bareRest = rest.replace(/^[\s,|:：(（/·-]+|[\s)）]+$/gu, '');
  if (bareRest !== '') {
    const after = matchTitle(bareRest, 'ko');
    if (after && after.score >= 0.5) {
      title ??= bareRest;
      odds += 1.2;
      factor = 0.97;
    } else factor = /^\s*[,|:：(（/·]/u.test(rest) ? 0.6 : 0.25;
  }
  if (title) odds += 0.6;
  const score = probability(odds) * factor;
  if (score < 0.02) return null;
  return {
    name,
    score,
    ...(honorific ? { honorific } : {}),
    ...(reading ? { reading: reading[1]! } : {}),
    ...(title ? { title } : {}),
    start,
    length: name.length,
  };
}
