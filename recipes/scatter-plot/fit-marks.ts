/**
 * The line of the fit in its prediction band, both named where there is room, or under the picture.
 */
import { type Block, block } from '../../drawing/block.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { area } from '../../drawing/chart/line.ts'
import { link } from '../../drawing/chart/link.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import { measuredAxis } from '../../drawing/chart/points-axis.ts'
import type { PointsData } from '../../drawing/data/points.ts'
import { count } from '../../drawing/describe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { writeFixed } from '../../drawing/values/decimals.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Fit } from './fit.ts'

/** The marks of the fit. */
export function fitMarks(fit: Fit, data: PointsData, sheet: Sheet): ChartMark[] {
  const what = `Expected from ${data.x.name.toLowerCase()}`
  const how = [`${equationOf(fit, data)} (r² ${explained(fit)}),`, fittedTo(fit)]
  const lineWords = block([what, ...how].map((text, index) => ({ text, as: index === 0 ? 'item' : 'note' })))
  const inside = fit.fitted.filter((point) => isInside(point, fit)).length
  const band = ['95% prediction band', `${inside} of the ${fit.fitted.length} lie inside`]
  const bandWords = block(band.map((text, index) => ({ text, as: index === 0 ? 'label' : 'note' })))
  const hasBand = fit.band.length > 0
  return [
    area('@fit', clipped(fit, data), { fill: 'rule', half: true }),
    link('@fit', fit, { stroke: 'ink' }),
    labeled(fit, lineWords, {
      edge: 'base',
      to: 'line',
      orElse: () => sheet.footnote(`${what}: ${how.join(' ')}.`),
    }),
    ...(hasBand
      ? [
          labeled(fit, bandWords, {
            edge: 'y',
            to: 'edge',
            orElse: () => sheet.footnote(`Tinted: ${band.join(', ')}.`),
          }),
        ]
      : []),
  ]
}

/** The band as far as the axis goes that the dots and the line need: few dots would shrink in a wide band. */
const clipped = ({ band, from, to }: Fit, { y, points }: PointsData): Fit['band'] => {
  const { ticks } = measuredAxis(y, 'y')([...points.map((point) => point.y), from.y, to.y])
  const [low, high] = [ticks[0]?.at ?? Number.NEGATIVE_INFINITY, ticks.at(-1)?.at ?? Number.POSITIVE_INFINITY]
  const clamped = (value: number): number => Math.min(high, Math.max(low, value))
  return band.map((place) => ({ ...place, y: clamped(place.y), base: clamped(place.base) }))
}

/** Never 1.00 of less than everything. */
const explained = ({ r2 }: Fit): string => (r2 < 1 && r2 >= 0.995 ? 'over 0.99' : writeFixed(r2, 2))

/** Whether a point lies in the band, as it is at the nearest of its places. */
const isInside = ({ x, y }: { x: number; y: number }, { band }: Fit): boolean => {
  const after = band.findIndex((place) => place.x >= x)
  const [a, b] = [band[Math.max(0, after - 1)], band[after < 0 ? band.length - 1 : after]]
  if (a === undefined || b === undefined) return false
  const share = b.x === a.x ? 0 : (x - a.x) / (b.x - a.x)
  const at = (key: 'y' | 'base'): number => a[key] + share * (b[key] - a[key])
  return y >= at('base') && y <= at('y')
}

const fittedTo = ({ fitted, exceptions }: Fit): string =>
  exceptions.length === 0
    ? `fitted to all ${count(fitted.length, 'dot')}`
    : `fitted without the ${exceptions.length === 1 ? 'named dot' : `${exceptions.length} named dots`}`

/** The line in words: a value and a slope, or on logarithmic axes an exponent. */
const equationOf = ({ intercept, slope }: Fit, { x, y }: PointsData): string => {
  const [isLogX, isLogY] = [x.scale === 'log', y.scale === 'log']
  const digits = (value: number): number => Number(value.toPrecision(3))
  if (isLogX && isLogY) return `grows with the power of ${formatFor([digits(slope)]).short(digits(slope))}`
  if (isLogX || isLogY) return `a straight line where ${isLogX ? 'the x axis' : 'the y axis'} is logarithmic`
  const [start, step] = [intercept, Math.abs(slope)].map((each) => formatFor([digits(each)], y.unit).full(digits(each)))
  return `${start} ${slope < 0 ? '−' : '+'} ${step} per ${x.unit ?? 'unit'}`
}

/** Where a label may be: the edge of the band that it is beyond, what its leader ends at, and what to do without a place. */
type Beyond = { edge: 'y' | 'base'; to: 'line' | 'edge'; orElse: () => void }

const shares = [0.8, 0.7, 0.6, 0.9, 0.5, 0.4, 0.3, 0.2]
const distances = [16, 32, 56, 88, 128]

/** A label over or under the band, joined to it by an upright leader. */
const labeled = (fit: Fit, words: Block, { edge, to, orElse }: Beyond): ChartMark => ({
  draw: (frame) => {
    const spots = distances.flatMap((distance) =>
      shares.flatMap((share) => spotsAt(frame, fit, { words, share, distance, edge, to })),
    )
    frame.say('@fit', spots, { layer: 'line', orElse })
  },
})

type At = { words: Block; share: number; distance: number } & Pick<Beyond, 'edge' | 'to'>

const spotsAt = (
  frame: Frame,
  { from, to: end, band, expected }: Fit,
  { words, share, distance, edge, to }: At,
): LabelSpot[] => {
  const value = from.x + share * (end.x - from.x)
  const x = Math.round(frame.x.at(value))
  const side = edge === 'y' ? -1 : 1
  const line = frame.y.at(expected(value))
  return [0.15, 0.5, 0.85].map((part) => {
    const left = x - part * words.w
    const over = band.filter((place) => frame.x.at(place.x) > left - 40 && frame.x.at(place.x) < left + words.w + 40)
    const borders = over.length === 0 ? [line] : over.map((place) => frame.y.at(place[edge]))
    const border = edge === 'y' ? Math.min(...borders) : Math.max(...borders)
    const near = border + side * distance
    const [own = { [edge]: expected(value) }] = band.toSorted((a, b) => Math.abs(a.x - value) - Math.abs(b.x - value))
    const start = to === 'line' ? line + side * 3 : frame.y.at(own[edge] ?? 0) - side * 6
    return {
      words,
      rect: { x: left, y: edge === 'y' ? near - words.h : near, w: words.w, h: words.h },
      align: 'start',
      leader: { x1: x, y1: half(start), x2: x, y2: half(near - side * 4) },
    }
  })
}
