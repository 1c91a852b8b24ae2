import { expect, test } from 'vitest'
import { heading } from '../../../drawing/heading.ts'
import { sceneOf } from '../../../test/smallest-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { headingIn, mostRise } from './heading-in.ts'

const scene = (elements: Element[], width = 944): Scene => ({ ...sceneOf(...elements), width, height: 600 })

const below: Element[] = [
  { type: 'box', x: 40, y: 120, w: 160, h: 56 },
  { type: 'text', x: 40, y: 142, text: 'A name' },
]

test.each([
  ['A claim in one line', 'What is to be seen'],
  [
    'A claim that is so long that it takes two lines of the drawing',
    'What is to be seen, which takes more than one too',
  ],
  ['A claim alone', ''],
])('“%s” is read as recipes draw it, and nothing of it is left in the drawing', (title, subtitle) => {
  const { title: titles, subtitle: subtitles, bottom } = heading({ title, subtitle, margin: 40, width: 480 })
  const found = headingIn(scene([...titles, ...subtitles, ...below]))
  expect(found).toMatchObject({ title, subtitle })
  const last = [...titles, ...subtitles].at(-1)!.y
  const taken = ((found?.rise ?? 0) / 100) * 944
  expect([taken > last + 6, taken < bottom]).toEqual([true, true])
})

test('what stands elsewhere, in other letters or far below is no heading', () => {
  const title: Element = { type: 'text', x: 40, y: 56, text: 'A claim', size: 24, bold: true }
  const line = (x: number, y: number, size = 16): Element => ({ type: 'text', x, y, text: 'More', size })
  const [aside, small, far] = [line(60, 84), line(40, 84, 13), line(40, 87)]
  for (const each of [aside, small, far])
    expect(headingIn(scene([title, each]))).toMatchObject({ title: 'A claim', subtitle: '' })
  expect(headingIn(scene([title, line(40, 86)]))?.subtitle).toBe('More')
  expect(headingIn(scene([{ ...title, bold: false }, line(40, 84)]))).toBeUndefined()
  expect(headingIn(scene(below))).toBeUndefined()
})

test('a heading counts by the width of its scene, and one that takes much of it stays in the drawing', () => {
  const title: Element = { type: 'text', x: 40, y: 56, text: 'A claim', size: 24, bold: true }
  expect(headingIn(scene([title], 640))?.rise).toBe(10)
  expect(headingIn(scene([title], 1280))?.rise).toBe(5)
  expect(headingIn(scene([title], Math.ceil(6400 / mostRise)))?.rise).toBe(mostRise)
  expect(headingIn(scene([title], Math.floor(6400 / mostRise) - 1))).toBeUndefined()
})
