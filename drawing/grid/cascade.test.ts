import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { boundsOfAll } from '../bounds.ts'
import { layCascade } from './cascade.ts'

const head = (text: string) => block([{ text, as: 'label' }])

test('the rightmost words are on top, and each leader ends at its own words', () => {
  const { drawn, bottom } = layCascade(
    [
      { x: 20, head: head('SYN'), note: 'synchronize' },
      { x: 60, head: head('FIN'), isFocus: true },
    ],
    { y: 100, right: 400 },
  )
  expect(drawn[0]?.[0]).toEqual({ type: 'path', d: 'M 20 100 V 154 h 12' })
  expect(drawn[1]?.[0]).toEqual({ type: 'path', d: 'M 60 100 V 126 h 12', stroke: 'accent' })
  expect(drawn[1]?.[1]).toMatchObject({ text: 'FIN', x: 80, fill: 'accent' })
  expect(bottom).toBe(164)
})

test('notes wrap at the right edge', () => {
  const { drawn } = layCascade([{ x: 0, head: head('BR'), note: 'the bus clock is divided by sixteen' }], {
    y: 0,
    right: 200,
  })
  const { x = 0, w = 0 } = boundsOfAll(drawn.flat()) ?? {}
  expect(drawn[0]?.length).toBeGreaterThan(3)
  expect(x + w).toBeLessThanOrEqual(204)
})
