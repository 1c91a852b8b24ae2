import { expect, test } from 'vitest'
import type { LayoutOptions } from '../../layout/model/graph.ts'
import type { AnyNotation } from './notation.ts'
import { roomiest as roomiestOn } from './roomiest.ts'

type Laid = ReturnType<Parameters<typeof roomiestOn>[1]>
type Extent = [w: number, h: number]

/** Lays out nothing: each way is as large as it is said to be. */
const sized =
  (sizeOf: (layout: LayoutOptions) => Extent) =>
  ({ layout = {} }: AnyNotation): Laid => {
    const [w, h] = sizeOf(layout)
    return { layout: { bounds: { x: 0, y: 0, w, h }, direction: layout.direction ?? 'down' } } as Laid
  }

const roomiest = (style: AnyNotation, layOut: Parameters<typeof roomiestOn>[1], page = 9999) =>
  roomiestOn(style, layOut, page)

const notation = (layout: LayoutOptions): AnyNotation =>
  ({ kinds: [], edgeKinds: [], nodes: {}, edges: {}, layout, cells: {} }) as never

const rows = notation({ lanes: 'rows' })
const byLanes = (inRows: Extent, inColumns: Extent, asFrames: Extent) =>
  sized(({ lanes }) => (lanes === 'rows' ? inRows : lanes === 'columns' ? inColumns : asFrames))

test('a graph stays as it is where a scene has room for it', () => {
  expect(roomiest(rows, byLanes([2336, 2224], [100, 100], [100, 100]))).toMatchObject({ style: rows, note: undefined })
})

test('lanes are turned where a scene has room for them so, and no longer begin at the cells of the others', () => {
  const { style, note } = roomiest(rows, byLanes([2340, 600], [900, 2000], [100, 100]))
  expect(note).toBe('the lanes are columns: the other way there is no room')
  expect(style.layout).toMatchObject({ lanes: 'columns', direction: 'down' })
  expect(style.cells).toBeUndefined()
})

test('lanes that are wider than the page are turned if it is wide enough for them so', () => {
  const turned = roomiest(rows, byLanes([1121, 600], [1120, 1500], [100, 100]), 1120)
  expect(turned).toMatchObject({ note: 'the lanes are columns: the other way they are wider than the page' })
  expect(turned.style.layout).toMatchObject({ lanes: 'columns', direction: 'down' })
  for (const [inRows, inColumns] of [
    [1120, 900],
    [1121, 1121],
  ] as const)
    expect(roomiest(rows, byLanes([inRows, 600], [inColumns, 1500], [100, 100]), 1120).style).toBe(rows)
  expect(roomiest(rows, byLanes([1121, 600], [900, 2400], [100, 100]), 1120).style).toBe(rows)
  expect(
    roomiest(
      notation({}),
      sized(() => [1300, 600]),
      1120,
    ).note,
  ).toBeUndefined()
})

test('lanes that are wider than the page both ways are turned if that is narrower', () => {
  const turned = (w: number) => roomiest(rows, byLanes([2000, 600], [w, 1500], [100, 100]), 1120).note
  expect(turned(1900)).toBe('the lanes are columns: the other way they are wider yet')
  expect(turned(1901)).toBeUndefined()
})

test('lanes are frames where a scene has no room for rows or columns', () => {
  const { style, note } = roomiest(rows, byLanes([3000, 600], [900, 3000], [2000, 2000]))
  expect(style.layout).toEqual({})
  expect(note).toMatch(/^the lanes are frames/)
})

test('what is too large every way stays as it is nearest to fitting', () => {
  expect(roomiest(rows, byLanes([2340, 600], [900, 2400], [2400, 2400])).style).toBe(rows)
})

test('a flow that has no room in its own direction runs in the other one; what has none is not tried again', () => {
  const layOut = sized(({ direction }) => (direction === 'down' ? [1200, 1900] : [2500, 1400]))
  const { style, note } = roomiest(notation({ direction: 'right' }), layOut)
  expect(style.layout).toEqual({ direction: 'down' })
  expect(note).toBe('the flow is downward: to the right there is no room')
  expect(roomiest(notation({}), layOut).note).toBeUndefined()
})

test('what is far too large is not tried in the other direction alone', () => {
  const layOut = sized(({ tight }) => (tight === true ? [2000, 2000] : [2900, 2000]))
  expect(roomiest(notation({ direction: 'down' }), layOut).style.layout).toEqual({ tight: true })
})

test('as a last resort things are closer, whichever way they run', () => {
  const layOut = sized(({ tight }) => (tight === true ? [2100, 800] : [2500, 1000]))
  const { style, note } = roomiest(notation({ direction: 'right' }), layOut)
  expect(style.layout).toEqual({ tight: true })
  expect(note).toMatch(/^the flow is downward: .* closer than is easy to read/)
  expect(roomiest(notation({ direction: 'down' }), layOut).note).toMatch(/^lines and frames are closer/)
})
