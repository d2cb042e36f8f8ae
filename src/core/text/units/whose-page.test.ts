import { describe, expect, it } from 'vitest';
import { greetedIn, isFieldOfStudy, unitGreeted } from './index';

describe('whose page it is', () => {
  it.each([
    ['Welcome to the Department of Botany at Fenwick College in Oakley', 'en', 'Department of Botany'],
    ['Welcome to the home page of the Tidal Research Laboratory!', 'en', 'Tidal Research Laboratory'],
    ['Home Page of the Department of Geology', 'en', 'Department of Geology'],
    ['Herzlich willkommen am Institut für Botanik der Universität Ahrenbrück', 'de', 'Institut für Botanik'],
    ["Page d'accueil du Laboratoire de Botanique", 'fr', 'Laboratoire de Botanique'],
    ['Bienvenue au Département de Géologie', 'fr', 'Département de Géologie'],
    ['Bienvenidos al Departamento de Botánica', 'es', 'Departamento de Botánica'],
    ['Benvenuti al Dipartimento di Botanica', 'it', 'Dipartimento di Botanica'],
    ['Bem-vindo ao Departamento de Botânica', 'pt', 'Departamento de Botânica'],
    ['Välkommen till Institutionen för botanik', 'sv', 'Institutionen för botanik'],
    ['植物科学学院首页', 'zh', '植物科学学院'],
    ['欢迎访问地质工程系网站', 'zh', '地质工程系'],
    ['情報工学科のホームページへようこそ', 'ja', '情報工学科'],
    ['컴퓨터공학과 홈페이지', 'ko', '컴퓨터공학과'],
  ])('%s (%s) is the page of %s', (text, lang, name) => {
    expect(unitGreeted(text, lang)?.name).toBe(name);
  });

  it('is nobody’s where nothing greets, and no unit’s where somebody or a town does', () => {
    expect(greetedIn('The Department of Botany offers two degrees')).toBeUndefined();
    for (const text of ['Welcome to Fenwick', 'Welcome to my home page', 'Home page of Ada Moor'])
      expect(unitGreeted(text, 'en')).toBeUndefined();
  });

  it('tells what is nothing but a field of study', () => {
    const texts = ['Computer Science', 'Molecular & Cell Biology', 'Moor Computer Science', 'Open Day'];
    expect(texts.map(isFieldOfStudy)).toEqual([true, true, false, false]);
  });
});
