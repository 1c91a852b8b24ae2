import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { byteAt } from './page.ts'
import recipe from './recipe.ts'
import { entryAt, size } from './table.ts'
import { addressProblem, walkPages } from './walk.ts'

const levels = (...entries: (bigint | undefined)[]) => entries.map((entry, at) => ({ name: `L${at}`, bits: 9, entry }))
const four = levels(0x2000n, 0x3000n, 0x4000n, 0x5000n)
const draw = (data: object) => drawRecipe(recipe as unknown as AnyRecipe, { title: '{physical} in {reads}', ...data })

test('indexes and offset are the bits of the address, from the highest down', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 48n) - 1n }), (address) => {
      const { steps, kept, offset, physical } = walkPages({
        address,
        bits: 48,
        base: 0x1000n,
        levels: four,
        entrySize: 8,
      })
      const binary =
        steps.map(({ index }) => index.toString(2).padStart(9, '0')).join('') + offset.toString(2).padStart(kept, '0')
      expect(binary).toBe(address.toString(2).padStart(48, '0'))
      expect(physical).toBe(0x5000n + (address & 0xfffn))
    }),
    { numRuns: 40 },
  )
})

test('an entry is read at the base of its table and its index times the size of an entry', () => {
  const address = (254n << 39n) | (3n << 12n) | 7n
  const { steps } = walkPages({ address, bits: 48, base: 0x1ad000n, levels: four, entrySize: 8 })
  expect(steps.map(({ at }) => at)).toEqual([0x1ad000n + 254n * 8n, 0x2000n, 0x3000n, 0x4000n + 24n])
  expect(steps.map(({ high, low }) => [high, low])).toEqual([
    [47, 39],
    [38, 30],
    [29, 21],
    [20, 12],
  ])
})

test('the walk ends at the first entry that is missing, and nothing is read below it', () => {
  const walk = walkPages({
    address: 1n,
    bits: 48,
    base: 0x1000n,
    levels: levels(0x2000n, undefined, undefined, undefined),
    entrySize: 8,
  })
  expect([walk.reads, walk.physical, walk.steps[2]?.at]).toEqual([2, undefined, undefined])
  const data = {
    address: '0x1',
    bits: 39,
    base: '0x1000',
    levels: [{ name: 'A', entry: '0x2000' }, { name: 'B' }, { name: 'C', entry: '0x3000' }],
  }
  expect(draw(data)).toMatchObject({
    findings: [
      {
        at: 'levels.1.entry',
        problem: 'is missing, but C has an entry; the walk ends at the first one that is missing',
      },
    ],
  })
})

test('bits above those that are translated repeat the topmost one, and tables begin at multiples of their size', () => {
  const problem = (address: bigint) => addressProblem({ address, bits: 48 })
  expect([0x7fffffffffffn, 0xffff800000000000n].map(problem)).toEqual([undefined, undefined])
  expect(problem(0x0001000000000000n)).toContain('must be 0 or all equal bit 47')
  expect(problem(0xffff000000000000n)).toBeDefined()
  const data = {
    address: '0x1',
    bits: 30,
    base: '0x1000',
    levels: [
      { name: 'A', entry: '0x2008' },
      { name: 'B', entry: '0x3800' },
    ],
  }
  expect(draw(data)).toMatchObject({
    findings: [
      { at: 'levels.0.entry', problem: '0x2008 is no multiple of 0x1000, the size of what it points to' },
      { at: 'levels.1.entry' },
    ],
  })
})

test('a page fault says which entry is missing, and levels may use no more bits than there are', () => {
  const fault = draw({
    address: '0x1',
    base: '0x1000',
    bits: 30,
    levels: [{ name: 'A', entry: '0x2000' }, { name: 'B' }],
  })
  if (!fault.ok) throw new Error('refused')
  const texts = fault.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(
    expect.arrayContaining([
      'None in 2',
      '✗ not present',
      '✗ Page fault: B has no entry, so there is no physical address',
    ]),
  )
  expect(draw({ address: '0x1', base: '0x0', bits: 18, levels: [{ name: 'A' }, { name: 'B' }] })).toMatchObject({
    findings: [{ at: 'levels' }],
  })
})

test('tables are equally wide, and the numbers of their first and last entries are always shown', () => {
  const levels = [
    { name: 'A', entry: '0x2000' },
    { name: 'A longer name', entry: '0x3000' },
  ]
  const data = { title: 'A claim', address: '0x0', base: '0x1000', bits: 30, levels }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.filter((each) => each === '511')).toHaveLength(2)
  const boxes = drawing.scene.elements.flatMap((each) => (each.type === 'box' && each.fill === 'rule' ? [each.w] : []))
  // The first one is the register.
  expect(boxes[1]).toBe(boxes[2])
})

