import { expect, test } from 'vitest'
import { drawn, item, plotted } from '../../test/drawn-marks.ts'
import { block } from '../block.ts'
import { drawSides, sideColumns, sideHeight, sideNote, sideWidth } from './side-words.ts'

const word = (text: string) => block([{ text, as: 'value' }])

const rows = [
  { source: item, at: 0, cells: [word('9'), word('short')] },
  { source: item, at: 1, cells: [word('1,204'), block([{ text: 'a name in two lines', as: 'value' }], 80)] },
]

const labels = sideColumns(rows, { side: 'right', aligns: ['end', 'start'] })

const placed = drawn({ draw: (frame) => drawSides(frame, [labels]) }).flatMap((each) =>
  each.type === 'text' ? [each] : [],
)
const find = (text: string) => placed.find((each) => each.text === text) ?? { x: NaN, y: NaN, align: undefined }

test('labels of several blocks are columns: digits end at one x, names begin at another', () => {
  expect(find('9').x).toBe(find('1,204').x)
  expect(find('9').align).toBe('end')
  expect(find('short').x).toBe(find('a name in').x)
  expect(find('short').x).toBeGreaterThan(find('9').x)
})

test('the first line of a label is level with its value, also where another block has more lines', () => {
  expect(find('1,204').y).toBe(find('a name in').y)
  expect(find('two lines').y).toBeGreaterThan(find('1,204').y)
})

test('every label reserves the width of all columns, and those of a side their heights', () => {
  const widths = labels.beside?.map(({ w }) => w) ?? []
  expect(new Set(widths).size).toBe(1)
  expect(sideWidth([labels], 'right')).toBeGreaterThan(widths[0] ?? NaN)
  expect(sideWidth([labels], 'left')).toBe(0)
  expect(sideHeight([labels])).toBeGreaterThan(sideHeight([sideNote(item, 0, [{ text: '9', as: 'value' }])]))
})

test('a note without paragraphs takes no room', () => {
  expect(sideWidth([sideNote(item, 0, [])], 'right')).toBe(0)
})

test('labels that have to move far from their values are further from the plot area', () => {
  const upright = (h: number) => ({ at: (value: number) => value * h, y: 0, h })
  const at = (values: number[]): number =>
    sideWidth(
      [
        sideColumns(
          values.map((value) => ({ source: item, at: value, cells: [word('9')] })),
          { side: 'right', aligns: ['end'] },
        ),
      ],
      'right',
      upright(400),
    )
  const [apart, close] = [at([0, 0.5, 1]), at([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])]
  expect(close).toBeGreaterThan(apart + 8)
  expect(at([0.5, 0.501])).toBe(apart)
})

test('labels of low values end at the axis, as names of columns below it reach out of the plot area', () => {
  const low = sideColumns(
    [0, 1, 2].map((at) => ({ source: item, at, cells: [word('9')] })),
    { side: 'right', aligns: ['end'] },
  )
  const lowest = plotted({ draw: (frame) => drawSides(frame, [low]), beside: low.beside ?? [] }).flatMap((each) =>
    each.type === 'text' ? [each.y] : [],
  )
  expect(Math.max(...lowest)).toBeLessThan(110)
})
