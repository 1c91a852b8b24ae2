/**
 * The badge of a callout at its target, the one place where that is decided: it touches what it is about or is within `near`
 * pixels of it, nothing else of the data is nearer, and it lies on no words. Where no such place is free, a short leader
 * joins both.
 */
import type { Point } from '../src/geometry/rect.ts'
import type { Element, Line } from '../src/scene/scene.ts'
import { badge, calloutLook, radius } from './badge.ts'
import type { BadgeAnchor } from './badge-anchors.ts'
import { atEdgeOfTable, endsFor, spotsFor } from './badge-places.ts'
import { type BadgePlace, costs, type Sight, sightOf } from './badge-sight.ts'
import { distancesTo } from './distance.ts'
import { line } from './primitives.ts'

/** A badge at what `elements` draw, where it covers least of everything else on the sheet. */
export function calloutBadge(number: number, place: BadgePlace): Element[] {
  const { name = '' } = place
  const sight = sightOf(place)
  const spots = spotsFor(place.elements, name).map((spot) => ({ ...spot, cost: spot.cost + sight.covered(spot.point) }))
  const beside = cheapest([
    ...spots.map((spot) => ({ ...spot, cost: spot.cost + sight.astray(spot.point) })),
    ...atEdgeOfTable(place).map((spot) => ({ ...spot, cost: spot.cost + sight.covered(spot.point) })),
  ])
  if (beside === undefined) return []
  const led = beside.cost < costs.leader ? undefined : cheapest(ledSpots(endsFor(place.elements, name), sight))
  return led === undefined || led.cost >= beside.cost
    ? badge(number, beside.point, calloutLook)
    : [led.leader, ...badge(number, led.point, calloutLook)]
}

const cheapest = <Spot extends { cost: number }>(spots: Spot[]): Spot | undefined =>
  spots.reduce<Spot | undefined>((best, each) => (best === undefined || each.cost < best.cost ? each : best), undefined)

/** Places further away, each with a leader to the point of the item that is nearest to it. */
const ledSpots = (anchors: BadgeAnchor[], sight: Sight): { point: Point; cost: number; leader: Line }[] =>
  anchors.flatMap((anchor) =>
    directions.flatMap((way) => {
      const end = edgeOf(anchor, way)
      return reaches.map((reach) => {
        const [start, point] = [reach, reach + radius].map((out) => along(end, way, out)) as [Point, Point]
        const leader = line(start.x, start.y, end.x, end.y, { stroke: 'ink' })
        const cost = costs.leader + anchor.cost + reach / 50 + sight.covered(point) + sight.crossed(leader)
        return { point, leader, cost }
      })
    }),
  )

/** From the item to the badge, in pixels, and where it may be seen from there. */
const reaches = [12, 20, 28, 36, 48, 64, 80, 110, 140]
const directions = Array.from({ length: 24 }, (_, turn) => ({
  x: Math.cos((turn * Math.PI) / 12),
  y: Math.sin((turn * Math.PI) / 12),
}))

/** Where the edge of an item is met from a side or a corner of its rectangle, going to its middle. */
const edgeOf = ({ rect: { x, y, w, h }, elements }: BadgeAnchor, way: Point): Point => {
  const clear = elements[0]?.type === 'text' ? 2 : 0
  const side = (size: number, by: number): number => (Math.abs(by) < 1e-6 ? 0 : Math.sign(by) * (size / 2 + clear))
  const [middle, corner] = [
    { x: x + w / 2, y: y + h / 2 },
    { x: side(w, way.x), y: side(h, way.y) },
  ]
  const distances = elements.map(distancesTo)
  const points = [0, 0.15, 0.3, 0.45, 0.6].map((in_) => along(middle, corner, 1 - in_))
  // On the item itself where it can be: beside a dot it may be on what that is on the edge of.
  const [at, near] = [1.25 * clear, 2.5].map((most) =>
    points.find((point) => distances.some((distance) => distance(point) <= most)),
  )
  return at ?? near ?? points[0] ?? middle
}

const along = ({ x, y }: Point, way: Point, out: number): Point => ({
  x: Math.round(x + way.x * out),
  y: Math.round(y + way.y * out),
})
