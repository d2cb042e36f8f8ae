import { list, type PostWords } from './post-words';

export const hu: PostWords = {
  heads: list(`
    professzor docens adjunktus tanarseged tanar tanarno dekan dekanhelyettes rektor rektorhelyettes igazgato igazgatohelyettes vezeto
    vezetohelyettes tanszekvezeto intezetvezeto titkar titkarno ugyintezo eloado munkatars fomunkatars kutato doktorandusz lektor mernok
    technikus konyvtaros gondnok orvos foorvos nover apolo elnok alelnok polgarmester jegyzo koordinator menedzser asszisztens
    szerkeszto foszerkeszto`),
  weakHeads: list('tag hallgato'),
  endings: list('vezeto igazgato tanar munkatars ugyintezo titkar mernok felelos kutato'),
  modifiers: list(
    'egyetemi foiskolai tudomanyos emeritus tiszteletbeli mestertanar meghivott altalanos ugyvezeto gazdasagi es',
  ),
  connectors: list('es'),
};
