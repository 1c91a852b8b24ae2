import { expect, test } from 'vitest'
import { call, scene } from '../../test/sequence-drawing.ts'

const query = "UPDATE entries SET state = 'settled' WHERE id = 991 AND state = 'pending'"

/** Services in a row, each of which calls the next. */
const row = (count: number, texts: Record<number, string>) => {
  const participants = Array.from({ length: count }, (_, at) => ({ name: `service-${at}` }))
  const messages = participants
    .slice(1)
    .map((_, at) => call(`service-${at}`, `service-${at + 1}`, { text: texts[at] ?? 'POST /v1/entries' }))
  return scene({ participants, messages })
}

const linesOf = ({ elements }: ReturnType<typeof scene>, words: string): string[] =>
  elements.flatMap((each) => (each.type === 'text' && words.includes(each.text) ? [each.text] : []))

test('what neighbors say in many lines has a wider channel than the rest, and the drawing stays on the page', () => {
  const drawing = row(6, { 3: query })
  expect(linesOf(drawing, query).length).toBeLessThanOrEqual(4)
  expect(drawing.width).toBeLessThanOrEqual(1200)
})

test('words that are broken inside are whole where there is room', () => {
  expect(linesOf(row(4, { 2: 'CreateOrder(shopping_cart_id)' }), 'CreateOrder(shopping_cart_id)')).toHaveLength(1)
})

test('a drawing that is too wide anyway is a little wider, so that nothing is a column of words', () => {
  const [many, one] = [row(12, {}), row(12, { 5: query })]
  expect(many.width).toBeGreaterThan(1200)
  expect(one.width).toBeGreaterThan(many.width)
  expect(one.width - 80).toBeLessThanOrEqual(1.06 * (many.width - 80))
  expect(linesOf(one, query).length).toBeLessThan(6)
})

test('a drawing that fits the page does so with words that need more room, too', () => {
  const widths = Array.from({ length: 12 }, (_, at) => row(7, { 2: `Create${'x'.repeat(at)}(cart_id, price)` }).width)
  const plain = row(7, {}).width
  for (const width of widths) expect(width <= 1200 || width === plain).toBe(true)
})
