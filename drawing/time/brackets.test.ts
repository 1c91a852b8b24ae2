import { expect, test } from 'vitest'
import { drawBrackets } from './brackets.ts'

const length = (item: string, from: number, to: number) => ({
  item,
  from,
  to,
  length: '12 min',
  text: item,
  isFocus: false,
})

const tops = (...lengths: ReturnType<typeof length>[]) =>
  drawBrackets(lengths, { top: 0, left: 0, right: 800 }).drawn.map(({ elements }) =>
    elements.flatMap((each) => (each.type === 'path' ? [each.d] : [])).join(),
  )

test('lengths that follow each other share a row, one over both takes the next', () => {
  expect(tops(length('detect', 0, 96), length('mitigate', 96, 500), length('total', 0, 500))).toEqual([
    'M 0 0 V 8 H 96 V 0',
    'M 96 0 V 8 H 500 V 0',
    'M 0 58 V 66 H 500 V 58',
  ])
})

test('words wider than their bracket stay on the sheet', () => {
  const { drawn } = drawBrackets([length('a long name', 0, 8)], { top: 0, left: 0, right: 800 })
  const texts = drawn[0]?.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) ?? []
  expect(texts.every(({ x, align }) => align === 'middle' && x >= 20)).toBe(true)
})

test('words are wider than a short bracket where they need no row for it', () => {
  const name = 'both leaders accept writes from their clients'
  const linesOf = (...lengths: ReturnType<typeof length>[]): number[] =>
    drawBrackets(lengths, { top: 0, left: 0, right: 800 }).drawn.map(
      ({ elements }) => elements.filter(({ type }) => type === 'text').length - 1,
    )
  expect(linesOf(length(name, 300, 308))).toEqual([2])
  expect(linesOf(length(name, 300, 308), length(name, 480, 488))).toEqual([3, 3])
  expect(linesOf(length(name, 300, 308), length(name, 400, 408))).toEqual([6, 6])
})

test('no word under a narrow bracket is broken', () => {
  const { drawn } = drawBrackets([length('Time to acknowledge', 100, 130)], { top: 0, left: 0, right: 800 })
  const words = drawn.flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])))
  expect(words.join(' ')).toBe('12 min Time to acknowledge')
})
