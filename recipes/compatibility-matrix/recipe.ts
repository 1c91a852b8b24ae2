/**
 * Which kubelet works with which API server.
 *
 * Kubernetes documentation, version skew policy: a kubelet may be up to three minor versions older than the API server
 * (two before 1.25), and must not be newer. The marks are computed from that rule.
 */
import { block, place } from '../../drawing/block.ts'
import { rowName, type TableData, tableForm } from '../../drawing/data/table.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawTable } from '../../drawing/grid/draw-table.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'

const minors = [29, 30, 31, 32, 33, 34]

const markOf = (kubelet: number, server: number): string => (server < kubelet || server - kubelet > 3 ? 'none' : 'full')

/** How often each mark occurs. */
const tally = ({ columns, rows }: TableData, wanted: string): number =>
  rows.flatMap(({ values }) => values.filter(({ value }, index) => columns[index]?.kind === 'mark' && value === wanted))
    .length

/** The columns in which a row has a mark that is not none: the first and the last of those that follow each other. */
const markedIn = ({ columns }: TableData, { values }: TableData['rows'][number]): string => {
  const isMarked = (at: number): boolean =>
    columns[at]?.kind === 'mark' && ['full', 'partial'].includes(String(values[at]?.value))
  const runs = columns.flatMap(({ name }, at) => {
    if (!isMarked(at) || isMarked(at - 1)) return []
    let end = at
    while (isMarked(end + 1)) end++
    return [end === at ? name : `${name} to ${columns[end]?.name}`]
  })
  return enumerate(runs, 4, 'none')
}

const derive = (data: TableData) => {
  const supported = tally(data, 'full') + tally(data, 'partial')
  return { supported: String(supported), total: String(supported + tally(data, 'none')) }
}

/** Right of the rows how many marks of each say yes, of those that are known, where one is in focus: there as the number that the picture is about. */
const drawCounts = (data: TableData, { w, rows }: { w: number; rows: readonly Rect[] }, sheet: Sheet): void => {
  if (!data.rows.some((row) => sheet.isFocus(row))) return
  data.rows.forEach((row, index) => {
    const rect = rows[index]
    const { supported, total } = derive({ ...data, rows: [row] })
    const as = sheet.isFocus(row) ? 'claim' : 'note'
    const words = block([{ text: `${supported} of ${total}`, as }])
    if (rect !== undefined && total !== '0')
      sheet.put(row, place(words, { ...rect, x: w + 16, w: 0 }, { align: 'start' }))
  })
}

export default defineRecipe({
  name: 'Compatibility matrix',
  family: 'Developer surfaces',
  description:
    'Versions against versions, or features against platforms, with one mark per cell: full, half or none, each a shape on its own shade, so that support has an edge. A row, column or cell can be highlighted. Also called support matrix, feature table or version skew table.',
  useWhen:
    'Readers ask whether their combination is supported: client and server, plugin and host, feature and browser. Good for 3 to 24 rows and 2 to 10 columns of marks; a final text column can say what to do.',
  avoidWhen:
    'Cells hold numbers: use `xy-heatmap`. Rows are API operations with descriptions: use `openapi-endpoint-table`. You plan when to upgrade what: use `roadmap-lanes`. You need what depends on what: use `service-dependency-map`. Roles and permissions: use `rbac-matrix`.',
  visual: 86,
  ease: 88,
  overall: 86,
  rationale:
    'Shaded cells form one area, so the edge of support is seen before a mark is read, in black-and-white print too. Adding a row by hand means copying one and changing its marks. You supply the names and one of three marks per cell.',
  reviewed: '2026-11-28',
  revision: 1,
  data: tableForm({
    columns: { min: 3, max: 12 },
    rows: 24,
    kinds: ['mark', 'text', 'code', 'chip'],
    length: 48,
    empty: true,
  }),
  sample: {
    title: 'Kubelet 1.30 works with 4 of 6 API servers',
    subtitle: 'Its own version and up to three newer, never an older one: {supported} of {total} pairs are supported',
    source: 'Version skew policy in the documentation of Kubernetes 1.34',
    focus: ['1.30'],
    marks: { full: 'supported', none: 'not supported' },
    columns: [{ name: 'Kubelet', kind: 'code' }, ...minors.map((minor) => `API 1.${minor}`)],
    rows: minors.map((kubelet) => ({
      values: [`1.${kubelet}`, ...minors.map((server) => markOf(kubelet, server))],
    })),
  },
  draw: (data, sheet) => {
    const { w, rows } = drawTable(data, sheet)
    drawCounts(data, { w, rows }, sheet)
    // A reader would not count a half mark.
    const isCounted = sheet.quotes('supported') || data.rows.some((row) => sheet.isFocus(row))
    if (isCounted && tally(data, 'partial') > 0) {
      const { full = 'full', partial = 'partial' } = data.marks ?? {}
      sheet.footnote(`Counts include “${sentenceCase(partial)}” as well as “${sentenceCase(full)}”.`)
    }
    sheet.prove('supported', ...data.rows)
    sheet.prove('total', ...data.rows)
  },
  derive,
  meanings: { supported: 'full and partial', total: 'all marks, without cells that are null' },
  describe: (data) => {
    const marked = data.columns.filter(({ kind }) => kind === 'mark').map(({ name }) => name)
    const [first, last] = [marked[0] ?? '', marked.at(-1) ?? '']
    const rows = data.rows.map(rowName)
    const kinds = (['full', 'partial', 'none'] as const).flatMap((mark) =>
      tally(data, mark) === 0 ? [] : [`${tally(data, mark)} ${data.marks?.[mark] ?? mark}`],
    )
    const size = `A matrix of ${count(rows.length, 'row')} and ${count(marked.length, 'column')} of marks, ${first} to ${last}: ${enumerate(kinds)}.`
    const runs = data.rows.map((row) => `${rowName(row)}: ${markedIn(data, row)}`)
    const focus = data.focus === undefined ? '' : ` Highlighted: ${data.focus.join(', ')}.`
    return `${size}${focus} Marked: ${runs.join('; ')}.`
  },
})
