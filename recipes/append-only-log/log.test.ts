import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import recipe from './recipe.ts'

const log = {
  title: '{slowest}: {lag}, {pending} pending',
  items: ['a', 'b', 'c', 'd', 'e'],
  size: 2,
  first: 100,
  pending: 1,
  pointers: [
    { name: 'billing', index: 103 },
    { name: 'audit', index: 100 },
  ],
}

const draw = (more: object) => drawRecipe(recipe as unknown as AnyRecipe, { ...log, ...more })

const wordsIn = (more: object): string[] => {
  const drawing = draw(more)
  return drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
}

test('segments are named for their first offset, with 20 digits', () => {
  expect(wordsIn({}).filter((words) => words.endsWith('.log'))).toEqual([
    '00000000000000000100.log',
    '00000000000000000102.log',
    '00000000000000000104.log',
  ])
})

test('lag is counted up to the high watermark', () => {
  expect(wordsIn({})).toEqual(
    expect.arrayContaining([
      'audit: 4, 1 pending',
      '4',
      'behind: audit, next 100',
      'behind: billing, next 103',
      '1',
      'append',
    ]),
  )
  expect(wordsIn({ pending: 0 })).toEqual(expect.arrayContaining(['audit: 5, 0 pending', '5', '2']))
})

test('a bar covers what a consumer has yet to read, and only its color depends on the focus', () => {
  const barsOf = (more: object) => {
    const drawing = draw(more)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.parts.flatMap(({ at, elements }) =>
      at.startsWith('pointers.')
        ? elements.flatMap((index) => {
            const element = drawing.scene.elements[index]
            return element?.type === 'path' ? [element] : []
          })
        : [],
    )
  }
  const [plain, focused] = [barsOf({}), barsOf({ focus: ['billing'] })]
  // Segments have two records: billing has one left, audit four, which are in three parts of the line.
  expect(plain).toHaveLength(2)
  expect(focused.map(({ d }) => d)).toEqual(plain.map(({ d }) => d))
  // Who reads the newest record is first.
  expect(focused.map(({ fill }) => fill)).toEqual(['accent', 'rule'])
})

test.each([
  [[101, 118, 118, 110, 105], 21, 3],
  // Here the names of all have room in the first line, but not in those below it.
  [[105, 106, 127], 32, 1],
])('the line from a record to a bar passes no other bar: %j', (next, length, count) => {
  const items = Array.from({ length }, (_, index) => `k${index}`)
  const pointers = next.map((index, at) => ({ name: `g${at}`, index }))
  const { scene, warnings } = drawn({ items, size: 8, pending: 3, pointers })
  expect(warnings).toEqual([])
  const bars = scene.elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'none' ? [pathBounds(each.d) ?? { x: 0, y: 0, w: 0, h: 0 }] : [],
  )
  const lines = scene.elements.flatMap((each) =>
    each.type === 'line' && each.x === each.x2 && bars.some(({ x, y }) => x === each.x && y === each.y2) ? [each] : [],
  )
  expect(lines).toHaveLength(count)
  for (const { x, y, y2 } of lines)
    expect(bars.filter((bar) => bar.x < x && bar.x + bar.w > x && bar.y > y && bar.y < y2)).toEqual([])
})

test('a line leads from the record that a consumer reads next to its bar', () => {
  const { scene, parts } = drawn({ items: ['a', 'b'], pointers: [{ name: 'late', index: 101 }], pending: 0 })
  const own = parts.find(({ at }) => at === 'pointers.0')?.elements.map((index) => scene.elements[index])
  const bar = own?.find((each) => each?.type === 'path')
  const [x, y] = (bar?.type === 'path' ? /^M ?(\d+) (\d+)/.exec(bar.d) : null)?.slice(1).map(Number) ?? []
  expect(own).toContainEqual(expect.objectContaining({ type: 'line', x, x2: x, y: (y ?? 0) - 36, y2: y }))
})

test('lag is compared by length over segments: six records are six times as wide as one; the end is open', () => {
  const pointers = [100, 105].map((index) => ({ name: `at ${index}`, index }))
  const { scene, parts } = drawn({ items: 'abcdefg'.split(''), pointers })
  const pathsOf = (at: string): string[] =>
    (parts.find((each) => each.at === at)?.elements ?? []).flatMap((index) => {
      const element = scene.elements[index]
      return element?.type === 'path' ? [element.d] : []
    })
  const [long, short] = [0, 1].map((index) => {
    const [, from, to] = /^M ?(\d+) \d+H ?(\d+)/.exec(pathsOf(`pointers.${index}`)[0] ?? '')?.map(Number) ?? []
    return (to ?? 0) - (from ?? 0)
  })
  expect(short).toBeGreaterThan(0)
  expect(long).toBe(6 * (short ?? 0))
  expect(pathsOf('@end').join('')).toMatch(/^M[\d .]+H[\d .]+V[\d .]+H[\d .]+$/)
})

