import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const data = {
  title: 'Step {pay} of {steps}',
  nodes: [{ name: 'Shop' }, { name: 'Bank' }],
  edges: [
    { from: 'Shop', to: 'Bank', text: 'Asks' },
    { id: 'pay', from: 'Bank', to: 'Shop', text: 'Pays' },
  ],
}

test('each step has its number in a disc between its arrow and its words', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  const elements = drawing.ok ? drawing.scene.elements : []
  const discs = elements.filter((element) => element.type === 'circle')
  // One of them is the sample in the key.
  expect(discs).toHaveLength(3)
  for (const [index, said] of ['Asks', 'Pays'].entries()) {
    const words = elements.find((element) => element.type === 'text' && element.text === said)
    const number = elements.find((element) => element.type === 'text' && element.text === `${index + 1}`)
    const side = words?.type === 'text' && words.align === 'end' ? -1 : 1
    expect(words?.type === 'text' && number?.type === 'text' && words.x - number.x).toBe(18 * side)
  }
})

test('a step is quoted by its id, and its part proves the number', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  expect(drawing.ok && drawing.scene.elements[0]).toMatchObject({ text: 'Step 2 of 2' })
  const proves = drawing.ok ? drawing.parts.flatMap((part) => part.proves ?? []) : []
  expect(new Set(proves)).toEqual(new Set(['pay', 'steps']))
})

test('the description says which steps are marked, in the words of the key', () => {
  const said = (more: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, ...more })
    return drawing.ok ? drawing.scene.description : ''
  }
  expect(said({ focus: ['pay', 'Shop > Bank'], key: { focus: 'Only at night' } })).toMatch(/ Only at night: 1 and 2\.$/)
  expect(said({ focus: ['Shop > Bank'] })).toContain(' Highlighted: 1.')
  expect(said({})).not.toContain('Highlighted')
})

test('a boundary that nothing is in is noted, and one that an edge ends at is not', () => {
  const notes = (to: string) => {
    const nodes = [{ name: 'A' }, { name: 'B' }]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      nodes,
      groups: [{ name: 'Platform' }],
      edges: [{ from: 'A', to, text: 'asks' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.map(({ at, problem }) => `${at} ${problem}`)
  }
  expect(notes('B')).toContain('groups.0 nothing is in it: say so at its members (group)')
  expect(notes('Platform').join(' ')).not.toContain('nothing is in it')
})

test('a step is referred to by what it says, without its number', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, focus: ['Pays'] })
  expect(drawing.ok && drawing.scene.description).toContain(' Highlighted: 2.')
  const unknown = drawRecipe(recipe as unknown as AnyRecipe, { ...data, focus: ['Pais'] })
  expect(!unknown.ok && unknown.findings.map(({ problem }) => problem)).toEqual([
    '"Pais" is not an item of the data; did you mean "Pays"?',
  ])
})
