import { expect, test } from 'vitest'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { flowTimes, inFlowOrder, waitIn } from './times.ts'

test('the part of a time in one state is measured for the first as for the last', () => {
  const data = inFlowOrder(recipe.data.schema.parse(recipe.sample) as unknown as SeriesData)
  const columns = readColumns(data)
  const days = flowTimes(data.rows, columns).map((time) => {
    const { from, to } = waitIn(data.rows[2]!, data.rows, columns, time)
    return ((to - from) / 86_400_000).toFixed(1)
  })
  expect(days).toEqual(['2.8', '15.1'])
})

test('of both times the longest wait alone is in the accent, the rest in ink', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const own = drawing.parts.find(({ at }) => at === '@times')?.elements ?? []
  const strokes = own.flatMap((index) => {
    const each = drawing.scene.elements[index]
    return each?.type === 'path' ? [each.stroke] : []
  })
  expect(strokes).toEqual(['ink', 'accent', 'ink', 'accent'])
})

test('the two edges that times are measured between are in ink, whatever is in focus', () => {
  const inkOf = (focus?: string[]): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...(recipe.sample as object), focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const own = drawing.parts.find(({ at }) => at === '@edges')?.elements ?? []
    return own.flatMap((at) => {
      const each = drawing.scene.elements[at]
      return each?.type === 'path' && each.stroke === 'ink' ? [each.d] : []
    })
  }
  expect(inkOf(['Review'])).toHaveLength(2)
  expect(inkOf(undefined)).toEqual(inkOf(['Review']))
})

test('the dates of the amounts begin where the names do, also where these had to move', () => {
  const drawn = (todo: number) => {
    const rows = [
      { name: 'To do', values: [9, 9, todo] },
      { name: 'Doing', values: [1, 1, 1] },
      { name: 'Review', values: [1, 1, 1] },
      { name: 'Done', values: [0, 1, 3] },
    ]
    const given = { title: 'A claim', measure: 'Tasks', columns: ['Mon', 'Tue', 'Wed'], rows }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    return ['Mon → Wed', 'Doing 1 → 1'].map((words) => texts.find(({ text }) => text === words)?.x)
  }
  for (const todo of [9, 300]) expect(new Set(drawn(todo)).size).toBe(1)
})

test('times of one day need no date, those of several have theirs, and stand above every name', () => {
  const drawn = (step: number) => {
    const rows = ['To do', 'Doing', 'Done'].map((name, at) => ({ name, values: [0, 0, [0, 1_992_000, 4_008_000][at]] }))
    const columns = { start: '2026-01-01T08:00Z', step, unit: 'h' }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{done}', measure: 'Tasks', columns, rows })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  }
  const [ends, first] = ['08:00 → 10:00', 'To do 0 → 0'].map((words) => drawn(1).find(({ text }) => text === words)?.y)
  expect((first ?? 0) - (ends ?? 0)).toBeGreaterThanOrEqual(18)
  expect(drawn(25).map(({ text }) => text)).toContain('Jan 1 08:00 → Jan 3 10:00')
  // As the picture has it, not as it is given.
  expect(drawn(1)[0]?.text).toBe('4.01M')
})

test.each([
  ['Review', ['surface true', 'soft false', 'rule true', 'surface true']],
  ['Doing', ['surface true', 'rule true', 'soft false', 'surface true']],
  ['To do', ['surface true', 'rule true', 'surface true', 'soft false']],
])('no band is darker than the one in focus, in gray too: %s', (name, shades) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...(recipe.sample as object), focus: [name] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const fills = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.fill !== undefined && each.stroke === 'none'
      ? [`${each.fill} ${each.dashed === true}`]
      : [],
  )
  expect(fills).toEqual(shades)
})
