import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { inRowOrder, placeRemarks, type SideRemark } from './remarks.ts'

const words = block([{ text: 'words', as: 'label' }])
const end = (y: number) => ({ x: 0, y })
const column = { left: 0, from: 0, x: 40, w: 200 }

test('remarks come in the order of their rows', () => {
  const [low, high]: SideRemark[] = [
    { words, left: end(90) },
    { words, left: end(10) },
  ] as [SideRemark, SideRemark]
  expect(inRowOrder([low, high])).toEqual({ ordered: [high, low], crosses: false })
})

test('an edge that ends above where another one ends, but begins below it, crosses it: the higher one is first', () => {
  const [down, up] = [
    { words, left: end(10), right: end(90) },
    { words, left: end(50), right: end(20) },
  ]
  expect(inRowOrder([down, up])).toEqual({ ordered: [up, down], crosses: true })
})

test('the order of one side goes before height in the middle', () => {
  const edge = { words, left: end(10), right: end(200) }
  const callout = { words, left: end(60) }
  expect(inRowOrder([callout, edge])).toEqual({ ordered: [edge, callout], crosses: false })
})

test('a remark beside one panel has its first line at its row', () => {
  const twoLines = block([{ text: 'two lines', as: 'label' }], 40)
  expect(placeRemarks([{ words: twoLines, left: end(100) }], column)).toEqual([109])
  // At the pitch of code, remarks of one line stay in their rows, and so does one of two lines after them.
  const rows = [words, words, twoLines].map((each, index) => ({ words: each, left: end(100 + 20 * index) }))
  expect(placeRemarks(rows, column)).toEqual([100, 120, 149])
})
