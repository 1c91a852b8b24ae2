/**
 * The ring with its points and keys, what the joining host takes over, the lookup of one key, and who owns how much.
 */
import { block, place } from '../../drawing/block.ts'
import { arc, arcMiddle } from '../../drawing/chart/arc.ts'
import type { Key } from '../../drawing/data/collection.ts'
import { enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { lineEntry, markEntry, swatchEntry } from '../../drawing/key.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import { centerOf, type Point as Spot } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Change, changeOf, isMoved, ownerOf, type Point, type RingData, turnOf, turnsBetween } from './ring.ts'
import { drawShares, hostBadge, letterOf, letterRadius } from './shares.ts'

/** Radii: the band's edges, letters outside of it, the lookup inside, keys. */
const size = { inner: 172, outer: 196, letters: 228, trace: 152, key: 5 }
const ring = { center: { x: 0, y: 0 }, inner: size.inner, outer: size.outer }

/** A place `out` pixels from the center. */
const at = (turn: number, out: number): Spot => {
  const { x, y } = arcMiddle({ ...ring, from: turn, to: turn }, out)
  return { x: round(x), y: round(y) }
}

/** Draws the ring on the left and the shares of the hosts on the right. */
export function drawRing(data: RingData, sheet: Sheet): void {
  const change = changeOf(data)
  const edges = [size.outer, size.inner].map((r) => circle(0, 0, r, { fill: 'none' }))
  sheet.put('@ring', [arc({ ...ring, from: 0, to: 1 }, 'surface'), ...edges], 'ground')
  change.after.forEach(({ host, turn }, index) => {
    const from = change.after.at(index - 1)?.turn ?? 0
    if (host !== change.joining) return
    sheet.put(`@taken-${index}`, [arc({ ...ring, from, to: from + turnsBetween(from, turn) }, 'accent')], 'ground')
  })
  data.nodes.forEach((node, host) => sheet.put(node, drawPoints(host, change)))
  // Keys closer than a dot is wide step aside.
  const keys = data.items.toSorted((a, b) => turnOf(a.name) - turnOf(b.name))
  for (const run of runsOf(keys, (key, before) => turnOf(key.name) - turnOf(before.name) < 0.009))
    run.forEach((key, index) => {
      const aside = run.length === 1 ? 0 : index % 2 === 0 ? -6 : 6
      const { x, y } = at(turnOf(key.name), (size.inner + size.outer) / 2 + aside)
      sheet.put(key, [circle(Math.round(x), Math.round(y), size.key, isMoved(key, change) ? moves : stays)])
    })
  drawMoved(data, change, sheet)
  drawShares(data, change, sheet)
  sheet.key({ text: 'Point of a host', w: 24, sample: (rect) => hostBadge(0, centerOf(rect), false) })
  sheet.key(markEntry('Key', ({ x, y }) => circle(x, y, size.key, stays)))
  sheet.key(markEntry('Key that moves', ({ x, y }) => circle(x, y, size.key, moves)))
  sheet.key(swatchEntry(`Taken over by ${letterOf(change.joining)}`, emphasis.strong))
  if (data.find !== undefined) drawLookup(data.find, change, sheet)
}

// Outlined, so that dots over each other stay apart.
const stays = { fill: 'ink', stroke: 'surface' } as const
const moves = { fill: 'surface', stroke: 'ink' } as const

/** The points of a host: ticks over the band at the very places, and letters outside, moved where it is crowded. */
const drawPoints = (host: number, { joining, after }: Change): Element[] => {
  const letters = lettersAt(after)
  return after.flatMap(({ turn, ...point }, index) => {
    if (point.host !== host) return []
    const letter = letters[index] ?? turn
    const [inner, outer, end] = [at(turn, size.inner), at(turn, size.outer), at(letter, size.letters - letterRadius)]
    const tick = `M ${inner.x} ${inner.y} L ${outer.x} ${outer.y} L ${end.x} ${end.y}`
    const stroke = host === joining ? 'accent' : 'muted'
    return [path(tick, { stroke }), ...hostBadge(host, at(letter, size.letters), host === joining)]
  })
}

/** Where letters stand: points moved apart along the circle, which is cut open in its widest gap. */
const lettersAt = (points: Point[]): number[] => {
  const around = 2 * Math.PI * size.letters
  const gaps = points.map(({ turn }, index) => (turn - (points.at(index - 1)?.turn ?? 0) + 1) % 1)
  const first = gaps.indexOf(Math.max(...gaps))
  const wanted = points.map(({ turn }, index) => (index < first ? turn + 1 : turn) * around)
  // A third of the room that is left: crowded letters move less, so that the last does not reach the first.
  const gap = Math.min(6, Math.floor((around / points.length - 2 * letterRadius) / 3))
  return spread(wanted, { sizes: 2 * letterRadius, gap }).map((place) => place / around)
}

/** In the middle of the ring: which keys move. */
const drawMoved = ({ items, nodes }: RingData, change: Change, sheet: Sheet): void => {
  const moved = items.filter((key) => isMoved(key, change)).map(({ name }) => name)
  const head = `${moved.length} of ${items.length} keys move to ${nodes[change.joining]?.name}`
  const words = block(
    [
      { text: head, as: 'item' },
      { text: moved.length === 0 ? undefined : enumerate(moved, 9), as: 'code', gap: 8 },
    ],
    184,
  )
  sheet.put('@moved', place(words, { x: 0, y: 0, w: 0, h: 0 }))
}

/** The way from the key looked up clockwise to the point that owns it. */
const drawLookup = (find: Key, { after }: Change, sheet: Sheet): void => {
  const turn = turnOf(find.name)
  const owner = ownerOf(turn, after)?.turn ?? turn
  const [dot, start, tip, tick] = [
    at(turn, size.inner),
    at(turn, size.trace),
    at(owner, size.trace),
    at(owner, size.inner),
  ]
  const large = turnsBetween(turn, owner) > 0.5 ? 1 : 0
  const way = `M ${dot.x} ${dot.y} L ${start.x} ${start.y} A ${size.trace} ${size.trace} 0 ${large} 1 ${tip.x} ${tip.y} L ${tick.x} ${tick.y}`
  sheet.put(find, [path(way, { stroke: 'ink', arrow: true })], 'line')
  sheet.key(lineEntry(`Lookup of ${find.name}: clockwise`, { stroke: 'ink', arrow: true }))
}
