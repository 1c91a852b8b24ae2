import { expect, test } from 'vitest'
import { digitCells } from './digit-cells.ts'

test('digits share one outline and are in the middle of equal shares', () => {
  const rect = { x: 40, y: 0, w: 80, h: 40 }
  const [outline, ...digits] = digitCells(['1', '0'], rect, { as: () => 'code', isFocus: true })
  expect(outline).toMatchObject({ d: 'M 40 0 h 80 v 40 h -80 Z', fill: 'soft', stroke: 'accent' })
  expect(digits).toMatchObject([
    { text: '1', x: 60, align: 'middle' },
    { text: '0', x: 100, align: 'middle' },
  ])
})

test('digits are code, in bold where they are in focus', () => {
  const rect = { x: 0, y: 0, w: 40, h: 40 }
  expect(digitCells(['f'], rect, { isFocus: false })[1]).not.toHaveProperty('bold')
  expect(digitCells(['f'], rect, { isFocus: true })[1]).toMatchObject({ bold: true, mono: true })
})
