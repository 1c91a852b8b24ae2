import { expect, test } from 'vitest'
import { readSvg } from '../../../test/read-svg.ts'
import { box, sceneOf, text } from '../../../test/smallest-scene.ts'
import { looks } from '../../render/palette.ts'
import type { PictureChange } from './changes.ts'
import { diffPicture, summary } from './diff-picture.ts'

const node = { ...box, x: 10, y: 40, w: 60, h: 30 }
const scene = { ...sceneOf(node, { ...text, text: 'Shop <1>' }), width: 400, height: 200 }
const changes: PictureChange[] = [
  { kind: 'removed', words: 'Bank', before: [0], after: [] },
  { kind: 'changed', words: 'Shop: note “a” → “b”', before: [1], after: [1] },
]
const comparison = { before: scene, after: scene, names: ['a.json', 'b & c.json'] as const, changes }
const light = { theme: 'light', accent: 'blue' } as const

const sizeOf = (svg: string): number[] =>
  [...svg.matchAll(/^<svg .*? width="(\d+)" height="(\d+)"/g)][0]!.slice(1).map(Number)

test('the picture is well-formed in every look, and says what changed in its words and its description', () => {
  for (const look of looks) expect(() => readSvg(diffPicture(comparison, look))).not.toThrow()
  const svg = diffPicture(comparison, light)
  expect(svg).toContain('<title>2 changes: 1 removed, 1 changed: a.json → b &amp; c.json</title>')
  expect(svg).toContain('<desc>Removed: Bank. Changed: Shop: note “a” → “b”.</desc>')
  for (const words of ['>Before<', '>After<', '>Bank<', '>Shop: note “a” → “b”<', '>Removed<'])
    expect(svg).toContain(words)
})

test('a change has its number in the list and where it is seen; what did not change is faded', () => {
  const svg = diffPicture(comparison, light)
  // In the list, and before; and in the list, before and after.
  expect(svg.match(/font-weight="600">1</g)).toHaveLength(2)
  expect(svg.match(/font-weight="600">2</g)).toHaveLength(3)
  expect(svg.match(/<g opacity/g)).toHaveLength(1)
  expect(svg.match(/stroke-dasharray="6 4"/g)).toHaveLength(1)
})

test('pictures are beside each other while a page has room, and else below each other', () => {
  expect(sizeOf(diffPicture(comparison, light))[0]).toBe(872)
  const wide = { ...scene, width: 900 }
  expect(sizeOf(diffPicture({ ...comparison, before: wide, after: wide }, light))[0]).toBe(948)
})

test('long lists are cut, and say so', () => {
  const many = Array.from({ length: 43 }, () => changes[0]!)
  expect(diffPicture({ ...comparison, changes: many }, light)).toContain('>and 3 more<')
})

test('the summary counts kinds', () => {
  expect(summary([])).toBe('Nothing changed')
  expect(summary(changes.slice(0, 1))).toBe('1 removed')
  expect(summary(changes)).toBe('2 changes: 1 removed, 1 changed')
})
