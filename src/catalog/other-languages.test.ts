import { expect, test } from 'vitest'
import { inEnglish, meantBy } from './other-languages.ts'
import { splitWords, stem } from './words.ts'

test.each([
  ['Welcher Dienst fällt aus', ['servic', 'fail']],
  ['los servicios fallan', ['servic', 'fail']],
  ['quelles étapes', ['step']],
  ['os usuários', ['user']],
  ['服务 之间 的 数据', ['servic', 'data']],
  ['データの比較', ['compar']],
  ['Wer ruft wen auf', ['call']],
  ['提交 到 多数 服务器', ['commit', 'major', 'servic', 'server']],
  ['タイマーの順序', ['timer', 'order']],
])('words of “%s” are known by what they mean in English, in the singular and the plural', (said, meant) => {
  expect(splitWords(said).flatMap((word) => inEnglish(stem(word)) ?? [])).toEqual(meant)
})

test('a word of another language has the other words of its meaning, too, and an English one is none', () => {
  expect(meantBy('ausfallt')).toEqual(expect.arrayContaining(['fail', 'outag']))
  expect(['service', 'cache', 'data', 'order', 'state'].map((word) => inEnglish(stem(word)))).toEqual(
    Array(5).fill(undefined),
  )
})
