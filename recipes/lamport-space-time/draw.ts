/**
 * Processes as lines, events as dots, messages as arrows; along the lines a bar of what is concurrent with one event, between
 * its past and its future.
 */
import { block, nameAndNote, place } from '../../drawing/block.ts'
import { isClear, type Obstacle, obstacleOf } from '../../drawing/chart/obstacle.ts'
import { count } from '../../drawing/describe.ts'
import { lineEntry, swatchEntry } from '../../drawing/key.ts'
import { box, circle, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { towards } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { isOnPath, orderOf, readSpace, type SpaceData, type SpaceRelation, verdict } from './clocks.ts'
import { type LaidEvent, laySpace, size } from './lay.ts'
import { spotsBetween, spotsIn, zoneLabel } from './zone-labels.ts'
import { barOf, dotEntry, type SpaceZones, zoneLook, zonesOf } from './zones.ts'

/** Pixels: the width of the names of processes, and from these to the lines. */
const [widest, beside] = [136, 16]

/** What past, future and what is concurrent are called. */
const calledBy = ({ item: { name } }: Space['of']) =>
  ({ before: `Before ${name}`, concurrent: `Concurrent with ${name}`, after: `After ${name}` }) as const

type Space = ReturnType<typeof readSpace>
type Shown = LaidEvent & { relation: SpaceRelation }

/** Draws the space. */
export function drawSpace(data: SpaceData, sheet: Sheet): void {
  const space = readSpace(data)
  const heads = data.processes.map((each) => nameAndNote(each, widest))
  const left = up(Math.max(...heads.map(({ w }) => w)) + beside)
  const isStrong = (event: object): boolean => event === space.of || event === space.against?.event
  const { laid, pitch } = laySpace(space.events, { isStrong, left: left + 40, most: sheet.page.room.w - 24 })
  const shown = laid.map((each): Shown => ({ ...each, relation: space.relationOf(each.event) }))
  const right = up(Math.max(...laid.map(({ at, rect }) => Math.max(at.x + size.r, rect.x + rect.w))) + 16)
  const bars: Rect[] = []
  const zones = data.processes.map((item, lane) => {
    const y = (lane + 0.5) * pitch
    sheet.put(item, place(heads[lane] ?? block([]), { x: 0, y, w: 0, h: 0 }, { align: 'start' }))
    sheet.put(item, [line(left, y, right, y, { stroke: 'muted' })], 'rule')
    const own = shown.filter(({ event }) => event.lane === lane)
    sheet.put(item, stepsOf(own, space), 'line')
    const zone = zonesOf(own, { lane, left, right, pitch })
    if (zone.concurrent !== undefined) bars.push(barOf(zone.concurrent, own, { left, right }))
    return zone
  })
  if (space.count('concurrent') > 0) sheet.put('@concurrent-zone', [square(bars, zoneLook)], 'ground')
  const drawn = shown.flatMap((each) => [
    ...drawMessage(each, { shown, space }, sheet),
    ...drawEvent(each, space, sheet),
  ])
  sayZones(zones, { obstacles: drawn.map(obstacleOf), space }, sheet)
  if (space.against !== undefined) sheet.footnote(`${verdict(space)} ${orderOf(data)}`)
  sheet.ifTooWide('events', 'shorten names, or remove events')
}

/** The events that are compared are larger. */
const radiusOf = (event: object, { of, against }: Space): number =>
  event === of || event === against?.event ? size.r + 3 : size.r

/** Steps of a process that are on a path through the event in question, as strong as the messages of that path. */
const stepsOf = (own: readonly Shown[], space: Space): Element[] =>
  own.flatMap(({ event, at, relation }, index) => {
    const last = own[index - 1]
    if (last === undefined || !isOnPath(last.relation, relation)) return []
    const [from, to] = [last.at.x + radiusOf(last.event, space), at.x - radiusOf(event, space)]
    return [line(from, at.y, to, at.y, { stroke: 'ink' })]
  })

/** The arrow of what an event receives; it is strong where it carries what the event in question knows, or passes it on. */
const drawMessage = (
  { event, at, relation }: Shown,
  { shown, space }: { shown: readonly Shown[]; space: Space },
  sheet: Sheet,
): Element[] => {
  const source = shown.find((each) => each.event === event.source)
  if (source === undefined) return []
  const [a, b] = [towards(source.at, at, radiusOf(source.event, space)), towards(at, source.at, radiusOf(event, space))]
  const isCausal = isOnPath(source.relation, relation)
  const arrow = line(Math.round(a.x), Math.round(a.y), Math.round(b.x), Math.round(b.y), {
    arrow: true,
    stroke: isCausal ? 'ink' : 'muted',
  })
  sheet.key(
    lineEntry(isCausal ? `Causal path through ${space.of.item.name}` : 'Message', {
      arrow: true,
      ...(isCausal ? { stroke: 'ink' } : {}),
    }),
  )
  sheet.put(event.item, [arrow], 'line')
  return [arrow]
}

/** A dot, hollow where the event is concurrent, with its words. */
const drawEvent = (
  { event, at, relation, words, rect, align, isCrossed }: Shown,
  space: Space,
  sheet: Sheet,
): Element[] => {
  const { of, against } = space
  // The heading is about two events.
  const isNamed = event === of || (event === against?.event && sheet.quotes('rival'))
  const stroke = isNamed || sheet.isFocus(event.item) ? 'accent' : 'ink'
  const dot = circle(at.x, at.y, radiusOf(event, space), {
    stroke,
    fill: relation === 'concurrent' ? 'surface' : stroke,
  })
  if (event !== of) sheet.key(dotEntry(relation === 'concurrent', of.item.name))
  if (isCrossed)
    sheet.warn(event.item, 'name', 'is crossed by a message; shorten names, or list processes in another order')
  const elements = [dot, ...place(words, rect, { align })]
  sheet.put(event.item, elements, 'over')
  return elements
}

/** The names of the zones with how many events are in them where there is room, else below. */
const sayZones = (
  zones: readonly SpaceZones[],
  { obstacles, space }: { obstacles: Obstacle[]; space: Space },
  sheet: Sheet,
): void => {
  const called = calledBy(space.of)
  for (const kind of (['before', 'concurrent', 'after'] as const).filter((each) => space.count(each) > 0)) {
    const said = [called[kind], called[kind].split(' ')[0] ?? '']
    const rects = zones.flatMap((each) => each[kind] ?? [])
    const isClaim = kind === 'concurrent' && sheet.quotes('concurrent')
    const labels = said.map((name) => zoneLabel(name, space.count(kind), isClaim))
    // Over one of two bars it would count the events of that bar alone.
    const isShared = kind === 'concurrent' && rects.length > 1
    const spots = labels.flatMap((label) =>
      isShared ? spotsBetween(rects, label) : rects.flatMap((rect) => spotsIn(rect, label)),
    )
    // Where no two bars are beside each other, it says that it counts them all.
    const inAll = said.map((name) => zoneLabel(`${name} in all`, space.count(kind), isClaim))
    if (isShared) spots.push(...inAll.flatMap((label) => rects.flatMap((rect) => spotsIn(rect, label))))
    const free = spots.find((spot) => obstacles.every((each) => isClear(spot, each)))
    if (free !== undefined) {
      sheet.put(`@${kind}`, free.words.drawAt(free.rect), 'over')
      obstacles.push(obstacleOf(box(free.rect.x, free.rect.y, free.rect.w, free.rect.h)))
    } else if (kind === 'concurrent') sheet.key(swatchEntry(`${called[kind]}: ${space.count(kind)}`, zoneLook))
    else sheet.footnote(`${called[kind]}: ${count(space.count(kind), 'event')}.`)
  }
}
