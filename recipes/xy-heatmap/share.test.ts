import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const draw = (given: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  return {
    frames: elements.flatMap((each) => (each.type === 'path' && each.stroke === 'ink' ? [each] : [])),
    leaders: elements.flatMap((each) => (each.type === 'line' && each.stroke === 'ink' ? [each] : [])),
    strokes: elements.flatMap((each) => (each.type === 'path' && each.stroke === 'accent' ? [each] : [])),
    textOf: (words: string) => elements.find((each) => each.type === 'text' && each.text === words),
  }
}

test('the share is tied to the frames that it counts where at most one row of others is between, and no bracket is over whole columns', () => {
  const { frames, leaders, strokes, textOf } = draw({
    ...(recipe.sample as object),
    marks: undefined,
    focus: ['Sat > 14:00', 'Sat > 15:00'],
  })
  expect([frames.length, leaders.length]).toEqual([1, 1])
  const [last] = leaders
  const figure = textOf('1%')
  expect(last?.x).toBe(last?.x2)
  expect(figure?.type === 'text' && last !== undefined && figure.y <= last.y2 && figure.x > last.x).toBe(true)
  expect(strokes).toEqual([])
})

test('a line through several rows of others would seem to part the day: a small frame is before the share instead', () => {
  const { frames, leaders, textOf } = draw(recipe.sample as object)
  expect([frames.length, leaders.length]).toEqual([3, 0])
  expect(textOf('17%')).toMatchObject({ size: 28 })
  expect(textOf('4 of 168 cells (2.4%)')).toBeDefined()
})

test('frames in several columns have a small one before their share instead of a line', () => {
  const { frames, leaders } = draw({ ...(recipe.sample as object), focus: ['Tue > 14:00', 'Thu > 15:00'] })
  expect([frames.length, leaders.length]).toEqual([3, 0])
  const apart = draw({ ...(recipe.sample as object), focus: ['Tue > 14:00', 'Tue > 16:00'] })
  expect([apart.frames.length, apart.leaders.length]).toEqual([3, 0])
})

test('what is measured is before the levels, where the share is in their row', () => {
  const { textOf } = draw(recipe.sample as object)
  const [measure, least] = [textOf('HTTP 5xx responses'), textOf('Below 10')]
  expect(measure?.type === 'text' && least?.type === 'text' && measure.x < least.x).toBe(true)
})

test('the share is under the first cell that it counts, as far as the key and the edge leave room', () => {
  const frameOf = (focus: string[]): [number, number] => {
    const { frames } = draw({ ...(recipe.sample as object), focus })
    const [cells = 0, share = 0] = [frames[1], frames[0]].map((each) => Number(/^M([\d.]+)/.exec(each?.d ?? '')?.[1]))
    return [cells, share]
  }
  const [cell, under] = frameOf(['Tue > 15:00', 'Thu > 16:00'])
  expect(under).toBe(cell)
  // Right of the key, and left of the edge.
  const [first, afterKey] = frameOf(['Tue > 02:00'])
  expect(afterKey).toBeGreaterThan(first + 300)
  const [last, atEdge] = frameOf(['Tue > 22:00'])
  expect(atEdge).toBeLessThan(last)
})

test('values below zero have no share of their sum, and no focus has none of any', () => {
  const titleOf = (values: number[], focus: string[]) => {
    const rows = [
      { name: 'a', values },
      { name: 'b', values: [1, 1] },
    ]
    const given = { title: '{share} of {total}', measure: 'Degrees', columns: ['one', 'two'], rows, focus }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { title, description } = drawing.scene
    return [title?.replace(/^.*: /, ''), description?.includes('hold')]
  }
  expect(titleOf([1, 1], ['a'])).toEqual(['50% of 4', true])
  expect(titleOf([1, -1], ['a'])).toEqual(['{share} of 2', false])
  expect(titleOf([1, 1], [])).toEqual(['{share} of 4', false])
})

test('a share of cells without a focus is a warning that says what it is of', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, marks: undefined, focus: undefined })
  const warnings = drawing.ok ? drawing.warnings : []
  expect(warnings.map(({ level, problem }) => [level, problem])).toContainEqual([
    'warning',
    '{share} stays as it is, as the data do not have it: of cells in focus, where no value is negative',
  ])
})
