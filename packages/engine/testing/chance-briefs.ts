import fc from 'fast-check';
import {
  colorPreferences,
  fontStyles,
  iconPlacements,
  industries,
  personalities,
  quizQuestions,
  styleDirections,
} from '../src/index.ts';

const words = [
  'Harbor',
  'pine',
  'Bolt',
  'Kiln',
  'Özge',
  'northlight',
  'BlueBird',
  'saffron',
  'Stone',
  'of',
  'the',
  '&',
  'and',
  'Systems',
  'Capital',
  'Coffee',
  'Co.',
  'Ærø',
  'Łódź',
  'Đặng',
  'ZÜRICH',
  'minimum',
  'AVATAR',
  '24/7',
  'C++',
  'Yahoo!',
  'Studio',
  'Iiji',
  'Q',
  'x',
  'Señor',
  'Ĳssel',
  'Mjölnir',
  'Wawa',
  'eBay',
];
const cyrillic = ['Кофейня', 'Заря', 'и', 'Сыновья', 'Ёлка', 'Ґудзь'];
const greek = ['Καφές', 'και', 'Ήλιος', 'Αθήνα', 'Ψωμί'];

const nameOf = (pool: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pool), { minLength: 1, maxLength: 4 }).map((w) => w.join(' ').slice(0, 60).trim());

/** Names as people give them: mostly Latin words, some Greek and Cyrillic, and free strings of settable characters. */
const settable = fc
  .oneof(
    { weight: 6, arbitrary: nameOf(words) },
    { weight: 1, arbitrary: nameOf(cyrillic) },
    { weight: 1, arbitrary: nameOf(greek) },
    {
      weight: 2,
      arbitrary: fc.string({
        unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 &-.!éüñ'),
        minLength: 1,
        maxLength: 24,
      }),
    },
  )
  .filter((name) => /[\p{L}\p{N}]/u.test(name));

const maybe = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> => fc.option(fc.constantFrom(...values), { nil: undefined });

/** Whole briefs: every field that the product knows, present or not. */
export const chanceBriefs = fc
  .record({
    name: settable,
    slogan: maybe(['Bread, slowly', 'Since the first day', 'Made by hand in the old harbour for people who wait', 'Go']),
    description: maybe([
      'Coffee roastery by the sea',
      'A dentist for children',
      'We move homes and pianos',
      'Tax & law for makers',
    ]),
    industry: maybe(industries),
    personality: maybe(personalities),
    style: maybe(styleDirections),
    fontStyle: maybe(fontStyles),
    colors: maybe([...colorPreferences, '#0A4AC5', 'green and gold', 'not blue', 'url(http://canary)', 'teal']),
    iconPlacement: maybe(iconPlacements),
    quiz: fc.record(
      Object.fromEntries(
        Object.entries(quizQuestions).map(([q, answers]) => [q, fc.constantFrom(...(answers as readonly string[]))]),
      ),
      { requiredKeys: [] },
    ),
    seed: maybe(['', 'a', 'b']),
  })
  .map((brief) => Object.fromEntries(Object.entries(brief).filter(([, value]) => value !== undefined)));

/** Syllables that stand by themselves in each script, and what stands between words. */
const otherScripts = [
  { parts: [...'ابتجدرسصعفقكلمنهويةءأشخ'], space: ' ' },
  { parts: [...'אבגדהוזחטיכלמנסעפצקרשתםן'], space: ' ' },
  { parts: ['क', 'का', 'कि', 'क्ष', 'त्र', 'ज्ञ', 'श्री', 'म', 'मे', 'न', 'र्म', 'हू', 'स्त', 'द्ध', 'भा', 'रं'], space: ' ' },
  { parts: ['ক', 'কি', 'ক্ষ', 'জ্ঞ', 'প্র', 'র্ম', 'তা', 'বো', 'ষ্ট', 'হ', 'মৌ', 'ন্ধ', 'য়'], space: ' ' },
  { parts: ['ก', 'กา', 'แก', 'ไท', 'น้ำ', 'ผึ้', 'บ้า', 'ปี่', 'ฟ้', 'ญ', 'ฐุ', 'ฤ', 'เรื่'], space: '' },
  { parts: [...'東京珈琲山川花月風林一二の森あいコーヒラメンパプ'], space: '' },
  { parts: [...'东方咖啡馆茶面包店云龙华美丽书风'], space: '' },
  { parts: [...'가나다커피숍빵집한강꽃서울밝은읽값'], space: ' ' },
] as const;

/** Names in one other script, often beside a Latin word, some with a slogan in it. */
export const scriptBriefs = fc.constantFrom(...otherScripts).chain(({ parts, space }) => {
  const word = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((list) => list.join(''));
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(space));
  return fc.record(
    {
      name: fc
        .tuple(fc.constantFrom('', '', 'ABC ', 'Studio '), text, fc.constantFrom('', '', ' Coffee', ' & Co', ' 24'))
        .map((t) => t.join('')),
      slogan: text,
      industry: fc.constantFrom(...industries),
      style: fc.constantFrom(...styleDirections),
      iconPlacement: fc.constantFrom(...iconPlacements),
    },
    { requiredKeys: ['name'] },
  );
});
