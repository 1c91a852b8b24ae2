import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { Conversion } from '../../convert/conversion.ts'
import { read } from './kind.ts'
import { readRadar } from './read-radar.ts'

test('axes have labels, curves a value for each axis, in order or by name', () => {
  const { model, report } = readRadar(
    'radar-beta\ntitle Grades\naxis m["Math"], s["Science"]\naxis e\ncurve a["Alice"]{85, 90.5, -1}, b{e: 3, m: 1}\nmax 100\nmin 5\nticks 4\ngraticule polygon',
  )
  expect(model).toMatchObject({
    title: 'Grades',
    axes: [
      { id: 'm', label: 'Math' },
      { id: 's', label: 'Science' },
      { id: 'e', label: 'e' },
    ],
    curves: [
      { label: 'Alice', values: [85, 90.5, -1] },
      { label: 'b', values: [1, undefined, 3] },
    ],
    max: 100,
    min: 5,
  })
  expect(findingsIn(report)).toEqual([])
})

test('every mistake is a finding with its place', () => {
  const { report } = readRadar('radar\naxis\ncurve a\ncurve b{x}\nfoo')
  expect(findingsIn(report)).toEqual([
    '2:1 title, axis, curve, min, max, ticks, graticule or showLegend',
    '3:8 {',
    '4:9 a number',
    '5:1 title, axis, curve, min, max, ticks, graticule or showLegend',
  ])
})

test('more outlines than three are bars', async () => {
  const curves = (count: number): string =>
    Array.from({ length: count }, (_, index) => `curve c${index}{1, 2, 3}`).join('\n')
  expect(await importDiagram(`radar\naxis a, b, c\n${curves(3)}`)).toMatchObject({ recipe: 'radar-chart' })
  expect(await importDiagram(`radar\naxis a, b, c\n${curves(4)}`)).toMatchObject({
    recipe: 'grouped-bar',
    data: { columns: ['c0', 'c1', 'c2', 'c3'], rows: [{ name: 'a', values: [1, 1, 1, 1] }, {}, {}] },
  })
})

test('of two values of one axis the first counts, and thousands of axes take no longer than their length', () => {
  expect(readRadar('radar\naxis a, b\ncurve x{ a: 1, b: 2, a: 3 }').model.curves[0]?.values).toEqual([1, 2])
  const axes = Array.from({ length: 20_000 }, (_, index) => `a${index}`)
  const { ways, report } = read(`radar\naxis ${axes.join(', ')}\ncurve x{${axes.map((id) => `${id}: 1`).join(', ')}}`)
  const made = ways.map(({ make }) => make(new Conversion(report.continued(), { kind: 'radar' })))
  expect(made.map(({ columns, rows }) => [(columns as unknown[]).length, (rows as unknown[]).length])).toEqual([
    [20_000, 1],
    [1, 20_000],
  ])
})
