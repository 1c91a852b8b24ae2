import { expect, test } from 'vitest'
import { circle } from '../primitives.ts'
import { inInk } from './untold.ts'

test('the color of a state becomes ink, others stay', () => {
  const [bad, plain] = [circle(0, 0, 4, { fill: 'negative', stroke: 'surface' }), circle(0, 0, 4, { fill: 'accent' })]
  for (const each of [bad, plain]) inInk(each)
  expect([bad.fill, bad.stroke, plain.fill]).toEqual(['ink', 'surface', 'accent'])
})
