import { describe, expect, test } from 'vitest'
import type { Element } from '../../scene/scene.ts'
import { align, distribute } from './arrange.ts'
import {
  type Arranged,
  addElement,
  boundsOfSelected,
  duplicateSelected,
  moveSelected,
  orderSelected,
  partOf,
  removeSelected,
  setProperty,
} from './elements.ts'
import { handlesOf, resized } from './resize.ts'
import { snapMove } from './snap.ts'

const box = (x: number, y: number, w = 40, h = 24): Element => ({ type: 'box', x, y, w, h })
const arranged: Arranged = {
  elements: [box(0, 0), { type: 'text', x: 4, y: 16, text: 'A' }, box(100, 50), { type: 'path', d: 'M0 0L8 8' }],
  groups: ['a', 'a', 'b', 'c'],
  selected: [0, 1],
}
const xs = ({ elements }: Arranged): unknown[] => elements.map((element) => ('x' in element ? element.x : element.d))

describe('elements', () => {
  test('a part is moved as a whole, paths included', () => {
    expect(partOf(arranged, 1)).toEqual([0, 1])
    expect(xs(moveSelected({ ...arranged, selected: [1, 3] }, 8.004, 4))).toEqual([0, 12, 100, 'M8 4L16 12'])
  })

  test('copies are added on top, offset and selected; removing and reordering keep parts', () => {
    const copied = duplicateSelected(arranged)
    expect([xs(copied), copied.selected]).toEqual([
      [0, 4, 100, 'M0 0L8 8', 16, 20],
      [4, 5],
    ])
    expect(removeSelected(copied)).toEqual({ ...arranged, selected: [] })
    const back = orderSelected({ ...arranged, selected: [2] }, 'back')
    expect([xs(back), back.groups, back.selected]).toEqual([[100, 0, 4, 'M0 0L8 8'], ['b', 'a', 'a', 'c'], [0]])
    expect(orderSelected(back, 'front').groups).toEqual(['a', 'a', 'c', 'b'])
  })

  test('no more than 300 elements are added to a scene', () => {
    const full = { elements: Array.from({ length: 300 }, () => box(0, 0)), groups: Array(300).fill('a'), selected: [0] }
    expect(addElement(full, box(8, 8)).elements.length).toBe(300)
    expect(duplicateSelected(full).elements.length).toBe(300)
  })

  test('a property is set on the elements that have it', () => {
    const { elements } = setProperty(arranged, 'bold', true)
    expect(elements.slice(0, 2)).toEqual([box(0, 0), { type: 'text', x: 4, y: 16, text: 'A', bold: true }])
    expect(setProperty({ ...arranged, elements }, 'bold', undefined).elements).toEqual(arranged.elements)
  })
})

test('parts are aligned as wholes, and distributed with equal gaps', () => {
  const three = { elements: [box(0, 0), box(48, 8, 16), box(160, 40)], groups: ['a', 'b', 'c'], selected: [0, 1, 2] }
  expect(xs(align(three, 'right'))).toEqual([160, 184, 160])
  expect(xs(align(three, 'center'))).toEqual([80, 92, 80])
  expect(xs(distribute(three, 'x'))).toEqual([0, 92, 160])
  expect(boundsOfSelected(distribute(three, 'y'))).toEqual(boundsOfSelected(three))
})

test('dragging snaps to the edges of others if they are near, else to the grid', () => {
  const rect = { x: 0, y: 0, w: 40, h: 24 }
  const others = [{ x: 101, y: 200, w: 40, h: 24 }]
  expect(snapMove(rect, { dx: 99, dy: 21 }, { others, reach: 4 })).toEqual({ dx: 101, dy: 24, guides: [{ x: 101 }] })
  expect(snapMove(rect, { dx: 50, dy: 0 }, { others, reach: 4 })).toEqual({ dx: 48, dy: 0, guides: [] })
})

test('handles move the sides they are on, and nothing turns inside out', () => {
  expect(handlesOf(box(0, 0)).map(({ name }) => name)).toEqual(['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'])
  expect(resized(box(0, 0), 'nw', { x: 8, y: 60 })).toEqual({ type: 'box', x: 8, y: 20, w: 32, h: 4 })
  const line: Element = { type: 'line', x: 0, y: 0, x2: 8, y2: 0 }
  expect(resized(line, 'end', { x: 24, y: 16 })).toEqual({ ...line, x2: 24, y2: 16 })
})
