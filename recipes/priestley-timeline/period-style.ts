/**
 * How periods are drawn: bars with their names in them, pale in the accent as far as they are left.
 */
import { type Block, block, place, tinted } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { grays } from '../../drawing/fills.ts'
import { circle } from '../../drawing/primitives.ts'
import { bar } from '../../drawing/time/bar.ts'
import { caption } from '../../drawing/time/caption.ts'
import { dotRadius, type LaneStyle } from '../../drawing/time/draw-lanes.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import type { Color } from '../../src/scene/limits.ts'
import { clearOf, inside, nameIn, namingRow } from './names.ts'
import { arePhases, beforeEnds, leftIn, nowLine, overIn, seenSpan } from './periods.ts'
import { tonesOf } from './tones.ts'
import { restOf, runsOn } from './until.ts'

/** The words beside a period: its name where that has no room in it, and its note. */
const wordsFor = (data: TimelineData): LaneStyle['words'] => {
  const { startOf, endOf } = timesOf(data)
  const isPhase = ({ state }: TimelineEvent): boolean => state === undefined && arePhases(data)
  return (event, { cap }, { span, lines }) => {
    const x = timeScale(span)
    const isIn = (each: TimelineEvent): boolean => {
      const [from, to] = [x(startOf(each)), x(endOf(each))]
      return inside(each, to - from, clearOf(lines, { from, to }).w) !== undefined
    }
    // A phase that has no room for its name is known by another row that has it.
    const isNamed =
      isIn(event) ||
      (isPhase(event) &&
        (namingRow(data, { span, lines }) !== undefined ||
          data.events.some((each) => each.name === event.name && isIn(each))))
    const name = isNamed ? [] : [nameIn(event)]
    const words = [...name, event.note ?? []].flat().join(', ')
    return { ...caption({ text: { text: words, as: 'note' } }, cap), isRemark: name.length === 0 }
  }
}

/** The name in a bar: where one row names the phases of all, as large as there, and in that row alone, unless it has a state. */
const nameFor = (
  event: TimelineEvent,
  naming: ReturnType<typeof namingRow>,
  { length, clear }: { length: number; clear: number },
): Block => {
  if (naming === undefined || event.state !== undefined) return inside(event, length, clear) ?? block([])
  return naming.events.includes(event) ? block([{ text: nameIn(event), as: { size: naming.size } }]) : block([])
}

/** Bars with their names in them, or beside them where they are too short; when rows end is in a column of its own. */
export const periodStyle = (data: TimelineData, ends: Map<TimelineEvent, string>, after: number): LaneStyle => {
  const { startOf, endOf } = timesOf(data)
  const [before, tones, isOver, isLeft] = [beforeEnds(data), tonesOf(data), overIn(data), leftIn(data)]
  const arePlain = !arePhases(data)
  return {
    gap: 0,
    // Words end before the column that says until when.
    right: (span) => span.right + before / 2,
    ruleEnd: (span) => span.right + Math.max(before / 2, after),
    words: wordsFor(data),
    mark: ({ item, from, to, y }, sheet, { span, lines }) => {
      const isMuted = item.state === 'muted'
      // Rows that are over at the moment that matters step back; phases keep their tones, which mean something.
      const isMinor = isMuted || (arePlain && isOver(item))
      const color: Color | undefined = sheet.isFocus(item) ? 'accent' : isMuted ? undefined : item.state
      const tone = tones(item)
      // What is too short to be long is dark.
      const plain = to - from < 3 ? { fill: 'muted' as const } : isMinor ? grays[1] : tone.plain
      const look = color === undefined ? plain : { fill: color }
      const clear = clearOf(lines, { from, to })
      const said = nameFor(item, namingRow(data, { span, lines }), { length: to - from, clear: clear.w })
      const words = color !== undefined ? tinted(said, 'surface') : isMinor ? tinted(said, 'muted') : said
      const inner = { y: y - 12, h: 24, ...(said.w + 8 <= clear.w ? clear : { x: from, w: to - from }) }
      if (startOf(item) === endOf(item)) return [circle((from + to) / 2, y, dotRadius, { fill: 'ink', stroke: 'ink' })]
      const seen = seenSpan({ from, to }, lines)
      const period = bar({ ...seen, y, h: 24 }, { stroke: 'none', ...look })
      const now = nowLine(data, lines)
      const left = color === undefined && isLeft(item) && now < seen.right ? Math.max(now, seen.left) : seen.right
      const rest = left < seen.right ? [bar({ left, right: seen.right, y, h: 24 }, tone.left)] : []
      const tip = item.open === true ? [runsOn({ x: to - 1, y }, rest.length > 0 ? tone.left : look)] : []
      return [period, ...rest, ...tip, ...place(words, inner)]
    },
    under: restOf(data, { ends, before }),
  }
}
