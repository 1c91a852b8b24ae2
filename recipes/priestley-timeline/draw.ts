/**
 * Draws a Priestley chart: a row for each group, its periods as bars on one scale of time with their words inside.
 */

import { type Block, block, place, tinted, widthOf } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { type Times, timesOf, unitWords } from '../../drawing/data/times.ts'
import { line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { bar } from '../../drawing/time/bar.ts'
import { type LanePlan, lanesOf } from '../../drawing/time/draw-lanes.ts'
import { drawRuler } from '../../drawing/time/draw-ruler.ts'
import { band, guide, wordsOn } from '../../drawing/time/guide.ts'
import { pack } from '../../drawing/time/pack.ts'
import { numberRuler, rulerOf } from '../../drawing/time/ruler.ts'
import { type Span, timeScale } from '../../drawing/time/scale.ts'
import { drawTags, type Tag } from '../../drawing/time/tags.ts'
import { monthName } from '../../drawing/values/calendar.ts'

const barHeight = 32
const gap = { titles: 16, rows: 16, words: 6, ends: 8, bars: 8 }

/** Draws periods in rows on the sheet. */
export function drawPeriods(data: TimelineData, sheet: Sheet): void {
  const times = timesOf(data)
  const lanes = lanesOf(data)
  const span = spanOf(data, { times, lanes })
  const x = timeScale(span)
  const ruler = times.kind === 'number' ? numberRuler(span, unitWords(times.unit)) : rulerOf(span)
  sheet.put('@axis', [...drawRuler(ruler, span, 0), line(span.left, 0, span.right, 0)])
  const marks = (data.marks ?? []).filter(({ start }) => start !== undefined)
  const ends = marks.map((mark) => ({
    mark,
    from: x(times.at(mark.start ?? 0)),
    to: x(times.at(mark.end ?? mark.start ?? 0)),
  }))
  const tags = ends.map(({ mark, from, to }): Tag => ({ item: mark, from, to, text: mark.text }))
  const { drawn, bottom } = drawTags(tags, { top: 0, left: span.left, right: room.w })
  for (const { item, elements } of drawn) sheet.put(item, elements)
  const names = [...new Set(data.events.map(({ name }) => name))]
  let y = bottom + 8
  for (const lane of lanes) y = drawRow(lane, { sheet, times, span, names, y })
  const way = { top: 0, bottom: y, words: wordsOn(sheet) }
  for (const { mark, from, to } of ends)
    if (from === to) sheet.put(mark, guide({ x: from, ...way }, { stroke: 'ink' }), 'over')
    else sheet.put(mark, band({ from, to, ...way }), 'ground')
}

type Context = { sheet: Sheet; times: Times; span: Span; names: string[] }

const spanOf = ({ events, marks = [] }: TimelineData, { times, lanes }: { times: Times; lanes: LanePlan[] }): Span => {
  const all = [
    ...events.flatMap((event) => [times.startOf(event), times.endOf(event)]),
    ...marks.flatMap(({ start, end }) => [start, end].flatMap((time) => (time === undefined ? [] : [times.at(time)]))),
  ]
  const titles = Math.max(0, ...lanes.map(({ title }) => title.w))
  const last = Math.max(0, ...events.map((event) => widthOf(endWords(event, times), 'note')))
  return {
    from: Math.min(...all),
    to: Math.max(...all),
    left: up(titles + gap.titles),
    right: room.w - up(last + gap.ends),
  }
}

/** One row: its title and its bars; those that overlap stand under each other. */
const drawRow = (lane: LanePlan, { sheet, times, span, names, y }: Context & { y: number }): number => {
  const { source, title, events } = lane
  const x = timeScale(span)
  const bars = events.map((event): BarPlace => {
    const [left, right] = [x(times.startOf(event)), Math.max(x(times.endOf(event)), x(times.startOf(event)) + 2)]
    return { event, left, right, words: block([{ text: `${stateSign(event)}${event.name}`, as: 'label' }]) }
  })
  const lines = pack(
    bars.map(({ left, right }) => ({ from: left, to: right })),
    0,
  )
  const last = bars.reduce((latest, each) => (each.right > latest.right ? each : latest))
  let bottom = y + gap.rows / 2
  for (let index = 0; lines.includes(index); index++) {
    const middle = bottom + barHeight / 2
    const own = bars.filter((_, bar) => lines[bar] === index)
    bottom = drawBars(own, { middle, names, sheet }) + gap.bars
    if (!own.includes(last)) continue
    const until = block([{ text: endWords(last.event, times), as: 'note' }])
    sheet.put(last.event, place(until, { x: last.right + gap.ends, y: middle, w: 0, h: 0 }, { align: 'start' }))
  }
  sheet.put('@grid', [line(0, y, span.right, y, { stroke: 'rule' })], 'rule')
  const first = { x: 0, y: y + gap.rows / 2, w: 0, h: Math.max(barHeight, title.h) }
  sheet.put(source, place(title, first, { align: 'start' }))
  return up(Math.max(bottom - gap.bars, first.y + first.h) + gap.rows / 2, 4)
}

/** Bars on one line with their words inside, or under bars that are too short; gives the lowest edge. */
const drawBars = (bars: BarPlace[], { middle, names, sheet }: { middle: number; names: string[]; sheet: Sheet }) => {
  const isInside = ({ words, left, right }: BarPlace): boolean => words.w + 2 * gap.words <= right - left
  const below = placeBelow(
    bars.filter((each) => !isInside(each)),
    middle + barHeight / 2 + 4,
  )
  for (const each of bars) {
    const { event, left, right, words } = each
    const look = lookOf(event, names, sheet)
    const under = below.find((other) => other.event === event)
    sheet.put(event, [
      bar({ left, right, y: middle, h: barHeight }, look.paint),
      ...(under === undefined
        ? place(tinted(words, look.ink), { x: left, y: middle, w: right - left, h: 0 })
        : place(words, under.rect, { align: 'start', valign: 'top' })),
    ])
  }
  return Math.max(middle + barHeight / 2, ...below.map(({ rect }) => rect.y + rect.h))
}

type BarPlace = { event: TimelineEvent; left: number; right: number; words: Block }

/** Words under their bars, each row of words where the ones before it leave room. */
const placeBelow = (
  bars: BarPlace[],
  top: number,
): (BarPlace & { rect: { x: number; y: number; w: number; h: number } })[] => {
  const ends: number[] = []
  return bars.map((each) => {
    const left = Math.max(0, Math.min(each.left, room.w - each.words.w))
    const found = ends.findIndex((end) => end + gap.words <= left)
    const row = found < 0 ? ends.length : found
    ends[row] = left + each.words.w
    return { ...each, rect: { x: left, y: top + row * 20, w: each.words.w, h: each.words.h } }
  })
}

/** When a period ends; a date with its year, because periods run over years. */
const endWords = (event: TimelineEvent, times: Times): string => {
  const at = times.endOf(event)
  return times.kind === 'date'
    ? `${monthName(at)} ${new Date(at).getUTCFullYear()}`
    : times.write(event.end ?? event.start)
}

/** Periods of one name look alike, in the order in which names appear; the focus alone is dark, so that gray shows it. */
const looks = [{ fill: 'none' }, { fill: 'rule' }, { fill: 'surface', dashed: true }] as const

const lookOf = (event: TimelineEvent, names: string[], sheet: Sheet) => {
  if (sheet.isFocus(event)) return { paint: { fill: 'accent', stroke: 'accent' }, ink: 'surface' } as const
  const look = looks[names.indexOf(event.name) % looks.length] ?? looks[0]
  const stroke = event.state === undefined ? {} : { stroke: event.state }
  return { paint: { ...look, ...stroke }, ink: 'ink' } as const
}
