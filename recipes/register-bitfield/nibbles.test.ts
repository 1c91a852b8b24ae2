import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { isSet, nibblesIn } from './nibbles.ts'
import recipe from './recipe.ts'

const bits = (digits: string): string[] => digits.replaceAll(' ', '').split('')

test('digits are over their four bits, counted from bit 0', () => {
  expect(nibblesIn(bits('0000 0011 0101 1100'), { high: 15, width: 16 })).toEqual([
    { from: 0, bits: 4, digit: '0' },
    { from: 4, bits: 4, digit: '3' },
    { from: 8, bits: 4, digit: '5' },
    { from: 12, bits: 4, digit: 'C' },
  ])
})

test('a register of ten bits begins with a group of two', () => {
  expect(nibblesIn(bits('11 0000 1111'), { high: 9, width: 16 }).map(({ bits, digit }) => [bits, digit])).toEqual([
    [2, '3'],
    [4, '0'],
    [4, 'F'],
  ])
})

test('a group that the end of a row cuts has its whole digit in the row of its lowest bit', () => {
  const all = bits('1010 1101 1110')
  expect(nibblesIn(all, { high: 11, width: 6 }).map(({ bits, digit }) => [bits, digit])).toEqual([
    [4, 'A'],
    [2, undefined],
  ])
  expect(nibblesIn(all, { high: 5, width: 6 }).map(({ from, bits, digit }) => [from, bits, digit])).toEqual([
    [0, 2, 'D'],
    [2, 4, 'E'],
  ])
})

test('a field is set where any of its bits is', () => {
  expect(isSet({ value: '010' })).toBe(true)
  expect(isSet({ value: '000' })).toBe(false)
  expect(isSet({})).toBe(false)
})

test('the text says what set fields mean', () => {
  const fields = [
    { name: 'A', value: '1', note: 'it is on' },
    { name: 'B', value: '01' },
    { name: 'C', value: '0000000000000' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', fields })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.description).toContain('Set: A = 1 (it is on) and B = 01.')
})
