/**
 * The course from point to point with its direction; at a knee the ray that touches it, and the two legs from there: how
 * far across, and how far up for that.
 */
import { pairs } from 'd3-array'
import { type Block, block } from '../../drawing/block.ts'
import { dot, spotsAround } from '../../drawing/chart/dot.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { measuredAxis } from '../../drawing/chart/points-axis.ts'
import { pointMarks } from '../../drawing/chart/rule.ts'
import { type AxisPlanner, linear, withoutGrid } from '../../drawing/chart/scale.ts'
import type { DataPoint } from '../../drawing/data/points.ts'
import { line, path } from '../../drawing/primitives.ts'
import { towards } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { roles } from '../../drawing/type.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import { type CourseData, calledOf, type Knee, kneeOf, ratioWords, unitOf } from './knee.ts'

/** Pixels: the radius of dots and of the knee, and the shortest step that has an arrow head. */
const [radius, kneeRadius, longStep] = [5, 8, 28]

/** Draws the course. */
export function drawCourse(data: CourseData, sheet: Sheet): void {
  const knee = kneeOf(data)
  sheet.badgesAtWords = true
  const fromZero = ({ name, unit, max = 0 }: CourseData['x'], hasGrid: boolean): AxisPlanner => {
    const axis = linear({ measure: name, unit })
    return (values) => (hasGrid ? axis : withoutGrid(axis))([...values, max])
  }
  const ends = [data.points[0], data.points.at(-1), knee?.at, knee?.peak]
  // Names that say how the course runs have the choice of places.
  const ordered = data.points.toSorted((a, b) => Number(ends.includes(b)) - Number(ends.includes(a)))
  plot(
    {
      sheet,
      x: knee === undefined ? measuredAxis(data.x, 'x') : fromZero(data.x, false),
      y: knee === undefined ? measuredAxis(data.y, 'y') : fromZero(data.y, true),
      h: 360,
    },
    [
      ...pointMarks(data.marks),
      ...(knee === undefined ? [] : [ray(knee, data), ...legs(knee, data, sheet)]),
      course(data.points, knee),
      ...ordered.map((point) => pointMark(point, { data, knee, sheet, isEnd: ends.includes(point) })),
    ],
  )
}

type Shown = { data: CourseData; knee: Knee | undefined; sheet: Sheet; isEnd: boolean }

/** A dot with its name; the knee is a large ring. */
const pointMark = (point: DataPoint, { data, knee, sheet, isEnd }: Shown): ChartMark => {
  const fill = toneOf(point, sheet, 'ink')
  const isKnee = point === knee?.at
  const name = isEnd ? calledOf(point, data) : point.name
  const as = isKnee ? ({ size: 16, bold: true, fill } as const) : isEnd ? 'item' : 'label'
  const words = block(
    [
      { text: `${stateSign(point)}${name ?? ''}`.trim() || undefined, as },
      { text: point.note, as: 'note' },
      { text: isKnee ? `knee: most ${unitOf(data.x)} per ${unitOf(data.y)}` : undefined, as: 'note' },
    ],
    240,
  )
  const orElse = (): void => sheet.note(point, 'name', 'is left out, as there is no free place at its dot')
  return dot(point, point, {
    r: isKnee ? kneeRadius : radius,
    stroke: fill,
    fill: isKnee ? 'surface' : fill,
    words,
    onGrid: true,
    orElse,
  })
}

/** From dot to dot, all alike; long steps have an arrow head. */
const course = (points: readonly DataPoint[], knee: Knee | undefined): ChartMark => ({
  draw: (frame) => {
    const at = ({ x, y }: DataPoint) => ({ x: half(frame.x.at(x)), y: half(frame.y.at(y)) })
    for (const [point, next] of pairs([...points])) {
      const [from, to] = [at(point), at(next)]
      const away = (end: DataPoint): number => (end === knee?.at ? kneeRadius : radius)
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (length <= away(point) + away(next)) continue
      const [a, b] = [towards(from, to, away(point)), towards(to, from, away(next))]
      const arrow = length >= longStep ? { arrow: true as const } : {}
      frame.put(next, [line(half(a.x), half(a.y), half(b.x), half(b.y), { stroke: 'ink', ...arrow })], 'line')
    }
  },
})

