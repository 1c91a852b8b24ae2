/**
 * A Wardley map: stages as columns, components as rings with their names, lines to what they need, and arrows to where they
 * will have evolved.
 */
import { type Block, block, tinted, unbold, widest } from '../../drawing/block.ts'
import { dot, pointWords } from '../../drawing/chart/dot.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, squarePath } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import type { AxisPlanner, Scale } from '../../drawing/chart/scale.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { enumerate } from '../../drawing/describe.ts'
import { type KeyEntry, lineEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { piecesOf } from '../../drawing/wrap.ts'
import { distanceToSegment } from '../../src/geometry/polyline.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { builtIn, leadsDown, type MapPart, stageStarts, type WardleyData } from './map.ts'
import { between, move, moveEntry, size } from './moves.ts'

/** Draws the map. */
export function drawWardley(data: WardleyData, sheet: Sheet): void {
  const frame = plot(
    {
      isFramed: true,
      sheet,
      x: stagesAxis(data.stages),
      y: shareAxis('Visible to the user ↑'),
      h: 432,
    },
    [
      ...data.links.map((link) => needs(link, data.parts, sheet)),
      ...data.parts.flatMap((part) => (part.to === undefined ? [] : [move(part, part.to, sheet)])),
      ...data.parts.map((part) => partMark(part, { isBuilt: builtIn(data).includes(part), sheet })),
    ],
  )
  drawStages(frame, sheet)
  const built = builtIn(data)
  const colors = built.map((part) => (sheet.isFocus(part) ? 'accent' : 'ink'))
  if (built.length > 0) sheet.key(builtEntry(data, colors))
  const isDown = data.links.map(({ from, to }) => leadsDown(sheet.find<MapPart>(from), sheet.find<MapPart>(to)))
  if (isDown.includes(true))
    sheet.key({
      text: 'Needs what it leads down to',
      kind: 'line',
      sample: ({ x, y, w, h }) => [path(`M ${x} ${y + h / 2} H ${x + w}`, { stroke: 'muted' })],
    })
  if (isDown.includes(false)) sheet.key(lineEntry('Needs what it points to', { stroke: 'muted', arrow: true }))
  const moving = data.parts.filter(({ to }) => to !== undefined)
  if (moving.length > 0) sheet.key(moveEntry(moving.every((part) => sheet.isFocus(part)) ? 'accent' : 'ink'))
}

/** What is built in the key, in each color in which it is in the map. */
const builtEntry = ({ stages }: WardleyData, colors: readonly ('accent' | 'ink')[]): KeyEntry => {
  const own = (['ink', 'accent'] as const).filter((each) => colors.includes(each))
  const pitch = 2 * size.r + 4
  return {
    text: `Built: ${stages.slice(0, 2).join(' or ')}`,
    w: 16 + (own.length - 1) * pitch,
    sample: ({ x, y, h }) =>
      own.map((color, index) => circle(x + 8 + index * pitch, y + h / 2, size.r, { fill: color, stroke: color })),
  }
}

const shareAxis =
  (title: string): AxisPlanner =>
  () => ({ bands: 0, ticks: [], grid: [], title, isHidden: true, scale: shareScale(size.top) })

/** From 0 to 1, from some pixels after the beginning to a few before the end; upright it is the other way around. */
const shareScale =
  (top: number) =>
  (from: number, to: number): Scale => {
    const [first, last] = to < from ? [from - size.edge, to + top] : [from + size.edge, to - size.edge]
    return { at: (share) => first + share * (last - first), width: 0 }
  }

/** The names of the stages, each in the middle of its column. */
const stagesAxis =
  (stages: readonly string[]): AxisPlanner =>
  () => ({
    bands: 0,
    ticks: stages.map((text, index) => ({
      at: ((stageStarts[index] ?? 0) + (stageStarts[index + 1] ?? 1)) / 2,
      item: `stages.${index}`,
      paragraphs: [{ text, as: 'head' }],
    })),
    // Its names are inside of the plot area: a grid says so, which is not drawn at an outer edge.
    grid: [0],
    title: 'Evolution →',
    scale: shareScale(size.edge),
  })

/** Stages are apart by dashed lines, as in Wardley's maps, with a gap at names that are on them. */
const drawStages = ({ area, x }: Frame, sheet: Sheet): void => {
  const words = wordsOn(sheet)
  const limits = stageStarts
    .slice(1, 4)
    .flatMap((start) =>
      guide({ x: x.at(start), top: area.y, bottom: area.y + area.h, words }, { stroke: 'rule', dashed: true }),
    )
  sheet.put('@stages', [...limits, path(squarePath(area), { stroke: 'rule' })], 'ground')
}

const radiusOf = ({ kind }: MapPart): number => (kind === 'user' ? 3 : size.r)

/** A line from what needs to what is needed, with an arrow where it does not lead down. */
const needs = (link: WardleyData['links'][number], parts: readonly MapPart[], sheet: Sheet): ChartMark => {
  const [from, to] = [sheet.find<MapPart>(link.from), sheet.find<MapPart>(link.to)]
  const middle = { x: (from.evolution + to.evolution) / 2, y: (from.visibility + to.visibility) / 2 }
  const words = block([{ text: link.text, as: 'note' }])
  const orElse = (): void => sheet.warn(link, 'text', 'is left out, as there is no free place at its line')
  return {
    draw: (frame) => {
      const placeOf = ({ evolution, visibility }: MapPart): Point => ({
        x: frame.x.at(evolution),
        y: frame.y.at(visibility),
      })
      const ends = between(placeOf(from), placeOf(to), [radiusOf(from), radiusOf(to)])
      if (ends === undefined) return
      const [start, end] = ends
      const passed = parts.filter((part) => {
        const apart = distanceToSegment(placeOf(part), { x1: start.x, y1: start.y, x2: end.x, y2: end.y })
        return part !== from && part !== to && apart <= radiusOf(part)
      })
      if (passed.length > 0)
        sheet.warn(
          link,
          undefined,
          `passes through ${enumerate(namesOf(passed))}, as if it began there; move one of them`,
        )
      const look = {
        stroke: sheet.isFocus(link) ? 'accent' : 'muted',
        ...(!leadsDown(from, to) && { arrow: true as const }),
      } as const
      frame.put(link, [path(`M ${start.x} ${start.y} L ${end.x} ${end.y}`, look)], 'line')
      if (link.text !== undefined) pointWords(link, middle, words, { orElse }).draw?.(frame)
    },
  }
}

/** A component is solid where people build it themselves; so is a user, smaller. */
const partMark = (part: MapPart, { isBuilt, sheet }: { isBuilt: boolean; sheet: Sheet }): ChartMark => {
  const isFocus = sheet.isFocus(part)
  const isUser = part.kind === 'user'
  // Measured in bold, so that focus moves nothing.
  const inLines = (w: number): Block => {
    const own = block([{ text: part.name, as: 'item' }], Math.max(w, widest(piecesOf(part.name), 'item')))
    return isFocus ? tinted(own, 'accent') : isUser ? own : unbold(own)
  }
  const [words, narrower] = [inLines(size.name), size.narrow.map(inLines)]
  const stroke = isFocus ? 'accent' : isUser ? 'muted' : 'ink'
  // What is built is solid whatever is in focus: the key says so. A user is where lines begin, as gray as they are.
  const fill = isUser || isBuilt ? stroke : 'surface'
  const orElse = (): void =>
    sheet.warn(part, 'name', 'is left out, as there is no free place at its circle; move parts apart')
  // Leaders are lighter than lines to what is needed.
  const look = { r: radiusOf(part), fill, stroke, words, narrower, orElse, leaderIn: 'rule' } as const
  return dot(part, { x: part.evolution, y: part.visibility }, look)
}
