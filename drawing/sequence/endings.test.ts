import { expect, test } from 'vitest'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import type { Element } from '../../src/scene/scene.ts'
import { boxes, call, draw, participants, scene, textOf } from '../../test/sequence-drawing.ts'

/** The bottoms of the lifelines, from left to right. */
const bottoms = (elements: Element[]): number[] =>
  elements
    .flatMap((each) => (each.type === 'line' && each.x === each.x2 && each.arrow !== true ? [each] : []))
    .toSorted((a, b) => a.x - b.x)
    .map(({ y2 }) => y2)

const end = (from: string, rest: object = {}) => ({ kind: 'end', from, ...rest })

test('a lifeline ends in the middle of its cross, with words beside it; the others go on', () => {
  const { elements } = scene({
    participants,
    messages: [call('Client', 'API'), end('API', { text: 'dies' }), call('Client', 'Store')],
  })
  const [client = 0, api = 0, store = 0] = bottoms(elements)
  expect([client, api < client - 40]).toEqual([store, true])
  const cross = elements.find((each) => each.type === 'path')
  const { y = 0, h = 0 } = cross?.type === 'path' ? (pathBounds(cross.d) ?? {}) : {}
  expect([y, h]).toEqual([api - 8, 16])
  expect(Math.abs(textOf(elements, 'dies').y - api)).toBeLessThanOrEqual(8)
})

test('an end needs no words, and none is drawn empty', () => {
  const { elements } = scene({ participants, messages: [call('Client', 'API'), end('API')] })
  expect(elements.some((each) => each.type === 'text' && each.text === '')).toBe(false)
})

test('who has ended takes part in nothing that follows, but may in another branch', () => {
  const late = draw({ participants, messages: [end('API'), call('Client', 'API')] })
  expect(late.ok ? '' : late.findings[0]?.problem).toContain('move its end behind that')
  const branches = [{ text: 'else', messages: [call('Client', 'API')] }]
  const { elements } = scene({
    participants,
    messages: [{ kind: 'alt', text: 'broken', messages: [end('API')], else: branches }],
  })
  const [client, api] = bottoms(elements)
  expect(api).toBe(client)
})

test('a break covers all lifelines of the frame around it, or all there are', () => {
  const broken = { kind: 'break', text: 'it fails', messages: [call('Client', 'API')] }
  const widthOf = (messages: object[]): number =>
    Math.max(...boxes(scene({ participants, messages }).elements).map(({ w }) => w))
  const opt = { ...broken, kind: 'opt' }
  expect(widthOf([broken])).toBeGreaterThan(widthOf([opt]) + 200)
  const around = { kind: 'loop', text: 'again', messages: [call('Client', 'Store'), broken] }
  const [loop, inner] = boxes(scene({ participants, messages: [around] }).elements)
    .filter(({ w }) => w > 300)
    .toSorted((a, b) => b.w - a.w)
  expect((loop?.w ?? 0) - (inner?.w ?? 0)).toBeLessThanOrEqual(48)
  expect(loop?.w).toBeLessThan(widthOf([broken]))
})
