/**
 * Arrow heads checked against tangents found independently, from a point of the curve just before its end.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrow, draw, expectHead, length, less, mix, type Pair, unit } from '../../test/arrow-head.ts'
import { line } from '../../test/smallest-scene.ts'

const point: fc.Arbitrary<Pair> = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))
const word = (points: readonly Pair[]): string => points.map((each) => each.join(' ')).join(' ')

/** A Bézier curve's point at `t` by de Casteljau's algorithm. */
const bezier = (points: readonly Pair[], t: number): Pair =>
  points.length === 1
    ? points[0]!
    : bezier(
        points.slice(1).map((each, index) => mix(points[index]!, each, t)),
        t,
      )

const hair = 1e-7

test('a line points from its start to its end, and its shaft stops inside the head', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      fc.pre(length(less(to, from)) > 0)
      const drawn = draw({ ...line, x: from[0], y: from[1], x2: to[0], y2: to[1], arrow: true })
      expectHead(drawn, to, less(to, from))
      const end: Pair = [Number(drawn?.shaft['x2']), Number(drawn?.shaft['y2'])]
      expect(Math.abs(length(less(to, end)) - Math.min(7, length(less(to, from))))).toBeLessThan(0.02)
    }),
  )
})

test.each([
  ['C', 4],
  ['Q', 3],
])('%s: the head lies on the tangent at the end of the curve', (letter, count) => {
  fc.assert(
    fc.property(fc.array(point, { minLength: count, maxLength: count }), fc.boolean(), (points, relative) => {
      const end = points.at(-1)!
      const before = bezier(points, 1 - hair)
      // With the last control point at the end, the chord would be too short for floats.
      fc.pre(length(less(points.at(-2)!, end)) > 0)
      const [start, ...rest] = points
      const numbers = relative ? rest.map((each) => less(each, start!)) : rest
      const drawn = arrow(`M${word([start!])}${relative ? letter.toLowerCase() : letter}${word(numbers)}`)
      expectHead(drawn, end, less(end, before))
    }),
    { numRuns: 300 },
  )
})

type ArcInput = { from: Pair; to: Pair; radii: Pair; rotation: number; large: boolean; sweep: boolean }

const turn = ([x, y]: Pair, degrees: number): Pair => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/**
 * The point of an arc just before its end, by trial: with the ellipse scaled to the unit circle, both
 * possible centers are tried in both directions until one matches the flags.
 */
const beforeArcEnd = ({ from, to, radii, rotation, large, sweep }: ArcInput): Pair => {
  const chord = turn(less(to, from), -rotation)
  const narrow = Math.hypot(chord[0] / radii[0], chord[1] / radii[1]) / 2
  const [rx, ry] = narrow > 1 ? [radii[0] * narrow, radii[1] * narrow] : radii
  const onCircle = ([x, y]: Pair): Pair => {
    const turned = turn([x, y], -rotation)
    return [turned[0] / rx, turned[1] / ry]
  }
  const [a, b] = [onCircle(from), onCircle(to)]
  const half = length(less(b, a)) / 2
  const rise = Math.sqrt(Math.max(0, 1 - half * half))
  const normal = unit([a[1] - b[1], b[0] - a[0]])
  for (const side of [1, -1]) {
    const center: Pair = [(a[0] + b[0]) / 2 + side * rise * normal[0], (a[1] + b[1]) / 2 + side * rise * normal[1]]
    const [first, last] = [less(a, center), less(b, center)].map(([x, y]) => Math.atan2(y, x)) as [number, number]
    const full = 2 * Math.PI
    const travel = sweep ? (last - first + 2 * full) % full : -((first - last + 2 * full) % full)
    const isLarge = Math.abs(travel) > Math.PI
    // For half an ellipse, or one whose radii were scaled up, both centers are the same.
    if (narrow < 1 - 1e-9 && isLarge !== large) continue
    const angle = last - travel * hair
    return turn([(center[0] + Math.cos(angle)) * rx, (center[1] + Math.sin(angle)) * ry], rotation)
  }
  throw new Error('no arc has these flags')
}

const anyArc: fc.Arbitrary<ArcInput> = fc.record({
  from: point,
  to: point,
  radii: fc.tuple(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 20, max: 900 })),
  rotation: fc.integer({ min: -360, max: 360 }),
  large: fc.boolean(),
  sweep: fc.boolean(),
})

test('A: the head lies on the tangent at the end of the arc, for both flags, even with radii that are too small', () => {
  fc.assert(
    fc.property(anyArc, (input) => {
      const { from, to, radii, rotation, large, sweep } = input
      fc.pre(length(less(to, from)) > 1)
      const flags = `${Number(large)} ${Number(sweep)}`
      expectHead(
        arrow(`M${word([from])}A${word([radii])} ${rotation} ${flags} ${word([to])}`),
        to,
        less(to, beforeArcEnd(input)),
      )
    }),
    { numRuns: 300 },
  )
})
