import { expect, test } from 'vitest'
import { focusBand } from './focus-band.ts'

test('a band has the bar of the accent at its left end', () => {
  expect(focusBand({ x: -8, y: 40, w: 200, h: 32 })).toEqual([
    { type: 'path', d: 'M -8 40 h 200 v 32 h -200 Z', fill: 'soft', stroke: 'none' },
    { type: 'path', d: 'M -8 40 h 4 v 32 h -4 Z', fill: 'accent', stroke: 'none' },
  ])
})
