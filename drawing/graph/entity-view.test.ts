import { expect, test } from 'vitest'
import { readSource } from '../../tools/recipes.ts'
import { drawRecipe } from '../draw-recipe.ts'

const drawn = async (name: string, fields: object[]) => {
  const nodes = [
    { name, id: 'one', fields },
    { name: 'other', fields: [{ name: 'id' }] },
  ]
  const edges = [{ from: 'one', to: 'other', ends: ['1', '1'] }]
  const drawing = drawRecipe(await readSource('er-crows-foot'), { title: '', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const own = drawing.parts.find(({ at }) => at === 'nodes.0')!.elements.map((at) => drawing.scene.elements[at]!)
  return { types: own.map(({ type }) => type), texts: own.flatMap((each) => (each.type === 'text' ? each.text : [])) }
}

test('an entity without fields is a box with its name, one with fields a table', async () => {
  expect(await drawn('one', [])).toEqual({ types: ['box', 'text'], texts: ['one'] })
  expect((await drawn('one', [{ name: 'id' }])).types).toEqual(['box', 'path', 'line', 'text', 'text'])
})

test.each([[[]], [[{ name: 'id' }]]])('a name of 63 letters breaks after its separators', async (fields) => {
  const { texts } = await drawn('public-filtered-prometheus-meter-provider-of-all-of-the-metrics', fields)
  expect(texts.slice(0, 3)).toEqual(['public-filtered-prometheus-', 'meter-provider-of-all-of-', 'the-metrics'])
})
