import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** What is wrong with a drawing of events, each written as `id: process` or `id: process < id of what it receives`. */
const problems = (names: string[], of: string, ...written: string[]): string[] => {
  const events = written.map((line) => {
    const [id = '', at = '', from] = line.split(/: | < /)
    return { id, name: `event ${id}`, at, ...(from === undefined ? {} : { from }) }
  })
  const processes = names.map((name) => ({ name }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', processes, events, of })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.warnings.map(({ problem }) => problem)
}

test('a message that is nearly level keeps clear of events that it passes, and words of zones', () => {
  const space = ['a: P', 'b: R < a', 'c: Q < a', 'd: P < c', 'e: P < b', 'f: R', 'g: S < e', 'h: S', 'i: Q', 'j: P < h']
  expect(problems(['P', 'Q', 'R', 'S'], 'c', ...space, 'k: R < h')).toEqual([])
})

test('what is wider than the page anyway is a little wider, so that no message crosses words', () => {
  const first = ['a: P', 'b: Q', 'c: Q', 'd: S < c', 'e: S', 'f: U < e', 'g: P', 'h: T < e', 'i: R < f', 'j: R', 'k: P']
  const then = [
    'l: T < k',
    'm: U < j',
    'n: U',
    'o: T < n',
    'p: T',
    'q: S < p',
    'r: U < p',
    's: S',
    't: Q < s',
    'u: R < r',
  ]
  expect(problems(['P', 'Q', 'R', 'S', 'T', 'U'], 'k', ...first, ...then, 'v: P < s')).toEqual([
    'the drawing is 1608 px wide, 1200 px fit a page: shorten names, or remove events',
  ])
})

test('the description names what is concurrent', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  expect(drawing.ok && drawing.scene.description).toContain(
    'concurrent with it: 3 (get list, remove milk and store removal).',
  )
})

test('the key says which dots are concurrent with the event in question', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const own = drawing.parts.find(({ at }) => at === '@key')?.elements ?? []
  const said = own.flatMap((at) => {
    const each = drawing.scene.elements[at]
    return each?.type === 'circle'
      ? [each.fill ?? 'surface']
      : each?.type === 'text' && /^(?:Before|Concurrent) /.test(each.text)
        ? [each.text]
        : []
  })
  expect(said).toEqual(['ink', 'Before or after add eggs', 'surface', 'Concurrent with add eggs'])
})
