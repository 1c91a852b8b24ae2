import { expect, test } from 'vitest'
import { significant, splitWords, stem } from './words.ts'

test('words are letters and digits, folded; C++ and C# keep their signs', () => {
  expect(splitWords('CI/CD, p99 & Entité–Relation in C++ (C#)')).toEqual([
    'ci',
    'cd',
    'p99',
    'entite',
    'relation',
    'in',
    'c++',
    'c#',
  ])
})

test.each([
  ['traces traced tracing trace', 'trac'],
  ['queries query', 'query'],
  ['classes class', 'class'],
  ['status', 'status'],
  ['dns', 'dns'],
  ['k8s', 'k8s'],
])('one word, one stem: %s', (words, root) => {
  expect([...new Set(words.split(' ').map(stem))]).toEqual([root])
})

test('common question words are dropped, unless there are no others', () => {
  expect(significant(splitWords('how do I draw a login flow'))).toEqual(['login', 'flow'])
  expect(significant(splitWords('who does what'))).toEqual(['who', 'does', 'what'])
})