test('consumers are in the log, and not beyond the high watermark', () => {
  const pointers = [
    { name: 'a', index: 99 },
    { name: 'b', index: 105 },
    { name: 'c', index: 104 },
  ]
  expect(draw({ pointers })).toEqual({
    ok: false,
    findings: [
      { at: 'pointers.0.index', problem: '99 is outside of 100 to 104, the high watermark (first + items - pending)' },
      { at: 'pointers.1.index', problem: '105 is outside of 100 to 104, the high watermark (first + items - pending)' },
    ],
  })
  expect(draw({ pending: 6, pointers: [] })).toMatchObject({ ok: false, findings: [{ at: 'pending' }] })
})

const keyed = { items: ['a', 'b', 'a', 'd', 'a'], find: 'a' }

const drawn = (more: object) => {
  const drawing = draw(more)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('records of the key that is looked up are marked and counted; none is said, too', () => {
  const { parts, scene } = drawn(keyed)
  const accented = parts.filter(({ elements }) =>
    elements.some((index) => {
      const element = scene.elements[index]
      return element?.type === 'text' && element.fill === 'accent'
    }),
  )
  expect(accented.map(({ at }) => at)).toEqual(['items.0', 'items.2', 'items.4'])
  expect(wordsIn(keyed)).toContain('a: 3 records, the latest at 104')
  expect(scene.description).toContain('Records of a: 100, 102 and 104.')
  expect(wordsIn({ find: 'x' }).join(' ')).toContain('No record has the key x.')
  expect(wordsIn({}).join()).not.toContain('record')
})

test('a record in focus is in the accent', () => {
  const { scene } = drawn({ focus: ['c'] })
  expect(scene.elements).toHaveLength(drawn({}).scene.elements.length)
  expect(scene.elements.filter((each) => each.type === 'text' && each.text === 'c')).toMatchObject([{ fill: 'accent' }])
})

test('below a line are only those who have records there to read, by name; at the watermark are all', () => {
  const items = Array.from({ length: 32 }, (_, index) => `record-${index}`)
  const pointers = [
    { name: 'late', index: 100 },
    { name: 'ready', index: 131 },
    { name: 'also', index: 131 },
  ]
  const words = wordsIn({ items, size: 8, pointers })
  // Four segments of eight, each a line; the watermark is on the last.
  expect(words.filter((each) => each === 'late')).toHaveLength(3)
  expect(words.filter((each) => each === 'ready')).toHaveLength(0)
  expect(words.filter((each) => each.includes(', next '))).toHaveLength(3)
  const heightFor = (count: number) => drawn({ items, size: 8, pointers: pointers.slice(0, count) }).scene.height
  expect(heightFor(3) - heightFor(1)).toBe(64)
})

test('each lag says its unit, on the baseline of its number', () => {
  const { scene } = drawn({
    items: ['a', 'b', 'c'],
    pointers: [
      { name: 'late', index: 100 },
      { name: 'near', index: 102 },
    ],
    pending: 0,
    focus: ['late'],
  })
  const texts = scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const units = texts.filter(({ text }) => text.startsWith('behind'))
  expect(units).toHaveLength(2)
  // Words of a log whose watermark is at the left begin at its line.
  expect(wordsIn({})).toEqual(expect.arrayContaining(['high watermark 104', 'consumers read below it']))
  for (const { y } of units) expect(texts.some((each) => /^[13]$/.test(each.text) && each.y === y)).toBe(true)
})

test('names that have room before all bars begin at one edge, with a track of what is read from there', () => {
  const items = Array.from({ length: 14 }, (_, index) => `k${index}`)
  const pointers = [4, 8].map((index) => ({ name: `g${index}`, index: 100 + index }))
  const drawing = draw({ items, size: 16, pointers })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const names = elements.flatMap((each) => (each.type === 'text' && /^g\d, next/.test(each.text) ? [each.x] : []))
  const tracks = elements.flatMap((each) => (each.type === 'line' && each.y === each.y2 ? [each] : []))
  expect([new Set(names).size, tracks.length, new Set(tracks.map(({ x }) => x)).size]).toEqual([1, 2, 1])
  const bars = elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'none' ? [Number(/^M([\d.]+)/.exec(each.d)?.[1])] : [],
  )
  expect(bars).toEqual(expect.arrayContaining(tracks.map(({ x2 }) => x2)))
})

test('offsets are as large as those of a partition that is written for years', () => {
  const first = 4_210_553_917
  const words = wordsIn({ first, pointers: [{ name: 'audit', index: first + 3 }] })
  expect(words).toEqual(expect.arrayContaining(['00000000004210553917.log', 'audit, next 4210553920']))
})
