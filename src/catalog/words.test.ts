import { describe, expect, test } from 'vitest'
import { significant, splitWords, stem, tells } from './words.ts'

describe('words', () => {
  test('are letters and digits, folded; C++ and C# keep their signs; small words are left out', () => {
    expect(splitWords('CI/CD, p99 & Entité–Relation in C++ (C#)')).toEqual([
      'ci',
      'cd',
      'p99',
      'entite',
      'relation',
      'c++',
      'c#',
    ])
    expect(splitWords('CI/CD in C#')).toEqual(['ci', 'cd', 'c#'])
    expect(splitWords('the of a')).toEqual([])
    expect(splitWords('Verfügbarkeit der letzten Tage')).toEqual(['verfugbarkeit', 'letzten', 'tage'])
  })

  test('of Chinese and Japanese are pairs of neighboring characters, apart from the letters beside them', () => {
    expect(splitWords('时序图')).toEqual(['时序', '序图'])
    expect(splitWords('ER図')).toEqual(['er', '図'])
    expect(splitWords('障害の経過')).toEqual(['障害', '経過'])
    // What joins words is none, and neither is an ending, unless there is nothing else.
    expect(splitWords('クラスを比較する')).toEqual(['クラ', 'ラス', '比較'])
    expect(splitWords('図の重なり')).toEqual(['図', '重な', 'なり'])
    expect(splitWords('とても')).toEqual(['とて', 'ても'])
    expect(splitWords('UMLクラス図')).toEqual(['uml', 'クラ', 'ラス', 'ス図'])
  })
})

test.each([
  ['traces traced tracing trace', 'trace'],
  ['queries query', 'query'],
  ['classes class', 'class'],
  ['deploy deploys deployed deployment', 'deploy'],
  ['k8s', 'k8s'],
  ['ci', 'ci'],
])('one word, one stem: %s', (words, root) => {
  expect([...new Set(words.split(' ').map(stem))]).toEqual([root])
})

test('words of questions and of all diagrams tell little, others everything', () => {
  expect(['diagram', '12', 'who', 'login', '404'].map(tells)).toEqual([0.1, 0.1, 0.2, 1, 1])
})

test('words that tell little are dropped, unless there are no others', () => {
  expect(significant(splitWords('how do I draw a login flow'))).toEqual(['login', 'flow'])
  expect(significant(splitWords('who does what'))).toEqual(['who', 'does', 'what'])
})
