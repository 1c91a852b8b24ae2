import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const events = [
  { id: 'hotmain', name: 'Merge the hotfix', after: ['base', 'fix'] },
  { id: 'fix', name: 'Hotfix', after: ['base'] },
  { id: 'base', name: 'Start' },
]

const marked = (...focus: string[]): string[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', hashes: false, events, focus })
  if (!drawing.ok) return drawing.findings.map(({ problem }) => problem)
  const { scene, parts } = drawing
  const isAccent = (at: number): boolean => JSON.stringify(scene.elements[at]).includes('"accent"')
  return parts.filter(({ elements }) => elements.some(isAccent)).map(({ at }) => at)
}

test('a line is named by its ends, in either direction, by ids or subjects; nothing else is marked with it', () => {
  for (const name of ['fix > hotmain', 'hotmain > fix', 'Hotfix > Merge the hotfix'])
    expect(marked(name)).toEqual(['@fix > hotmain'])
})

test('a line that is not there is refused with the nearest one', () => {
  expect(marked('hotmain > start')).toEqual(['"hotmain > start" is not an item of the data; did you mean "hotmain"?'])
})

test('merges have no numbers where callouts have some', () => {
  const numbers = (callouts: object[]): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', hashes: false, events, callouts })
    return drawing.ok
      ? drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === '1' ? ['1'] : []))
      : []
  }
  // In the merge and in the key.
  expect(numbers([])).toHaveLength(2)
  expect(numbers([{ on: 'Hotfix', text: 'Merged once' }])).toHaveLength(2)
})

test('a callout about a merge has a badge beside it as any other: a number in its ring would be that of a merge', () => {
  const callouts = [{ on: 'hotmain', text: 'The fix reaches main' }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', hashes: false, events, callouts })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const own = parts.find(({ at }) => at === 'events.0')?.elements ?? []
  expect(own.flatMap((at) => scene.elements[at]).filter((each) => each?.type === 'circle')).toHaveLength(1)
  expect(own.flatMap((at) => scene.elements[at]).some((each) => each?.type === 'text' && each.text === '1')).toBe(false)
  expect(scene.elements.filter((each) => each.type === 'text' && each.text === '1')).toHaveLength(2)
})

test('the number of a callout is before the hash of a merge, not under its ring', () => {
  const callouts = [{ on: 'hotmain', text: 'The fix reaches main' }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', events, callouts })
  const elements = drawing.ok ? drawing.scene.elements : []
  const [number] = elements.flatMap((each) => (each.type === 'circle' && each.r === 10 ? [each.x] : []))
  const [hash] = elements.flatMap((each) => (each.type === 'text' && each.text === 'hotmain' ? [each.x] : []))
  expect(number).toBeLessThanOrEqual((hash ?? 0) - 10)
})
