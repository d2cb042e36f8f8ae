import type { SiteWords } from './site-words';

export const zh: SiteWords = {
  to: {
    faculty:
      '师资队伍|师资力量|师资|教师队伍|教师名录|教师|教职员工|教职工|教研人员|教授|专任教师|导师|导师介绍|研究生导师|团队成员|成员|实验室成员|人员|研究人员|科研人员|人才队伍|队伍建设|学术团队|领导团队|现任领导|学校领导|学院领导|校领导|院领导|领导班子|组织成员|專任教師|師資|師資陣容|教師|教職員|系所成員|成員|研究人員|專家|专家',
    departments:
      '院系设置|院系|院系导航|学院设置|教学单位|教学机构|机构设置|组织机构|组织结构|组织架构|管理机构|职能部门|部门设置|部门|科研机构|研究机构|研究所|实验室|系所|学系|教研室|处室|科室|科室介绍|直属单位|院部|學院|系所介紹|單位|組織|行政單位|教學單位|學術單位|研究單位|内设机构',
  },
  path: {
    faculty: 'szdw|szll|shizi|jiaoshi|jsdw|jsml|teacher|teachers|szjs|dsjs|rcdw|chengyuan|ld|xrld|tuandui|duiwu',
    departments: 'yxsz|yuanxi|xysz|jgsz|zzjg|jigou|bumen|xueyuan|jxdw|znbm|xibu|keshi|zuzhi|nsjg|zsdw',
  },
  toward:
    '学校概况|学院概况|学院简介|概况|关于|关于我们|简介|介绍|教学|科研|研究|學校簡介|系所簡介|關於|首页|網站導覽|网站地图',
  away: '新闻|动态|通知|公告|招生|就业|图书馆|校友|捐赠|登录|下载|论文|成果|课程|相册|图片|采购|招标|联系我们|隐私|党建|工会|新聞|最新消息|招生資訊|徵才|活動|活动|专题|政策|法规|标准|公示',
  more: '下一页|下页|更多|查看全部|全部|下一頁',
};
