import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { Places } from '../../drawing/places.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { drawAddressMap, type Region } from './address-map.ts'
import layout from './recipe.ts'

const draw = (regions: Omit<Region, 'source' | 'mark'>[]) => {
  const data = { title: 'A claim', regions: regions.map(({ name }) => ({ name })) }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  drawAddressMap(
    regions.map((region, index) => ({ ...region, source: data.regions[index] ?? data, mark: 'rw-' })),
    sheet,
  )
  return sheet.pieces.flatMap(({ elements }) => elements)
}

const heap = { name: 'Heap', from: 0x1000n, to: 0x2000n, grows: 'up' as const }
const stack = { name: 'Stack', from: 0x9000n, to: 0xa000n, grows: 'down' as const }

const wordsOf = (regions: Omit<Region, 'source' | 'mark'>[]): string[] =>
  draw(regions).flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('high addresses are on top, and free addresses between regions are counted', () => {
  const words = wordsOf([heap, stack])
  expect(words.indexOf('Stack')).toBeLessThan(words.indexOf('Heap'))
  expect(words).toEqual(expect.arrayContaining(['36 KiB, to scale', '28 KiB apart', 'grows down', 'grows up']))
})

test('regions that touch have one address between them, and say in words that they grow', () => {
  const words = wordsOf([heap, { ...stack, from: 0x2000n }])
  expect(words.filter((each) => each.startsWith('0x'))).toEqual(['0xa000', '0x2000', '0x1000'])
  expect(words.filter((each) => each.includes('grows')).toSorted()).toEqual(['grows down', 'grows up'])
  expect(words.some((each) => each.endsWith('apart'))).toBe(false)
})

test('the bar to scale has a mark for each region, none thinner than 3 px', () => {
  const marks = draw([heap, { ...stack, from: 0x9000_0000_0000n, to: 0x9000_0000_1000n }]).find(
    (each) => each.type === 'path' && each.fill === 'ink',
  )
  expect(marks).toMatchObject({ d: 'M 0 40 h 32 v 3 h -32 Z M 0 185 h 32 v 3 h -32 Z' })
})

test('regions whose marks are one are enlarged together, and each right is in a column of its own', () => {
  const near = { ...heap, name: 'Code', from: 0x0n, to: 0x1000n }
  const far = { ...stack, from: 0x9000_0000_0000n, to: 0x9000_0000_1000n }
  const elements = draw([near, heap, far])
  const wedges = elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'rule' && each.dashed ? [each.d] : [],
  )
  expect(wedges[0]?.split('Z').length).toBe(3)
  const columns = (letter: string) =>
    new Set(elements.flatMap((each) => (each.type === 'text' && each.text === letter ? [each.x] : [])))
  expect([...columns('w')].map((x) => x - ([...columns('r')][0] ?? 0))).toEqual([20])
  // What may be written or run is bold, what is only read is not.
  const boldOf = (letter: string) => elements.find((each) => each.type === 'text' && each.text === letter)
  expect(['r', 'w'].map((letter) => boldOf(letter)).map((each) => each?.type === 'text' && each.bold)).toEqual([
    undefined,
    true,
  ])
})

test('name and note are in one line where all fit, else one over the other', () => {
  const yOf = (note: string) => {
    const words = draw([{ ...heap, note }]).flatMap((each) => (each.type === 'text' ? [each] : []))
    return words.filter(({ text }) => text === 'Heap' || note.startsWith(text)).map(({ y }) => y)
  }
  expect(new Set(yOf('grown by brk')).size).toBe(1)
  expect(new Set(yOf('a remark that is too long to be in one line with the name')).size).toBeGreaterThan(1)
})

test('what grows toward a neighbor, or toward nothing, says so in words; toward free addresses it has an arrow', () => {
  const fields = [
    { name: 'heap', range: '1000-2000', grows: 'up', note: 'arena' },
    { name: 'reserved', range: '2000-3000', grows: 'up' },
    { name: 'stack', range: '9000-a000', grows: 'down' },
    { name: 'top', range: 'a000-b000', grows: 'up' },
  ]
  const drawing = drawRecipe(layout as unknown as AnyRecipe, { title: 'A claim', fields })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.filter((each) => each.includes('grows')).toSorted()).toEqual([
    'arena · grows up',
    'grows down',
    'grows up',
    'grows up',
  ])
  expect(drawing.scene.elements.filter((each) => each.type === 'line' && each.arrow === true)).toHaveLength(2)
})

test('notes are in one column, and rights have a head over their last letter', () => {
  const elements = draw([
    { ...heap, note: 'by brk' },
    { ...stack, name: 'Stack of main', note: 'arguments' },
  ])
  const at = (words: string) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.x] : []))
  expect(at('by brk')).toEqual(at('arguments'))
  expect(at('arguments')[0]).toBeGreaterThan((at('Stack of main')[0] ?? 0) + 80)
  const [rights = 0, last = 0] = [at('Rights')[0], at('-')[0]]
  expect(rights - last).toBe(10)
})

test('a size of less than a pixel has a dashed line, not a bar of a pixel, and the foot says less than what that is', () => {
  const at = (kib: number, from: number) => ({
    name: `${kib}`,
    range: `${from.toString(16)}-${(from + kib * 1024).toString(16)}`,
  })
  const barsOf = (kib: number) => {
    const fields = [at(kib, 0x0), at(1040, 0x100000)]
    const drawing = drawRecipe(layout as unknown as AnyRecipe, { title: 'A claim', fields })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const dashes = elements.filter(
      (each) => each.type === 'path' && each.dashed === true && /^M[\d.]+ [\d.]+v16$/.test(each.d),
    )
    const foot = elements.flatMap((each) =>
      each.type === 'text' && each.text.includes('less than') ? [each.text] : [],
    )
    return [dashes.length, ...foot]
  }
  expect(barsOf(4)).toEqual([1, 'A dashed line at a size is less than 10 KiB.'])
  expect(barsOf(10)).toEqual([0])
})

test('how many addresses are free is beside the arrows into them, and arrows from both sides have room', () => {
  const fields = [
    { name: 'heap', range: '10000-200000', grows: 'up', access: 'rw-' },
    { name: 'stack', range: '290000-a00000', grows: 'down', access: 'rw-' },
    { name: 'top', range: 'a30000-b00000', grows: 'up', access: 'rw-' },
    { name: 'end', range: 'b10000-b20000', access: 'rw-' },
  ]
  const drawing = drawRecipe(layout as unknown as AnyRecipe, { title: 'A claim', fields })
  expect(drawing.ok && drawing.warnings).toEqual([])
})
