import { expect, test } from 'vitest'
import { boundsOfAll } from '../../src/elements/bounds.ts'
import { block } from '../block.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { drawCascade, layCascade } from './cascade.ts'

const head = (text: string) => block([{ text, as: 'label' }])

test('the rightmost words are on top, and each leader ends at its own words', () => {
  const { drawn, bottom } = layCascade(
    [
      { x: 20, head: head('SYN'), note: 'synchronize' },
      { x: 60, head: head('FIN'), isFocus: true },
    ],
    { y: 100, right: 400 },
  )
  expect(drawn[0]?.[0]).toEqual({ type: 'path', d: 'M 20 100 V 154 H 32' })
  expect(drawn[1]?.[0]).toEqual({ type: 'path', d: 'M 60 100 V 126 H 72', stroke: 'accent' })
  expect(drawn[1]?.[1]).toMatchObject({ text: 'FIN', x: 80, fill: 'accent' })
  expect(bottom).toBe(164)
})

test('notes wrap at the right edge', () => {
  const { drawn } = layCascade([{ x: 0, head: head('BR'), note: 'the bus clock is divided by sixteen' }], {
    y: 0,
    right: 200,
  })
  const { x = 0, w = 0 } = boundsOfAll(drawn.flat()) ?? {}
  expect(drawn[0]?.length).toBeGreaterThan(3)
  expect(x + w).toBeLessThanOrEqual(204)
})

test('words that fit under their cell need no leader, and leaders of the others lead past them', () => {
  const note = 'number of bytes'
  const { drawn, bottom } = layCascade(
    [
      { x: 16, cell: { x: 0, w: 32 }, head: head('Type') },
      { x: 48, cell: { x: 32, w: 128 }, head: head('Length'), note },
    ],
    { y: 100, right: 400 },
  )
  expect(drawn[1]).toMatchObject([
    { text: 'Length', x: 36 },
    { text: note, x: 36 },
  ])
  expect(drawn[0]?.[0]).toEqual({ type: 'path', d: 'M 16 100 V 162 H 28' })
  expect(bottom).toBe(172)
})

test('on a sheet, the words of each item are its own part, and the accent marks what is in focus', () => {
  const items = [{ name: 'SYN' }, { name: 'FIN' }]
  const data = { title: 'A claim', items, focus: ['FIN'] }
  const targets = items.map((item) => ({ names: [item.name], item }))
  const sheet = new Sheet(data, { places: new Places(data), references: new References(targets) })
  const room = { y: 100, right: 400 }
  const cells = items.map((item, index) => ({ item, x: 20 + 40 * index, head: head(item.name) }))
  const { drawn, bottom } = layCascade(
    cells.map((cell, index) => ({ ...cell, isFocus: index === 1 })),
    room,
  )
  expect(drawCascade(cells, sheet, room)).toBe(bottom)
  expect(sheet.pieces.map(({ at, elements, layer }) => ({ at, elements, layer }))).toEqual([
    { at: 'items.0', elements: drawn[0], layer: 'line' },
    { at: 'items.1', elements: drawn[1], layer: 'line' },
  ])
  expect(drawCascade([], sheet, room)).toBe(100)
})

test('aligned words begin at one x, and so do their notes; leaders end before the words', () => {
  const items = [
    { x: 20, head: head('SYN'), note: 'synchronize' },
    { x: 60, head: head('F'), note: 'finish' },
  ]
  const { drawn } = layCascade(items, { y: 100, right: 400, isAligned: true })
  expect(drawn).toMatchObject([
    [{ d: 'M 20 100 V 154 H 72' }, { x: 80 }, { text: 'synchronize' }],
    [{ d: 'M 60 100 V 126 H 72' }, { x: 80 }, { text: 'finish' }],
  ])
  const notes = drawn.flatMap((each) => each.slice(2).flatMap((words) => (words.type === 'text' ? [words.x] : [])))
  expect(new Set(notes).size).toBe(1)
})

test('a note of which a word would be broken under its cell has a leader', () => {
  const hasLeader = (note: string): boolean =>
    layCascade([{ x: 16, cell: { x: 0, w: 64 }, head: head('OS'), note }], { y: 0, right: 400 }).drawn[0]?.[0]?.type ===
    'path'
  expect(['a file of Unix', 'authentication'].map(hasLeader)).toEqual([false, true])
})
