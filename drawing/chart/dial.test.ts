import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { drawDial, wayAround } from './dial.ts'

const look = { fill: 'ink', stroke: 'surface' } as const

const drawn = (turns: number[], ...dots: number[]) => {
  const data = { title: 'A claim', points: turns.map((turn) => ({ turn })), keys: dots.map((turn) => ({ turn })) }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const sectors = data.points.map((item, index) => ({
    item,
    from: turns[index - 1] ?? (turns.at(-1) ?? 0) - 1,
    turn: item.turn,
    text: index,
  }))
  drawDial(
    sectors,
    data.keys.map((item) => ({ item, turn: item.turn, look })),
    { middle: { source: '@middle', words: block([]) }, sheet },
  )
  const circles = sheet.pieces.flatMap(({ at, elements }) =>
    elements.flatMap((each) => (each.type === 'circle' ? [{ at, ...each }] : [])),
  )
  return (at: string) => circles.filter((each) => each.at === at)
}

test('pins are outside of their places, clockwise from the top', () => {
  const at = drawn([0.25, 0.5, 0.75])
  expect(['points.0', 'points.1', 'points.2'].map((each) => at(each)[0])).toMatchObject([
    { x: 228, y: 0 },
    { x: 0, y: 228 },
    { x: -228, y: 0 },
  ])
})

test('pins that would touch are moved apart, across the top too', () => {
  const at = drawn([0.002, 0.5, 0.998])
  const [first, last] = [at('points.0')[0], at('points.2')[0]]
  expect((first?.x ?? 0) - (last?.x ?? 0)).toBeGreaterThanOrEqual(24)
})

test('a dot is in the middle of the band unless another one is near', () => {
  const at = drawn([0.4, 0.9], 0.25, 0.5, 0.501)
  expect(at('keys.0')[0]).toMatchObject({ x: 184, r: 5 })
  expect(Math.abs((at('keys.1')[0]?.y ?? 0) - (at('keys.2')[0]?.y ?? 0))).toBe(12)
})

test('a way leads clockwise, the long way around where it must', () => {
  expect(wayAround(0, 0.25).d).toContain(' 0 0 1 ')
  expect(wayAround(0.25, 0).d).toContain(' 0 1 1 ')
})
