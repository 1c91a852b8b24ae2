import { expect, test } from 'vitest'
import { box } from '../../drawing/primitives.ts'
import { choice, optional, type RailTrack, repeat, sequence } from './track.ts'

const station = (w: number): RailTrack => ({
  w,
  above: 16,
  below: 16,
  draw: (x, y) => [box(x, y - 16, w, 32)],
})

const boxes = (track: RailTrack) =>
  track.draw(0, 100).flatMap((each) => (each.type === 'box' ? [[each.x, each.y, each.w]] : []))

test('tracks in a row are joined by the rail', () => {
  const track = sequence([station(40), station(80)])
  expect(track).toMatchObject({ w: 144, above: 16, below: 16 })
  expect(boxes(track)).toEqual([
    [0, 84, 40],
    [64, 84, 80],
  ])
  expect(track.draw(0, 100)[1]).toMatchObject({ d: 'M 40 100 H 64' })
})

test('the first choice is on the rail, the others are below, clear of each other', () => {
  const track = choice([station(40), station(80)])
  expect(track).toMatchObject({ w: 80 + 48, above: 16, below: 56 })
  expect(boxes(track)).toEqual([
    [24, 84, 40],
    [24, 124, 80],
  ])
  expect(choice([station(40)]).w).toBe(40)
})

test('what may be left out has a way around above, what repeats one back below', () => {
  expect(optional(station(40))).toMatchObject({ w: 88, above: 28, below: 16 })
  expect(repeat(station(40))).toMatchObject({ w: 88, above: 16, below: 28 })
  expect(boxes(optional(repeat(station(40))))).toEqual([[48, 84, 40]])
  const [, , , , detour] = [undefined, ...optional(station(40)).draw(0, 100)]
  expect(detour).toMatchObject({ d: expect.stringMatching(/^M 0 100 Q .* 88 100$/) })
})

test('only the way back of a repetition has a head, to the left', () => {
  const station: RailTrack = { w: 40, above: 16, below: 16, draw: () => [] }
  const heads = (track: RailTrack) =>
    track.draw(0, 0).flatMap((each) => (each.type === 'path' && each.fill === 'muted' ? [each.d] : []))
  expect(heads(optional(station))).toEqual([])
  expect(heads(repeat(station))).toEqual([expect.stringMatching(/^M 39 28 l 9 -4.5/)])
})

test('a sequence that is wider than it may be is in rows, each entered by a lane to the left; it ends where it began to', () => {
  const whole = sequence([station(40), station(80), station(40)], 208)
  expect(whole.w).toBe(208)
  const track = sequence([station(40), station(80), station(40)], 207)
  expect(boxes(track)).toEqual([
    [24, 84, 40],
    [24, 148, 80],
    [24, 212, 40],
  ])
  expect(track).toMatchObject({ above: 16, below: 144, w: 24 + 80 + 32 + 24 })
  const rails = track.draw(0, 100).flatMap((each) => (each.type === 'path' && each.fill !== 'muted' ? [each.d] : []))
  expect(rails[0]).toBe('M 0 100 H 24')
  expect(rails.at(-1)).toMatch(/^M 64 228 .* L 160 100$/)
  expect(rails).toContainEqual(expect.stringMatching(/^M 64 100 .* L 24 164$/))
})

test('no track is a rail that keeps clear of its neighbors', () => {
  expect(sequence([])).toMatchObject({ w: 24, above: 8, below: 8 })
  expect(sequence([]).draw(0, 100)).toMatchObject([{ d: 'M 0 100 h 24' }])
  expect(choice([station(40), sequence([])])).toMatchObject({ below: 40 })
})
