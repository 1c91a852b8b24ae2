import { expect, test } from 'vitest'
import type { Element } from '../src/scene/scene.ts'
import { calloutBadge } from './callout-badge.ts'

const box = (x: number, y: number, w: number, h: number): Element => ({ type: 'box', x, y, w, h })
const rule = (y: number): Element => ({ type: 'line', x: 0, y, x2: 900, y2: y })
const placeOf = (elements: Element[], others: Element[]) => {
  const [disc] = calloutBadge(1, { elements, all: [...elements, ...others] })
  return disc?.type === 'circle' ? [disc.x, disc.y] : undefined
}

test('a badge is on a corner, where nothing is there', () => {
  expect(placeOf([box(100, 100, 80, 40)], [box(0, 0, 600, 400)])).toEqual([180, 100])
})

const words = (x: number, y: number, text: string): Element => ({ type: 'text', x, y, text })

test('a badge rather covers a neighbor in its row than that it stands where it seems to be at another row', () => {
  const bar = box(493, 298, 346, 24)
  const around = [
    rule(288),
    rule(332),
    { type: 'path', d: 'M 322 298 H 492 V 322 H 322 Z', fill: 'rule' } satisfies Element,
    words(848, 315, 'Q4 2027'),
    words(780, 340, 'below'),
    words(470, 340, 'below'),
    box(0, 0, 900, 600),
  ]
  expect(placeOf([bar], around)).toEqual([481, 310])
})

test('at a row, a badge is beside it and never above or below its middle', () => {
  const texts = [86, 142].flatMap((y) => [0, 500].map((x) => words(x, y, 'of another row')))
  expect(placeOf([box(20, 100, 500, 20)], [...texts, box(0, 80, 600, 60)])).toEqual([532, 110])
})

test('at a dot among others, a badge is beside the words of the dot', () => {
  const dot: Element = { type: 'circle', x: 300, y: 100, r: 4 }
  const others: Element[] = [112, 124].map((y) => ({ type: 'circle', x: 300, y, r: 4 }))
  const [name, value] = [words(340, 96, 'GET /prices'), words(320, 96, '9')]
  const [x = 0, y = 0] = placeOf([dot, value, name], [...others, box(0, 0, 900, 300)]) ?? []
  expect([x > 430 && x < 450, y > 86 && y < 96]).toEqual([true, true])
})

test('at a dot with a ring where it was expected, a badge is at the dot, and does not cover it', () => {
  const dot: Element = { type: 'circle', x: 300, y: 100, r: 7, fill: 'ink', stroke: 'ink' }
  const ring: Element = { type: 'circle', x: 300, y: 220, r: 7, fill: 'none', stroke: 'ink' }
  const stem: Element = { type: 'line', x: 300, y: 100, x2: 300, y2: 213 }
  const [x = 0, y = 0] = placeOf([stem, ring, dot], [box(0, 0, 900, 300)]) ?? []
  expect(Math.hypot(x - 300, y - 100)).toBeLessThan(30)
  expect(Math.hypot(x - 300, y - 100)).toBeGreaterThan(17)
})

test('at a low bar with its value, a badge is behind the value, in the row of the bar', () => {
  const bar = box(165, 864, 491, 16)
  const [name, value, above] = [words(110, 877, 'octave'), words(665, 877, '+210%'), words(218, 853, '+18.9%')]
  const [x = 0, y = 0] = placeOf([bar, name, value], [above, box(0, 0, 900, 1000)]) ?? []
  expect([x > 715, y]).toEqual([true, 872])
})

test('at a checkbox, a badge is before the box where it has no room behind the words', () => {
  const [check, label] = [box(100, 92, 16, 16), words(124, 105, 'I have read it')]
  const [x = 0, y = 0] = placeOf([check, label], [words(220, 105, 'behind'), box(0, 0, 900, 300)]) ?? []
  expect([x + 10 < 100, y]).toEqual([true, 100])
})

test('at a person, a badge is at the body, as there is nothing beside the head', () => {
  const head: Element = { type: 'circle', x: 140, y: 100, r: 16 }
  expect(placeOf([head, box(100, 108, 80, 40)], [box(0, 0, 600, 400)])).toEqual([180, 108])
  // A dot in a box is no head.
  expect(placeOf([{ ...head, y: 128 }, box(100, 108, 80, 40)], [box(0, 0, 600, 400)])).toEqual([180, 108])
})

test('in a cell without words a badge is in its middle, and in one with words at a corner', () => {
  const cell = (d: string): Element => ({ type: 'path', d, fill: 'soft' })
  const own = cell('M 100 100 H 130 V 140 H 100 Z')
  expect(placeOf([own], [])).toEqual([115, 120])
  expect(placeOf([own, words(105, 124, '12')], [])).not.toEqual([115, 120])
  expect(placeOf([cell('M 100 100 H 180 V 140 H 100 Z')], [])).not.toEqual([140, 120])
})

