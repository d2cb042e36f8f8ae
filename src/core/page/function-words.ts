/**
 * Function words per language: they hold sentences together and are missing from menus, labels and lists. Alphabetic languages name
 * whole words; Japanese names particles, auxiliaries and conjunctions in kana, Chinese its function characters, Korean endings and particles.
 */
export const FUNCTION_WORDS: Record<string, string> = {
  en: 'a an the of in to for on at by with from into about after before during through over under between among against within without upon toward towards since until and or but nor so yet because although though while if unless that which who whom whose as than when where whether',
  de: 'der die das den dem des ein eine einen einem einer eines und oder aber denn sondern weil dass wenn ob als wie in im an am auf aus bei beim mit nach von vom vor zu zum zur für durch über unter um gegen ohne zwischen während seit bis',
  fr: 'le la les l un une des du de d et ou mais donc car ni que qui dont où si quand comme à au aux en dans sur sous par pour avec sans chez entre vers depuis pendant avant après lorsque',
  es: 'el la los las lo un una unos unas y e o u pero sino que quien cuyo si cuando como porque a al ante con contra de del desde durante en entre hacia hasta para por según sin sobre tras',
  it: 'il lo la i gli le l un uno una e ed o ma che chi cui se quando come perché di a da in con su per tra fra del dello della dei degli delle al alla ai alle dal dalla nel nella nei sul sulla',
  nl: 'de het een en of maar want dat die wie als wanneer omdat hoewel in op aan bij met van voor naar uit over onder tussen door tegen zonder tijdens sinds tot om te',
  pt: 'o a os as um uma uns umas e ou mas que quem cujo se quando como porque de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre até desde ao aos à às',
  sv: 'en ett den det de och eller men för att som om när där i på av till från med utan under över mellan genom mot vid efter före sedan hos',
  da: 'en et den det de og eller men for at som hvis når hvor i på af til fra med uden under over mellem gennem mod ved efter før siden hos',
  no: 'en ei et den det de og eller men for at som hvis når hvor i på av til fra med uten under over mellom gjennom mot ved etter før siden hos',
  ja: 'は が を に へ と で も の や か から まで より など だけ しか ほど ばかり です ます でした ました である でない ません れる られる せる させる たい ない ため ので のに けれど しかし また および について により によって として において という',
  zh: '的 了 和 与 與 及 或 在 是 为 為 于 於 对 對 从 從 由 被 把 将 將 并 並 而 但 因 所 之 其 等 着 著 过 過 也 都 就 地 得',
  ko: '은 는 이 가 을 를 의 에 에서 에게 으로 로 와 과 도 만 부터 까지 보다 하고 그리고 또는 그러나 및 습니다 입니다 합니다',
};
