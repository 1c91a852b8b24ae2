import { expect, test } from 'vitest'
import { columnsIn, listing, panelHeight, type Row, rowTop, type Setting } from './listing.ts'

const setting: Setting = { size: 16, pitch: 24, gutters: 1 }
const panel = { x: 40, y: 112, w: 544, h: 528, title: 'Request' }

test('keeps an empty line as an empty text element on its row', () => {
  const texts = listing(panel, setting, [{ text: 'a' }, { text: '' }, { text: 'b' }]).filter(
    ({ type }) => type === 'text',
  )
  expect(texts.slice(1)).toMatchObject([
    { text: 'a', y: 178 },
    { text: '', y: 202 },
    { text: 'b', y: 226 },
  ])
})

test('joins neighbouring added rows into one block', () => {
  const [kept, added]: Row[] = [{ text: 'x' }, { text: 'x', sign: '+' }]
  const rows = [added!, added!, kept!, added!]
  const filled = listing(panel, { ...setting, signs: true }, rows).filter(({ type }) => type === 'path')
  expect(filled).toEqual([
    {
      type: 'path',
      d: 'M 82 160 H 102 V 208 H 82 Z M 82 232 H 102 V 256 H 82 Z',
      fill: 'positive',
      stroke: 'none',
    },
  ])
})

test('says how much fits', () => {
  expect(columnsIn(544, setting)).toBe(49)
  expect(panelHeight(20, setting)).toBe(536)
  expect(rowTop(panel, setting, 2)).toBe(208)
})

test('refuses a line that is too long, and more rows than the panel holds', () => {
  expect(() => listing(panel, setting, [{ text: 'x'.repeat(50) }])).toThrow('px wide')
  expect(() => listing({ ...panel, h: 80 }, setting, [{ text: 'x' }, { text: 'y' }])).toThrow('needs 104 px for 2 rows')
})
