import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { parseRule } from './grammar.ts'
import recipe from './recipe.ts'

test('a rule is read with the precedence of EBNF: signs, sequence, choice', () => {
  const one = (part: object) => ({ kind: 'sequence', parts: [part] })
  expect(parseRule(`"0" | [1-9] digit*`)).toEqual({
    kind: 'choice',
    parts: [
      one({ kind: 'text', text: '0' }),
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

test('words between angle brackets are one station', () => {
  expect(parseRule('< any byte > "a"')).toMatchObject({
    parts: [
      {
        parts: [
          { kind: 'prose', text: 'any byte' },
          { kind: 'text', text: 'a' },
        ],
      },
    ],
  })
})

test('what cannot be read is a problem of the definition', () => {
  const written = ['"a" |', '(a', 'a)', '*', 'a; b', '"a', 'a b']
  const rules = written.map((definition, index) => ({ name: `r${index}`, definition }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', rules })
  expect(drawing.ok ? [] : drawing.findings.map(({ at, problem }) => `${at} ${problem}`)).toEqual([
    'rules.0.definition ends where "text", [a-z], <words>, a name or ( must be',
    'rules.1.definition ends where ) must be',
    'rules.2.definition has ) where the end must be',
    'rules.3.definition has * where "text", [a-z], <words>, a name or ( must be',
    'rules.4.definition has ; where "text", [a-z], <words>, a name or ( must be',
    'rules.5.definition has " where "text", [a-z], <words>, a name or ( must be',
  ])
})