test('a slanted stroke is in the way only where it runs', () => {
  const slant: Element = { type: 'line', x: 140, y: 40, x2: 400, y2: 300 }
  expect(placeOf([box(100, 100, 80, 40)], [slant, box(0, 0, 600, 400)])).toEqual([100, 100])
  expect(placeOf([box(100, 100, 80, 40)], [{ ...slant, x: 180, y: 0 }, box(0, 0, 600, 400)])).toEqual([180, 100])
})

test('at the words of an arrow, a badge is not on another arrow: it would be said of that one', () => {
  const arrow = (x: number): Element => ({ type: 'line', x, y: 0, x2: x, y2: 300, arrow: true })
  const own = [arrow(400), words(100, 150, 'end of buffer')]
  const [right = 0, level = 0] = placeOf(own, []) ?? []
  const [x = 0, y = 0] = placeOf(own, [arrow(right), arrow(84)]) ?? []
  expect([x > 100 && x < right - 15, y < level - 10]).toEqual([true, true])
  // Nor right beside one.
  expect(placeOf(own, [arrow(right + 20)])).not.toEqual([right, level])
  expect(placeOf(own, [arrow(right + 23)])).toEqual([right, level])
})

test('a badge never lies on the dot that it is about, where the name is before it', () => {
  const dot = (x: number): Element => ({ type: 'circle', x, y: 100, r: 6 })
  const name: Element = { type: 'text', x: 288, y: 105, text: 'Multi-region', align: 'end' }
  const [x = 0, y = 0] = placeOf([dot(300), name], [box(0, 0, 600, 400)]) ?? []
  expect(Math.hypot(x - 300, y - 100)).toBeGreaterThanOrEqual(16)
})

test('at a numbered arrow, a badge is not before the number, where it would be a second one', () => {
  const disc: Element = { type: 'circle', x: 400, y: 95, r: 9 }
  const arrow: Element = { type: 'path', d: 'M 460 60 V 140', arrow: true }
  const number: Element = { ...words(400, 100, '1'), align: 'middle', size: 12 } as Element
  const [x] = placeOf([arrow, disc, number, { ...words(416, 100, 'cycle'), size: 14 } as Element], [rule(200)]) ?? []
  expect(x).toBeGreaterThan(440)
})

test('a row of a table that is full of words has its badge on the edge of the table, not in a row above or below', () => {
  const rows = ['first_id', 'second_id', 'third_id'].flatMap((text, index) => [
    words(20, 67 + 24 * index, 'FK'),
    words(52, 67 + 24 * index, text),
    words(124, 67 + 24 * index, 'uuid'),
  ])
  const own = rows.slice(4, 5)
  const arrow: Element = { type: 'line', x: 260, y: 87, x2: 172, y2: 87, arrow: true }
  expect(placeOf(own, [box(0, 0, 172, 136), ...rows])).toEqual([172, 87])
  expect(placeOf(own, [box(0, 0, 172, 136), ...rows, arrow])).toEqual([0, 87])
  // With room in the row it is there; beside words without a table it is over no other words.
  expect(placeOf(own, [box(0, 0, 400, 136), ...rows.filter((_, index) => index % 3 < 2)])?.[0]).toBeGreaterThan(100)
  const [, y = 0] = placeOf(own, rows.slice(0, 6)) ?? []
  expect(y).toBeGreaterThan(92)
})

test('at a short arrow between words of all arrows, a badge is off it with a leader', () => {
  const arrow: Element = { type: 'line', x: 150, y: 108, x2: 206, y2: 108, arrow: true }
  const around = [words(167, 100, 'calls'), words(162, 122, 'knows'), box(56, 92, 94, 48), box(206, 100, 16, 32)]
  const [leader, disc] = calloutBadge(1, { elements: [arrow], all: [arrow, ...around, box(0, 0, 400, 240)] })
  expect(leader).toMatchObject({ type: 'line', y2: 108 })
  expect(disc?.type === 'circle' && Math.abs(disc.y - 108)).toBeGreaterThan(12)
})

test('a badge is on no disc with a number, such as that of a step', () => {
  const disc: Element = { type: 'circle', x: 186, y: 100, r: 12 }
  const number: Element = { ...words(186, 104, '7'), align: 'middle', size: 12 } as Element
  const [x = 0, y = 0] = placeOf([box(100, 100, 80, 40)], [disc, number]) ?? []
  expect(Math.hypot(x - 186, y - 100)).toBeGreaterThan(22)
  // A ring without a number is none.
  expect(placeOf([box(100, 100, 80, 40)], [{ ...disc, fill: 'soft' } as Element])).toEqual([180, 100])
})
