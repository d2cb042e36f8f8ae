import type { SiteWords } from './site-words';

export const ko: SiteWords = {
  to: {
    faculty:
      '교수진|교수소개|교수 소개|교수|교원|교직원|교직원 안내|교직원안내|전임교수|구성원|구성원 소개|연구진|연구원|연구실 구성원|멤버|스태프|의료진|의료진 소개|직원|직원안내|직원 안내|임원|교수현황|조직원|강사진|사람들',
    departments:
      '단과대학|대학/대학원|대학·대학원|대학원|학과|학과소개|학과 소개|학부|학부/학과|학과안내|전공|조직도|조직|조직안내|조직 및 직원|부서|부서안내|부서 안내|행정부서|기관|부속기관|연구소|연구실|연구실 소개|연구센터|진료과|센터',
  },
  path: {
    faculty: 'professor|prof|gyosu|member|members|staff|people|doctor|teacher',
    departments: 'college|colleges|dept|hakgwa|daehak|organization|org|lab|labs|center',
  },
  unit: '학과|학부|대학원|연구실|연구소|실험실|센터',
  toward: '대학소개|학교소개|학과안내|소개|연구|교육|대학안내|안내|개요|사이트맵|홈|학사',
  away: '공지사항|공지|뉴스|소식|행사|입학|모집|채용|도서관|로그인|자료실|갤러리|논문|강의|오시는 길|오시는길|찾아오시는|개인정보|동문|기부|게시판|커뮤니티|장학|입찰',
  more: '다음|다음 페이지|더보기|전체보기',
};
