import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

const drawn = (url: string, focus?: string[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', url, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  return { ...drawing, elements, texts: elements.filter((each): each is Text => each.type === 'text') }
}

/** The first text with these words. */
const find = (texts: Text[], words: string): Text => texts.find(({ text }) => text === words) as Text

test('the URL is one line, and the name of each part is under its characters', () => {
  const { texts } = drawn('https://example.com/v1/orders?state=open')
  const parts = { scheme: 'https', host: 'example.com', path: '/v1/orders', query: 'state=open' }
  expect(new Set(Object.values(parts).map((words) => find(texts, words).y)).size).toBe(1)
  for (const [name, words] of Object.entries(parts)) {
    const own = boundsOf(find(texts, words))
    expect(Math.abs(find(texts, name).x - (own.x + own.w / 2))).toBeLessThan(8)
  }
})

test('host and port together are the authority; a host alone has no second name', () => {
  const names = (url: string) => drawn(url).texts.filter(({ text }) => text === 'authority').length
  expect([names('https://example.com:8443/'), names('https://example.com/')]).toEqual([1, 0])
})

test('a wall stands between what is sent and what stays, and nothing of the sent parts passes it', () => {
  const { texts, elements } = drawn('https://example.com/v1/orders?state=open#top')
  const wall = elements.find((each) => each.type === 'line')
  const x = wall?.type === 'line' ? wall.x : 0
  expect(find(texts, 'top').x).toBeGreaterThan(x)
  const sent = elements.filter((each) => each.type === 'path' && boundsOf(each).w < 400 && boundsOf(each).x < x)
  for (const each of sent) expect(rightOf(boundsOf(each))).toBeLessThan(x)
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['4 characters stay in the browser', 'not sent', ':path']),
  )
})

test('focus colors a part; without a scheme of HTTP no field carries it', () => {
  const { texts } = drawn('ftp://example.com/pub', ['host'])
  expect(texts.filter(({ fill }) => fill === 'accent').map(({ text }) => text)).toEqual(['example.com', 'host', 'host'])
  expect(texts.some(({ text }) => text === 'HTTP/2' || text === ':authority')).toBe(false)
})

test('the longest URL fits a page, and the names of short parts do not meet', () => {
  const { scene, warnings, texts } = drawn(`https://a:x@${'a'.repeat(49)}.example:1/b?c#d`)
  expect(scene.width).toBeLessThanOrEqual(1200)
  expect(warnings).toEqual([])
  const names = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'].map((name) =>
    boundsOf(find(texts, name)),
  )
  for (const [index, { x }] of names.slice(1).entries())
    expect(x).toBeGreaterThan(rightOf(names[index] ?? { x: 0, y: 0, w: 0, h: 0 }))
})

test('the sign before a fragment in focus is in the accent with it; a property says its delimiter beside it', () => {
  const fills = (focus?: string[]) =>
    drawn('https://example.com/v1#top', focus).texts.flatMap(({ text, fill = 'ink' }) => (text === '#' ? [fill] : []))
  expect([fills(), fills(['fragment'])]).toEqual([['muted'], ['accent']])
  const { texts } = drawn('https://example.com/v1#top')
  const [property, remark] = [find(texts, 'hash'), find(texts, 'with #')]
  expect([property.mono, remark.mono]).toEqual([true, undefined])
  expect(remark.x).toBeGreaterThan(rightOf(boundsOf(property)))
})