/** The ray from zero through the knee, as far as the plot goes, with what all of its places have in common. */
const ray = ({ at }: Knee, data: CourseData): ChartMark => ({
  draw: (frame) => {
    const { area, x, y } = frame
    const [zero, touch] = [
      { x: x.at(0), y: y.at(0) },
      { x: x.at(at.x), y: y.at(at.y) },
    ]
    const [across, up] = [touch.x - zero.x, zero.y - touch.y]
    const reach = Math.min((rightOf(area) - zero.x) / across, (zero.y - area.y) / up)
    const end = { x: half(zero.x + reach * across), y: half(zero.y - reach * up) }
    frame.put('@ray', [line(half(zero.x), half(zero.y), end.x, end.y, { stroke: 'muted', dashed: true })], 'rule')
    const words = block([{ text: ratioWords(at, data), as: 'note' }])
    const below = (share: number) => {
      const place = { x: end.x - share * across * reach, y: end.y + share * up * reach }
      return { words, rect: { x: place.x + 4, y: place.y + 6, w: words.w, h: words.h }, align: 'start' as const }
    }
    frame.say('@ray', [0.75, 0.7, 0.65, 0.6, 0.5, 0.4, 0.3, 0.2, 0.8].map(below), { layer: 'rule' })
  },
})

/** Up from the knee, and across to where the course goes farthest, both as far as it gains: over the course, which runs under them. */
const legs = ({ at, peak, gain, factor }: Knee, data: CourseData, sheet: Sheet): ChartMark[] => {
  if (peak === at) return []
  const sizeOf = (name: string) => (sheet.quotes(name) ? roles.claim.size : 16)
  const [x, y] = [formatFor([at.x, peak.x], data.x.unit), formatFor([at.y, peak.y], data.y.unit)]
  const [more, times] = [
    block([
      { text: `+${gainWords(gain)}`, as: { size: sizeOf('gain'), bold: true, fill: 'accent' } },
      { text: `${x.short(at.x)} → ${x.full(peak.x)}`, as: 'label' },
    ]),
    block([
      { text: writeTimes(factor), as: { size: sizeOf('factor'), bold: true, fill: 'accent' } },
      { text: `${y.short(at.y)} → ${y.full(peak.y)}`, as: 'label' },
    ]),
  ]
  return [
    {
      x: [peak.x],
      draw: (frame) => {
        const [left, right] = [half(frame.x.at(at.x)), half(frame.x.at(peak.x))]
        const [bottom, top] = [half(frame.y.at(at.y)), half(frame.y.at(peak.y))]
        const d = `M ${left} ${bottom - kneeRadius} V ${top} H ${right - radius}`
        frame.put('@legs', [path(d, { stroke: 'accent' })], 'line')
        saySteps(frame, { more, times }, { left, right, bottom, top })
      },
    },
  ]
}

type Corner = { left: number; right: number; bottom: number; top: number }

/** What both legs come to: over the level one, left of the upright one. */
const saySteps = (frame: Frame, { more, times }: { more: Block; times: Block }, corner: Corner): void => {
  const { left, right, bottom, top } = corner
  const beside = [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => ({
    words: times,
    rect: { x: left - 16 - times.w, y: bottom + (top - bottom) * share - times.h / 2, w: times.w, h: times.h },
    align: 'end' as const,
  }))
  frame.say('@legs', [...beside, ...spotsAround({ x: left, y: top }, { r: 12, words: times })], { layer: 'line' })
  const over = { words: more, rect: { x: left, y: top - 6 - more.h, w: right - left, h: more.h } }
  frame.say('@legs', [over, ...spotsAround({ x: right, y: top }, { r: 12, words: more })], { layer: 'line' })
}

/** A ratio over one as a share: 1.4 is `40%`. */
export const gainWords = (ratio: number): string => {
  const percent = Number((100 * (ratio - 1)).toPrecision(2))
  return formatFor([percent], '%').short(percent)
}
