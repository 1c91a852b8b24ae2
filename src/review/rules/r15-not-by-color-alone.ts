/**
 * R15: nothing is conveyed by color alone.
 */

import type { LineSegment } from '../../geometry/polyline.ts'
import { contains, distanceBetween, type Rect } from '../../geometry/rect.ts'
import { type Drawn, isStroke } from '../model/drawn.ts'
import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import { isSpoken } from '../model/spoken.ts'
import type { Report, Rule } from './rule.ts'

/** A sign or word counts within this distance, in pixels. */
const near = 24
const mostSeries = 3

const meaningful = new Set(['positive', 'negative'])

const speaks = ({ text }: Label): boolean => isSpoken(text.text)

const hasSignNear = (rect: Rect, { labels }: Picture): boolean =>
  labels.some((label) => speaks(label) && distanceBetween(rect, label.extent) <= near)

/** A short line of its color that leads to words further away. */
const hasLeader = (item: Drawn, picture: Picture): boolean =>
  picture.drawn.some(
    (other) =>
      other !== item &&
      other.element.type === 'line' &&
      meaningfulColor(other) === meaningfulColor(item) &&
      Math.max(other.bounds.w, other.bounds.h) <= longestLeader &&
      distanceBetween(item.bounds, other.bounds) <= joined &&
      hasSignNear(other.bounds, picture),
  )

/** How long a leader is at most, and how far from its mark it begins, in pixels. */
const longestLeader = 40
const joined = 8

/** A mark at the end of a stroke of its color is a part of it: what says what the stroke is, words or a dash, says it of both. */
const isEndOfSpoken = (item: Drawn, picture: Picture): boolean =>
  Math.max(item.bounds.w, item.bounds.h) <= largestEnd &&
  picture.drawn.some(
    (other) =>
      other !== item &&
      isStroke(other) &&
      meaningfulColor(other) === meaningfulColor(item) &&
      endsOf(other).some((end) => distanceBetween(item.bounds, end) <= touching) &&
      (other.dashed || hasSignNear(other.bounds, picture)),
  )

/** What is within a shape of its color is a part of it, such as the second side of a box, or what a bar is filled up to. */
const isInSpoken = (item: Drawn, picture: Picture): boolean =>
  picture.drawn.some(
    (other) =>
      other !== item &&
      other.area &&
      meaningfulColor(other) === meaningfulColor(item) &&
      contains(other.bounds, item.bounds) &&
      hasSignNear(other.bounds, picture),
  )

/** The largest mark at an end, and how near an end that touches it is, in pixels. */
const largestEnd = 24
const touching = 4

const endsOf = ({ outlines }: Drawn): Rect[] =>
  outlines.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)]
    if (first === undefined || last === undefined) return []
    return [
      { x: first.x1, y: first.y1, w: 0, h: 0 },
      { x: last.x2, y: last.y2, w: 0, h: 0 },
    ]
  })

const isPartOfSpoken = (item: Drawn, picture: Picture): boolean =>
  isEndOfSpoken(item, picture) || isInSpoken(item, picture)

const mute = (picture: Picture): Report[] => [
  ...picture.labels
    .filter((label) => meaningful.has(label.fill) && !hasSignNear(label.extent, picture))
    .map((label) => ({
      at: label.index,
      problem: `${quote(label)} is ${label.fill} without a sign or word; add + or −, ▲ or ▼, or a word`,
    })),
  ...picture.drawn
    .filter((item) => meaningfulColor(item) !== undefined && !item.dashed)
    .filter((item) => !(hasSignNear(item.bounds, picture) || hasLeader(item, picture) || isPartOfSpoken(item, picture)))
    .map((item) => ({
      at: item.index,
      problem: `${meaningfulColor(item)} is conveyed by color alone; add a sign or word within ${near} px`,
    })),
]

const meaningfulColor = ({ fill, stroke }: Drawn): string | undefined =>
  [fill, stroke].find((color) => meaningful.has(color))

/** An open line of many points that runs one way across or down: a series, unless it is a part of an icon. */
const isSeries = ({ element, area, arrow, outlines, bounds }: Drawn): boolean => {
  if (element.type !== 'path' || area || arrow || outlines.length !== 1) return false
  const segments = outlines[0]?.segments ?? []
  return segments.length >= fewestPoints && Math.max(bounds.w, bounds.h) >= icon && runsOneWay(segments)
}

/** The branch of a tree, which ends as the line under its words: these say what it is. */
const isUnderWords = ({ outlines }: Drawn, { labels }: Picture): boolean => {
  const last = outlines[0]?.segments.at(-1)
  if (last === undefined || last.y1 !== last.y2) return false
  const [left, right] = [Math.min(last.x1, last.x2), Math.max(last.x1, last.x2)]
  const gapOver = ({ extent }: Label): number => last.y1 - extent.y - extent.h
  return labels.some((label) => {
    const { x, w } = label.extent
    return x >= left && x + w <= right && gapOver(label) >= 0 && gapOver(label) <= overLine
  })
}

/** Free pixels between words and the line under them, at most. */
const overLine = 6
const fewestPoints = 5
const icon = 48

const runsOneWay = (segments: readonly LineSegment[]): boolean =>
  [segments.map(({ x1, x2 }) => x2 - x1), segments.map(({ y1, y2 }) => y2 - y1)].some(
    (steps) => steps.every((step) => step >= 0) || steps.every((step) => step <= 0),
  )

const tooManySeries = (picture: Picture): Report[] => {
  const { drawn, connectors } = picture
  const joining = new Set(connectors.map((connector) => connector.drawn))
  const series = drawn.filter((item) => isSeries(item) && !joining.has(item) && !isUnderWords(item, picture))
  const colors = new Set(
    series
      .filter(({ dashed, stroke }) => !dashed && stroke !== 'rule' && stroke !== 'none')
      .map(({ stroke }) => stroke),
  )
  if (colors.size <= mostSeries) return []
  return [
    {
      problem: `${colors.size} series differ by color alone (${[...colors].join(', ')}); at most ${mostSeries}: use small multiples, or one highlighted and the rest muted`,
    },
  ]
}

export const notByColorAlone: Rule = {
  id: 'R15',
  title: 'Never by color alone',
  level: 'block',
  requirement: `What is positive or negative has a sign or a word within ${near} px or at the end of a leader, or is dashed; at most ${mostSeries} series of a chart differ by color.`,
  check: (picture) => [...mute(picture), ...tooManySeries(picture)],
}
