import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import type { Text } from '../../src/scene/scene.ts'
import { drawAnatomy, type LinePart } from './draw-anatomy.ts'

const drawn = (line: string, parts: LinePart[]) => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({}), references: new References([]) })
  const bottom = drawAnatomy({ line, parts, groups: [{ name: 'core', from: 0, to: 5 }] }, 'version', sheet)
  const elements = sheet.pieces.flatMap((piece) => piece.elements)
  return { bottom, elements, texts: elements.filter((each): each is Text => each.type === 'text') }
}

const version = [
  { from: 0, to: 1, name: 'major', note: 'breaks callers' },
  { from: 2, to: 3, name: 'minor' },
  { from: 4, to: 5, name: 'patch', property: 'fix', isFocus: true },
]

test('parts are written strongly at their place, what is between them is muted', () => {
  const { texts } = drawn('1.4.2', version)
  const line = texts.filter(({ size }) => size === 20)
  expect(line.map(({ text, fill, bold }) => [text, fill, bold])).toEqual([
    ['1', 'ink', true],
    ['.', 'muted', undefined],
    ['4', 'ink', true],
    ['.', 'muted', undefined],
    ['2', 'accent', true],
  ])
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['core', 'major', 'breaks callers', 'fix']))
})

test('the words of parts are above where the drawing ends', () => {
  const { bottom, texts } = drawn('1.4.2', version)
  expect(Math.max(...texts.map(({ y }) => y))).toBeLessThanOrEqual(bottom)
})

test('a long line is smaller, so that it fits the sheet', () => {
  const { texts } = drawn('x'.repeat(110), [{ from: 0, to: 110, name: 'all' }])
  expect(texts.find(({ text }) => text.startsWith('xx'))).toMatchObject({ size: 16, x: 0 })
})
