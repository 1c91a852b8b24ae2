import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import recipe from './recipe.ts'

const rows = Array.from({ length: 6 }, (_, at) => ({
  name: `session of region ${at}`,
  values: Array.from({ length: 24 }, (__, hour) => 100 + 80 * Math.sin((hour * (at + 3)) / 4)),
}))

/** Where words are, with a focus on a row. */
const wordsWith = (focus: string | undefined): string[] => {
  const data = {
    title: 'Six regions',
    measure: 'Sessions',
    columns: { start: '2026-11-17T00:00Z', step: 60, unit: 'min' },
    rows,
  }
  const drawing = drawRecipe(recipe as never, (focus === undefined ? data : { ...data, focus: [focus] }) as never)
  if (!drawing.ok) throw new Error('not drawn')
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [`${each.text} ${each.x},${each.y}`] : []))
}

test('names of lines that cross have their places by the order of the rows, whatever is in focus', () => {
  const plain = wordsWith(undefined).toSorted()
  expect(plain.filter((each) => each.startsWith('session of')).length).toBeGreaterThan(6)
  for (const { name } of rows) expect(wordsWith(name).toSorted()).toEqual(plain)
})
