import { expect, test } from 'vitest'
import type { AnyNotation } from './notation.ts'
import { turnedIfTooLarge } from './turned-lanes.ts'

type Laid = ReturnType<Parameters<typeof turnedIfTooLarge>[1]>

/** Lays out nothing: rows are as large as the first size says, columns as the second. */
const sized =
  (rows: [w: number, h: number], columns: [w: number, h: number]) =>
  ({ layout = {} }: AnyNotation): Laid => {
    const [w, h] = layout.lanes === 'columns' ? columns : rows
    return { layout: { bounds: { x: 0, y: 0, w, h } } } as Laid
  }

const rows: AnyNotation = {
  kinds: [],
  edgeKinds: [],
  nodes: {},
  edges: {},
  layout: { lanes: 'rows' },
  cells: {},
} as never

test('lanes stay as they are where a scene has room for them', () => {
  expect(turnedIfTooLarge(rows, sized([2336, 2224], [100, 100]))).toMatchObject({ style: rows, isTurned: false })
})

test('lanes are turned where a scene has more room for them so, and no longer begin at the cells of the others', () => {
  const { style, isTurned } = turnedIfTooLarge(rows, sized([2340, 600], [900, 2000]))
  expect(isTurned).toBe(true)
  expect(style.layout).toMatchObject({ lanes: 'columns', direction: 'down' })
  expect(style.cells).toBeUndefined()
})

test('lanes that are too large both ways are not turned for nothing, and what has no lanes never is', () => {
  expect(turnedIfTooLarge(rows, sized([2340, 600], [900, 2400])).isTurned).toBe(false)
  expect(turnedIfTooLarge({ ...rows, layout: {} }, sized([9000, 9000], [1, 1])).isTurned).toBe(false)
})