test('the physical address is beside the frame, which is named, and a line leads from the bits that stay to their place in it', () => {
  const drawing = draw(recipe.sample)
  const elements = drawing.ok ? drawing.scene.elements : []
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const xOf = (words: string): number => texts.find(({ text }) => text === words)?.x ?? 0
  expect(xOf('frame 0x9a31') - xOf('0x9a31d48')).toBeLessThan(200)
  const kept = elements.filter((each) => each.type === 'path' && each.arrow === true && each.stroke === 'accent')
  // A branch of it leads to the byte that these bits select.
  const byte = texts.find(({ text }) => text === 'byte 0xd48')
  const ends = kept.flatMap((each) => (each.type === 'path' ? [each.d] : []))
  expect(ends).toHaveLength(2)
  const [, height] = /^M ?\d+ (\d+) ?H ?\d+$/.exec(ends[1] ?? '') ?? []
  expect(Math.abs(Number(height) - (byte?.y ?? 0))).toBeLessThan(8)
  expect(texts.map(({ text }) => text)).toContain('frame 0x9a31')
  // The last entry is the frame: a branch of its arrow leads down to that, but not through the address where that is over it.
  const branches = (some: typeof elements): number =>
    some.filter(
      (each) =>
        each.type === 'path' && each.arrow === true && /^M\d+ (\d+)L\d+ \1Q(\d+) \1 \2 \d+L\2 \d+$/.test(each.d),
    ).length
  const short = draw({
    address: '0x1001',
    bits: 24,
    base: '0x1000',
    levels: [{ name: 'PT', bits: 12, entry: '0x2000' }],
  })
  expect([branches(elements), short.ok && branches(short.scene.elements)]).toEqual([1, 0])
})

test('the number of a callout is at the table that it is about, and after a fault no bits are in the accent', () => {
  const data = { address: '0x1001', bits: 24, base: '0x1000', entrySize: 8 }
  const walked = (entry?: string) =>
    draw({
      ...data,
      title: 'A claim',
      levels: [{ name: 'PT', bits: 12, ...(entry === undefined ? {} : { entry }) }],
      callouts: [{ on: 'PT', text: 'It is here' }],
    })
  const accents = [walked('0x2000'), walked()].map((drawing) => {
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const [bits, badge] = [
      elements.find((each) => each.type === 'text' && each.text === 'index 1'),
      elements.find((each) => each.type === 'circle' && each.fill === 'ink'),
    ]
    if (bits?.type !== 'text' || badge?.type !== 'circle') throw new Error('something is missing')
    expect(badge.y).toBeGreaterThan(bits.y)
    return elements.some((each) => 'stroke' in each && each.stroke === 'accent')
  })
  expect(accents).toEqual([true, false])
})

test('the entry that is read is between the first and the last one, beside these only where none is between', () => {
  const rect = { x: 0, y: 0, w: 120, h: size.head + size.body }
  const body = { top: size.head, end: size.head + size.body }
  const tops = [0, 1, 2, 256, 509, 510, 511].map((index) => entryAt(rect, index, 511).y)
  expect(tops.slice(0, 3)).toEqual([body.top, body.top + size.end, body.top + size.end + size.between])
  const ends = tops.map((y) => body.end - y - size.entry)
  expect(ends.slice(4)).toEqual([size.end + size.between, size.end, 0])
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  // Tables of two entries have no other.
  expect([0, 1].map((index) => entryAt(rect, index, 1).y)).toEqual([body.top, body.end - size.entry])
})

test('the middle of a byte is where it is in the page, within the page', () => {
  const rect = { x: 0, y: 0, w: 120, h: size.head + size.body }
  const middles = [0, 0.25, 0.5, 1].map((share) => byteAt(rect, share).y + size.byte / 2 - size.head)
  expect(middles).toEqual([size.byte / 2, size.body / 4, size.body / 2, size.body - size.byte / 2])
})

test('dots say that entries are left out, and none are where there are none', () => {
  const dotsOf = (address: string): number => {
    const drawing = draw({ address, bits: 24, base: '0x1000', levels: [{ name: 'PT', bits: 12, entry: '0x2000' }] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const dots = drawing.scene.elements.flatMap((each) =>
      each.type === 'path' && each.fill === 'muted' && each.stroke === 'none' ? [each.d] : [],
    )
    return dots.join(' ').split('M').length - 1
  }
  expect(['0x0', '0x1000', '0x2000', '0xfff000'].map(dotsOf)).toEqual([3, 3, 6, 3])
})

test('the first and the last byte of a page have their places where the one that is meant leaves room', () => {
  const endsOf = (address: string): string[] => {
    const drawing = draw({ address, bits: 24, base: '0x1000', levels: [{ name: 'PT', bits: 12, entry: '0x2000' }] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const left = Math.max(
      ...drawing.scene.elements.flatMap((each) => (each.type === 'box' && each.fill === 'rule' ? [each.x] : [])),
    )
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.x === left + 8 && each.size === 12 ? [each.text] : [],
    )
  }
  expect(['0x1000', '0x1800', '0x1d48', '0x1fff'].map(endsOf)).toEqual([
    ['0xfff'],
    ['0', '0xfff'],
    ['0', '0xfff'],
    ['0'],
  ])
})
