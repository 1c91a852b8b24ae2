import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import boxPlot from './recipe.ts'

const rows = [
  { name: 'spread', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { name: 'equal', values: Array<number>(12).fill(5) },
]

const draw = (more: object) => {
  const drawing = drawRecipe(boxPlot as unknown as AnyRecipe, { title: 'A claim', measure: 'Time', rows, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('a group of equal values in focus shows its median, although it has no box', () => {
  const { scene, parts } = draw({ focus: ['equal'] })
  const fills = (parts.find(({ at }) => at === 'rows.1')?.elements ?? []).flatMap((index) => {
    const element = scene.elements[index]
    return element?.type === 'path' ? [element.fill] : []
  })
  expect(fills).toEqual(['accent'])
})

test('percentiles, which a box does not show, are said to be missing', () => {
  expect(draw({ percentiles: [95] }).warnings).toEqual([
    { level: 'note', at: 'percentiles', problem: expect.stringMatching(/^are not drawn/) as string },
  ])
})
