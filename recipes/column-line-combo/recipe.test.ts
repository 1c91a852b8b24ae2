/** What is said of a row, and which row is which. */
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const [volume, rate] = recipe.sample.rows

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('a callout on a row is at its name, not at one of its columns', () => {
  for (const on of ['Requests per hour', 'Error rate']) {
    const { elements } = drawn({ callouts: [{ on, text: 'A remark' }] }).scene
    const name = elements.find((each) => each.type === 'text' && each.text === on)
    const badge = elements.find((each) => each.type === 'circle' && each.r === 10)
    if (name?.type !== 'text' || badge?.type !== 'circle') throw new Error('are drawn')
    expect(Math.abs(badge.y - name.y)).toBeLessThan(8)
    expect(badge.x).toBeLessThan(240)
  }
})

test('a rate that is written first is warned of', () => {
  expect(drawn({ rows: [rate, volume] }).warnings).toContainEqual(
    expect.objectContaining({ at: 'rows.0', problem: expect.stringContaining('write the volume first') }),
  )
  expect(drawn({}).warnings).toEqual([])
  expect(drawn({ rows: [{ ...volume, unit: '%' }, rate] }).warnings).toEqual([])
})

test('no line of the grid is beside that of the peak, which would look like its double', () => {
  const levels = (title: string): number => {
    const { elements } = drawn({ title }).scene
    return elements.filter(
      (each) =>
        each.type === 'line' && each.stroke === 'rule' && each.y === each.y2 && Math.abs(each.y - peakOf(elements)) < 8,
    ).length
  }
  const peakOf = (elements: ReturnType<typeof drawn>['scene']['elements']): number => {
    const all = drawn({}).scene.elements
    const dashed = all.find((each) => each.type === 'line' && each.dashed === true)
    if (dashed?.type !== 'line' || elements.length === 0) throw new Error('is drawn')
    return dashed.y
  }
  expect(levels(recipe.sample.title)).toBe(0)
  // Nor is the value of that line at the axis.
  const isAtAxis = (title: string): boolean =>
    drawn({ title }).scene.elements.some((each) => each.type === 'text' && each.text === '60k')
  expect([isAtAxis(recipe.sample.title), isAtAxis('A claim')]).toEqual([false, true])
})
