/** Lines with a peak many times as high as all else. */
import { expect, test } from 'vitest'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { axisReach } from './far-peaks.ts'
import recipe from './recipe.ts'

const values = (...peaks: number[]) => Array.from({ length: 60 }, (_, at) => peaks[at - 20] ?? 20 + (at % 20))
const pauses = (...peaks: number[]) => ({
  title: 'Pauses',
  measure: 'Pause',
  unit: 'ms',
  columns: { start: '2026-10-01T00:00Z', step: 30, unit: 'min' },
  rows: [{ name: 'node-1', values: values(...peaks) }],
})

const reachOf = ({ marks = [], ...data }: { marks?: object[] }, ...peaks: number[]): number =>
  axisReach({
    ...pauses(...peaks),
    ...data,
    marks,
    rows: [{ name: 'a', values: values(...peaks).map((value) => ({ value })) }],
  } as unknown as SeriesData)

test('from twenty times the rest on a peak is beyond the axis, unless a limit is as high', () => {
  expect([reachOf({}, 800), reachOf({}, 760)]).toEqual([39, Number.POSITIVE_INFINITY])
  expect(reachOf({ marks: [{ value: 700, text: 'Limit' }] }, 800)).toBe(Number.POSITIVE_INFINITY)
})

test('its value is at the end of the axis, and all other numbers are written in their own unit', () => {
  const drawing = drawRecipe(recipe as never, pauses(30_000) as never)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(
    expect.arrayContaining(['↑ 30 s', 'Pause (ms)', 'Peaks beyond the axis are numbers with an arrow.']),
  )
  expect(drawing.warnings).toEqual([])
})

test('of values that follow each other beyond the axis, the highest is written', () => {
  const drawing = drawRecipe(recipe as never, pauses(30_000, 41_000) as never)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts.filter((each) => each.startsWith('↑'))).toEqual([])
  expect(texts).not.toContain('Peaks beyond the axis are numbers with an arrow.')
})

test('a name over a peak has its value, unless that is at the end of the axis', () => {
  const texts = (...peaks: number[]) => {
    const crossing = { name: 'node-2', values: values().toReversed() }
    const drawing = drawRecipe(
      recipe as never,
      { ...pauses(...peaks), rows: [...pauses(...peaks).rows, crossing] } as never,
    )
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(texts(400).filter((text) => text.startsWith('node-1'))).toEqual(['node-1: 39', 'node-1: 400'])
  expect(texts(30_000).filter((text) => text.startsWith('node-1'))).toEqual(['node-1: 39', 'node-1'])
})
