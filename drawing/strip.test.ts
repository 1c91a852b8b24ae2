import { expect, test } from 'vitest'
import { boundsOfAll } from '../src/elements/bounds.ts'
import { headStrip } from './strip.ts'

test('a strip fills the top of a box inside its outline, which covers the pixels right of and below its place', () => {
  const strip = headStrip({ x: 40, y: 80, w: 200 }, 32)
  expect(boundsOfAll([strip])).toEqual({ x: 41, y: 81, w: 199, h: 31 })
  expect(strip).toMatchObject({ stroke: 'none' })
})
