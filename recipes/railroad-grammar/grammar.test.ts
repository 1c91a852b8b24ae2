import { expect, test } from 'vitest'
import { checkRules, parseRule } from './grammar.ts'

test('a rule is read with the precedence of EBNF: signs, sequence, choice', () => {
  expect(parseRule(`"0" | [1-9] digit*`)).toEqual({
    kind: 'choice',
    parts: [
      { kind: 'text', text: '0' },
      {
        kind: 'sequence',
        parts: [
          { kind: 'class', text: '1-9' },
          { kind: 'optional', part: { kind: 'repeat', part: { kind: 'rule', text: 'digit' } } },
        ],
      },
    ],
  })
})

test('what cannot be read is said', () => {
  const rules = ['"a" |', '(a', 'a)', '*', 'a; b'].map((definition) => ({ definition }))
  expect(checkRules(rules).map(({ problem }) => problem)).toEqual([
    'ends where something must follow',
    'has a "(" without its ")"',
    'has a ")" too many',
    'has nothing before "*"',
    'cannot be read; it takes "text", [a-z], names, ( ), |, ?, * and +',
  ])
})
