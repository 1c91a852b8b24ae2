/**
 * The data of an LSM tree: levels from memory down, runs with the range of their keys, one compaction, one lookup.
 */
import * as z from 'zod'
import { id, kind, list, name, note, number, ref, text } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { checkReferences, checkUnique, References, type Target } from '../../drawing/data/references.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** What a level is. */
export const levelKinds = ['sorted', 'overlapping', 'memory', 'log'] as const

const level = z.strictObject({
  id: id.optional(),
  name: name('What the level is called', 24),
  kind: kind(
    levelKinds,
    'sorted (default): its files do not overlap; overlapping; memory; log: appended to, never looked up',
  ),
  note: note('A muted line under the name', 40).optional(),
  value: z.int().min(1).max(100_000).optional().describe('Number of files, for a level whose files are not listed'),
})

const run = z.strictObject({
  id: id.optional(),
  name: name('What the run is called', 24).optional(),
  row: ref('The level that has it'),
  range: z.tuple([number('First key'), number('Last key')]).describe('First and last key, both included'),
})

const edge = z.strictObject({
  from: ref('The run that is compacted'),
  to: ref('The level below it'),
  text: text('What happens', 20).default('compaction'),
})

const fields = {
  rows: list(level, { min: 2, max: 8, of: 'Levels, newest data first' }),
  cards: list(run, { max: 60, of: 'Memtables and files; in memory and in overlapping levels, newest first' }),
  edges: list(edge, { min: 0, max: 1, of: 'The compaction that is shown' }).default([]),
  measure: name('What the keys are', 24).default('key'),
  find: number('The key that is looked up').optional(),
}

export type Level = z.output<typeof level>
export type Run = z.output<typeof run>
export type LsmData = {
  rows: Level[]
  cards: Run[]
  edges: z.output<typeof edge>[]
  measure: string
  find?: number | undefined
}

const targets = ({ rows, cards }: LsmData): Target[] =>
  [...rows, ...cards].map((item) => ({ names: [item.id, item.name], item }))

/** The runs of a level, in their order. */
export const runsOf = (row: Level, { cards }: LsmData): Run[] =>
  cards.filter((card) => card.row === row.id || card.row === row.name)

/** Whether lookups go through a level: a log is written only. */
export const isRead = ({ kind }: Level): boolean => kind !== 'log'

/** How many files or memtables a level has. */
export const countOf = (row: Level, data: LsmData): number => row.value ?? runsOf(row, data).length

/** The runs that a lookup must check; a level whose files are not listed has one. */
export const checked = (row: Level, data: LsmData): Run[] =>
  runsOf(row, data).filter(
    ({ range: [first, last] }) => data.find !== undefined && first <= data.find && data.find <= last,
  )

/** The runs of a level that share keys with a range. */
export const overlapping = ([first, last]: Run['range'], runs: Run[]): Run[] =>
  runs.filter(({ range }) => range[0] <= last && range[1] >= first)

const check = (data: LsmData): Finding[] => {
  const references = new References(data.rows.map((item) => ({ names: [item.id, item.name], item })))
  const dangling = [
    ...checkUnique('rows', data.rows),
    ...checkReferences(
      data.cards.map(({ row }, index) => ({ at: `cards.${index}.row`, reference: row })),
      { references, what: 'a level' },
    ),
  ]
  return dangling.length > 0
    ? dangling
    : [
        ...data.rows.flatMap((row, index) => checkLevel(row, { index, data })),
        ...checkRuns(data),
        ...checkCompaction(data),
      ]
}

const checkRuns = ({ cards }: LsmData): Finding[] =>
  cards.flatMap(({ range: [first, last] }, index) =>
    first <= last ? [] : [{ at: `cards.${index}.range`, problem: `ends at ${last}, before it begins at ${first}` }],
  )

const checkLevel = (row: Level, { index, data }: { index: number; data: LsmData }): Finding[] => {
  const runs = runsOf(row, data)
  const at = `rows.${index}`
  if (row.kind === 'log') return runs.length === 0 ? [] : [{ at, problem: `${row.name} is a log; it has no cards` }]
  if (runs.length === 0 && row.value === undefined)
    return [{ at, problem: `${row.name} has no cards; add some, or "value", the number of its files` }]
  if (runs.length > 0 && row.value !== undefined)
    return [{ at: `${at}.value`, problem: `${row.name} has cards already; leave their number out` }]
  if (row.kind !== 'sorted') return []
  const sorted = runs.toSorted((a, b) => a.range[0] - b.range[0])
  return sorted.slice(1).flatMap((run, before) => {
    const other = sorted[before]
    if (other === undefined || other.range[1] < run.range[0]) return []
    const problem = `${run.range.join('–')} overlaps ${other.range.join('–')} in ${row.name}, which is sorted`
    return [{ at: `cards.${data.cards.indexOf(run)}.range`, problem }]
  })
}

const checkCompaction = (data: LsmData): Finding[] =>
  data.edges.flatMap(({ from, to }, index): Finding[] => {
    const references = new References(targets(data))
    const dangling = checkReferences(
      [
        { at: `edges.${index}.from`, reference: from },
        { at: `edges.${index}.to`, reference: to },
      ],
      { references, what: 'a run or level' },
    )
    if (dangling.length > 0) return dangling
    const [picked, below] = [references.find(from), references.find(to)]
    const level = data.rows.findIndex((row) => row === below)
    const own = data.rows.findIndex((row) => runsOf(row, data).some((run) => run === picked))
    if (own < 0)
      return [{ at: `edges.${index}.from`, problem: `${JSON.stringify(from)} is a level; name one of its runs` }]
    return level === own + 1 && runsOf(data.rows[level] as Level, data).length > 0
      ? []
      : [{ at: `edges.${index}.to`, problem: `${JSON.stringify(to)} is not a level with listed files right below` }]
  })

/** The form of the recipe's data. */
export const lsmForm = form('board', fields, { check, targets })
