/**
 * Spans as rows: names indented by parent, bars on a millisecond scale, filled where the critical path runs.
 *
 * A filled bar is on the path and a hollow one is not, so the path reads without colour; a failed span is
 * painted as negative and carries its error as a word.
 */
import type { Element, Path } from '../src/scene/scene.ts'
import { centredBaseline, mustFit } from './label.ts'
import { box, line, path, text } from './primitives.ts'
import { criticalPath, nested, type Span, type Stretch } from './trace.ts'

/** Where the rows stand, in pixels: the first row's top, the row pitch, and the columns. */
export type SpanGrid = {
  top: number
  pitch: number
  names: number
  services: number
  /** The scale: `x` of 0 ms, pixels for one millisecond, and the values of its ticks. */
  scale: { x: number; perMs: number; ticks: number[] }
}

const barHeight = 16
const indent = 24
const gap = 8

type Placed = { span: Span; depth: number; index: number }

const placed = (spans: Span[]): Placed[] => nested(spans).map(({ span, depth }, index) => ({ span, depth, index }))

const middleOf = (grid: SpanGrid, index: number): number => grid.top + index * grid.pitch + grid.pitch / 2

/** The x of a moment, in pixels. */
export const momentAt = ({ scale }: SpanGrid, ms: number): number => scale.x + ms * scale.perMs

/** Ticks over the rows with their values, the last one with its unit, and a hairline down from each. */
export const spanRuler = (grid: SpanGrid, rows: number): Element[] => {
  const { ticks } = grid.scale
  const bottom = grid.top + rows * grid.pitch
  return [
    ...ticks.map((ms) => line(momentAt(grid, ms), grid.top - 8, momentAt(grid, ms), bottom, { stroke: 'rule' })),
    ...ticks.map((ms, index) => {
      const words = index === ticks.length - 1 ? `${ms} ms` : String(ms)
      return text(momentAt(grid, ms), grid.top - 16, words, { size: 14, fill: 'muted', align: 'middle' })
    }),
  ]
}

/** Elbows from each parent's name down to its children, as one hairline path. */
const treeLines = (grid: SpanGrid, rows: Placed[]): Path => {
  const elbows = rows.flatMap(({ span, depth, index }) => {
    const parent = rows.find(({ span: { id } }) => id === span.parent)
    if (parent === undefined) return []
    const x = grid.names + (depth - 1) * indent + 8
    return [`M ${x} ${middleOf(grid, parent.index) + 12} V ${middleOf(grid, index)} H ${x + indent - 12}`]
  })
  return path(elbows.join(' '), { stroke: 'rule' })
}

const bar = (grid: SpanGrid, { span, index }: Placed, filled: boolean): Element => {
  const x = momentAt(grid, span.start)
  const look = filled ? ({ fill: 'accent', stroke: 'accent' } as const) : {}
  const failed = span.error === undefined ? {} : ({ fill: 'negative', stroke: 'negative' } as const)
  const y = middleOf(grid, index) - barHeight / 2
  return box(x, y, momentAt(grid, span.end) - x, barHeight, { ...look, ...failed })
}

/** The parts of bars that are on the critical path, as one filled path. */
const stretches = (grid: SpanGrid, rows: Placed[], parts: Stretch[]): Path => {
  const blocks = parts.map(({ id, from, to }) => {
    const row = rows.find(({ span }) => span.id === id)!
    const y = middleOf(grid, row.index) - barHeight / 2
    return `M ${momentAt(grid, from)} ${y} H ${momentAt(grid, to)} V ${y + barHeight} H ${momentAt(grid, from)} Z`
  })
  return path(blocks.join(' '), { fill: 'accent', stroke: 'none' })
}

const words = (grid: SpanGrid, { span, depth, index }: Placed): Element[] => {
  const [baseline, small] = [centredBaseline(middleOf(grid, index), 16), centredBaseline(middleOf(grid, index), 14)]
  const x = grid.names + depth * indent
  const strong = depth === 0 || span.strong === true
  const remark = span.error ?? span.note
  const look = span.error === undefined ? ({ fill: 'muted' } as const) : ({ fill: 'negative', bold: true } as const)
  mustFit({ text: span.name, bold: strong }, grid.services - x - gap)
  mustFit({ text: span.service, size: 14 }, grid.scale.x - grid.services - 2 * gap)
  return [
    text(x, baseline, span.name, { bold: strong }),
    text(grid.services, small, span.service, { size: 14, fill: 'muted' }),
    ...(remark === undefined
      ? []
      : [text(momentAt(grid, span.start) - gap, small, remark, { size: 14, align: 'end', ...look })]),
  ]
}

/** All rows of a trace: tree lines, bars, the critical path, names; failures and remarks stand left of their bars. */
export const spanRows = (grid: SpanGrid, spans: Span[]): Element[] => {
  const rows = placed(spans)
  const route = criticalPath(spans)
  const whole = ({ start, end, id }: Span): boolean =>
    route.some((stretch) => stretch.id === id && stretch.from === start && stretch.to === end)
  const parts = route.filter(
    ({ id, from, to }) => !spans.some((span) => span.id === id && span.start === from && span.end === to),
  )
  return [
    treeLines(grid, rows),
    ...rows.map((row) => bar(grid, row, whole(row.span))),
    stretches(grid, rows, parts),
    ...rows.flatMap((row) => words(grid, row)),
  ]
}
