/**
 * A grid of small lines: services below each other, measures side by side, one scale from 0 for each measure; what rose
 * stands out from what did not, and the service in focus has a band of its own.
 */
import { block } from '../../drawing/block.ts'
import { across, bands } from '../../drawing/chart/bands.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { facets } from '../../drawing/chart/facets.ts'
import { line } from '../../drawing/chart/line.ts'
import type { Mark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { knownValues, pointsOf } from '../../drawing/chart/series.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { lineEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { hasRisen, known, measureOf, measuresOf, namesOf } from './series.ts'

const [row, mostMeasures] = [64, 6]

/** Draws the dashboard on the sheet. */
export function drawDashboard(data: SeriesData, sheet: Sheet): void {
  const [services, names, columns] = [namesOf(data), measuresOf(data), readColumns(data)]
  const focused = data.rows.find((each) => sheet.isFocus(each))
  if (names.length > mostMeasures)
    sheet.problem(data.rows, undefined, `${names.length} measures; ${mostMeasures} fit side by side: leave some out`)
  for (const item of data.marks ?? [])
    if (item.value !== undefined)
      sheet.problem(item, 'value', 'each measure has its own scale, so that only moments can be marked: use column')
  const measures = names.map((name) => {
    const rows = data.rows.filter((each) => measureOf(data, each) === name)
    return { name, rows, write: formatFor(rows.flatMap(known)).short, most: Math.max(0, ...rows.flatMap(known)) }
  })
  const panels = measures.map(({ name, rows, write }, x) => {
    const isNamed = name === (focused === undefined ? names[0] : measureOf(data, focused))
    const events = columnMarks(data.marks, columns).map((mark) => (isNamed ? mark : withoutWords(mark)))
    const lines = rows.map((each) => ({
      source: each,
      x,
      y: services.indexOf(each.name),
      marks: sparkline(each, { columns, write, sheet }),
    }))
    return facets([{ source: '@events', x, marks: events }, ...lines], {
      x: across(columns),
      y: linear({ hidden: true }),
    })
  })
  const heads = measures.map(({ name, most, write }) => ({
    paragraphs: [
      { text: name, as: 'head' as const },
      { text: `0 to ${write(most)}`, as: 'tick' as const },
    ],
  }))
  const sides = services.map((text) => ({
    paragraphs: [{ text, as: text === focused?.name ? ('item' as const) : ('label' as const) }],
  }))
  const axes = { x: bands(heads, { padding: 0.08 }), y: bands(sides, { padding: 0.25 }) }
  const { area, y } = plot({ sheet, ...axes, row, xOver: true }, [
    { top: 8 + 20 * (data.marks?.length ?? 0) },
    ...panels,
  ])
  if (focused !== undefined) {
    const top = y.at(services.indexOf(focused.name)) - row / 2
    sheet.put('@band', focusBand({ x: 0, y: top, w: area.x + area.w, h: row }), 'ground')
  }
  if (data.rows.some((each) => hasRisen(each) && !sheet.isFocus(each)))
    sheet.key({ ...lineEntry('Rose by 50% or more', { stroke: 'ink' }), w: 32 })
}

/** An event in a column whose neighbor names it. */
const withoutWords = ({ over = [], ...mark }: Mark): Mark => ({
  ...mark,
  over: over.map((each) => ({ ...each, words: block([]) })),
})

type Setting = { columns: ReturnType<typeof readColumns>; write: (value: number) => string; sheet: Sheet }

/** A line, broken where nothing was measured, and its latest value. */
const sparkline = (each: SeriesRow, { columns, write, sheet }: Setting): Mark[] => {
  const last = knownValues(each, columns).at(-1)
  if (last === undefined) return []
  const stroke = sheet.isFocus(each) ? 'accent' : hasRisen(each) ? 'ink' : 'muted'
  const plain = { size: 14, fill: stroke } as const
  const words = block([{ text: write(last.y), as: stroke === 'muted' ? plain : { ...plain, bold: true } }])
  const beside = [sideBlock(each, words, { at: last.y })]
  return [line(each, pointsOf(each, columns), { stroke, beside }), dot(each, last, { stroke })]
}
