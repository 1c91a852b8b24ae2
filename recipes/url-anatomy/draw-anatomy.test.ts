import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

const drawn = (url: string, focus?: string[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', url, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  return { ...drawing, texts: elements.filter((each): each is Text => each.type === 'text') }
}

/** Where the pieces of text with these words are. */
const placesOf = (texts: Text[], words: string) =>
  texts.flatMap(({ text, x, y, mono }) => (text === words && mono === true ? [{ x, y }] : []))

test('a part has its own column: in its row it is straight below itself', () => {
  const { texts } = drawn('https://example.com/v1/orders?state=open')
  for (const words of ['https', 'example.com', '/v1/orders', 'state=open']) {
    const [above, below] = placesOf(texts, words)
    expect(above?.x).toBe(below?.x)
    expect(below?.y).toBeGreaterThan(above?.y ?? 0)
  }
})

test('a fragment goes up instead, with how many characters are not sent', () => {
  const { texts } = drawn('https://example.com/v1/orders#top')
  const rows = placesOf(texts, 'top').map(({ y }) => y)
  const address = Math.max(...rows)
  expect(Math.min(...rows)).toBeLessThan(address)
  expect(placesOf(texts, '/v1/orders').every(({ y }) => y >= address)).toBe(true)
  expect(texts.find(({ size }) => size === 28)).toMatchObject({ text: '4' })
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['not sent', ':path']))
})

test('focus colors a part; without a scheme of HTTP no field carries it', () => {
  const { texts } = drawn('ftp://example.com/pub', ['host'])
  expect(texts.filter(({ fill }) => fill === 'accent').map(({ text }) => text)).toEqual([
    'example.com',
    'host',
    'example.com',
  ])
  expect(texts.some(({ text }) => text === 'HTTP/2' || text === ':authority')).toBe(false)
})

test('the longest URL fits a page', () => {
  const { scene, warnings } = drawn(`https://ada:x@${'a'.repeat(49)}.example/${'b'.repeat(48)}`)
  expect(scene.width).toBeLessThanOrEqual(1200)
  expect(warnings).toEqual([])
})
