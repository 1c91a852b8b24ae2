import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawWaves } from './draw-waves.ts'
import { bitsAt, edgesOf, stretchesOf } from './waves.ts'

const draw = (waves: string[], data: string[] = [], turning = false) => {
  const items = waves.map((_, index) => ({ name: `s${index}` }))
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ items }), references: new References([]) })
  const read = edgesOf(waves[0] ?? '', 'rising')
  const rows = waves.map((wave, index) => ({
    item: items[index] ?? { name: '' },
    stretches: stretchesOf(wave, data),
    bits: index === 1 ? bitsAt(wave, read) : [],
  }))
  const [clock] = items
  const columns = edgesOf(waves[0] ?? '', 'falling')
  drawWaves(rows, read, sheet, turning && clock !== undefined ? { clock, columns } : undefined)
  const elementsAt = (at: string): Element[] => sheet.pieces.flatMap((piece) => (piece.at === at ? piece.elements : []))
  return { elementsAt, keys: sheet.keyEntries.map(({ text }) => text) }
}

/** The path data of a row without what is left of its waves: columns are 40 px wide, rows 64 px high. */
const pathsOf = (elements: Element[]): string[] =>
  elements.flatMap((each) => (each.type === 'path' && each.fill === undefined ? [each.d] : []))

test('levels are one stroke with upright edges, high impedance is between two pale ones', () => {
  expect(pathsOf(draw(['01z']).elementsAt('items.0'))).toEqual([
    'M 112 16 h 40 M 112 48 h 40',
    'M 32 48 H 72 V 16 H 112 V 32 H 152',
  ])
})

test('values and the unknown are boxes, with words in them or gray', () => {
  const { elementsAt, keys } = draw(['=x'], ['9F'])
  expect(elementsAt('items.0')).toMatchObject([
    {},
    {},
    { d: 'M 72 32 L 76 16 H 108 L 112 32 L 108 48 H 76 Z', fill: 'rule', stroke: 'muted' },
    { d: 'M 32 32 L 36 16 H 68 L 72 32 L 68 48 H 36 Z', stroke: 'ink' },
  ])
  expect(elementsAt('items.0').flatMap((each) => (each.type === 'text' ? [each.text] : []))).toEqual(['s0', '9F'])
  expect(keys).toEqual(['Unknown or ignored'])
})

test('bits are read where dashed lines cross the rows, each a dot and a digit that no line crosses', () => {
  const { elementsAt, keys } = draw(['0101', '1..0', '=...'], ['value'])
  expect(elementsAt('@readings')).toMatchObject([
    {
      d: 'M 72 0 V 16 M 72 48 V 86 M 72 106 V 144 M 72 176 V 192 M 152 0 V 16 M 152 48 V 80 M 152 112 V 144 M 152 176 V 192',
      dashed: true,
    },
  ])
  expect(elementsAt('items.1').flatMap((each) => (each.type === 'text' ? [each.text] : []))).toEqual(['s1', '1', '1'])
  expect(keys).toEqual(['Bits are read'])
})

test('what changes to a level at the other edge of the clock has an arrow from below it; what changes elsewhere has none', () => {
  const { elementsAt, keys } = draw(['0101', '01.0'], [], true)
  expect(pathsOf(elementsAt('@changes'))).toEqual([])
  expect(keys).not.toContain('Data changes')
  const falling = draw(['0101.', '0.1..'], [], true)
  expect(pathsOf(falling.elementsAt('@changes'))).toEqual(['M 112 50 V 70'])
  expect(falling.keys).toContain('Data changes')
})
