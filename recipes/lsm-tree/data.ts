/**
 * The data of an LSM tree: levels from memory down, runs with the range of their keys, one compaction, one lookup.
 */
import * as z from 'zod'
import { id, kind, list, name, note, number, ref } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { problemsIn } from '../../drawing/data/problems.ts'
import { checkReferences, checkUnique, namedTargets, References } from '../../drawing/data/references.ts'
import type { Finding } from '../../src/scene/findings.ts'

const levelKinds = ['sorted', 'overlapping', 'memory', 'log'] as const

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

const fields = {
  rows: list(level, { min: 2, max: 8, of: 'Levels, newest data first' }),
  cards: list(run, { max: 60, of: 'Memtables and files; in memory and in overlapping levels, newest first' }),
  compacts: ref('The run that is merged into the level below it').optional(),
  measure: name('What the keys are', 24).default('key'),
  find: number('The key that is looked up').optional(),
}

export type Level = z.output<typeof level>
export type Run = z.output<typeof run>
export type LsmData = {
  rows: Level[]
  cards: Run[]
  compacts?: string | undefined
  measure: string
  find?: number | undefined
}

/** The runs of a level, in their order. */
export const runsOf = (row: Level | undefined, { cards }: LsmData): Run[] =>
  row === undefined ? [] : cards.filter((card) => card.row === row.id || card.row === row.name)

/** Whether a level is made of files. */
export const isOnDisk = ({ kind }: Level): boolean => kind === 'sorted' || kind === 'overlapping'

/** How many files or memtables a level has. */
export const countOf = (row: Level, data: LsmData): number => row.value ?? runsOf(row, data).length

/** The runs that a lookup must check; a level whose files are not listed has one. */
export const checked = (row: Level, data: LsmData): Run[] =>
  data.find === undefined ? [] : overlapping([data.find, data.find], runsOf(row, data))

const overlapping = ([first, last]: Run['range'], runs: Run[]): Run[] =>
  runs.filter(({ range }) => range[0] <= last && range[1] >= first)

/** The run that is compacted, then those of the level below that it is merged with. */
export const mergedRuns = (data: LsmData): Run[] => {
  const { rows, cards, compacts } = data
  const picked = cards.find(({ id, name }) => compacts !== undefined && (id === compacts || name === compacts))
  const own = rows.findIndex((row) => picked !== undefined && runsOf(row, data).includes(picked))
  return picked === undefined ? [] : [picked, ...overlapping(picked.range, runsOf(rows[own + 1], data))]
}

const check = (data: LsmData): Finding[] => {
  const { rows, cards, compacts } = data
  const levels = new References(namedTargets(rows))
  const places = cards.map(({ row }, index) => ({ at: `cards.${index}.row`, reference: row }))
  const dangling = [
    ...checkUnique('rows', rows),
    ...checkReferences(places, { references: levels, what: 'a level' }),
    ...checkReferences([{ at: 'compacts', reference: compacts }], {
      references: new References(namedTargets(cards)),
      what: 'a run',
    }),
  ]
  if (dangling.length > 0) return dangling
  return [
    ...problemsIn(rows, { at: 'rows', field: 'value' }, (row) => levelProblem(row, data)),
    ...problemsIn(cards, { at: 'cards', field: 'range' }, (run, before) => rangeProblem(run, { before, data })),
    ...(compacts === undefined || mergedRuns(data).length > 1
      ? []
      : [{ at: 'compacts', problem: `the level below ${JSON.stringify(compacts)} lists no files that it overlaps` }]),
  ]
}

const levelProblem = (row: Level, data: LsmData): string | undefined => {
  const listed = runsOf(row, data).length
  if (row.kind === 'log') return listed === 0 ? undefined : `${row.name} is a log; it has no cards`
  if (listed === 0 && row.value === undefined) return `the number of files of ${row.name}, unless cards list them`
  return listed > 0 && row.value !== undefined ? `${row.name} has cards already; leave their number out` : undefined
}

const rangeProblem = (run: Run, { before, data }: { before: readonly Run[]; data: LsmData }): string | undefined => {
  const [first, last] = run.range
  if (first > last) return `ends at ${last}, before it begins at ${first}`
  const level = data.rows.find((row) => runsOf(row, data).includes(run))
  const other = overlapping(run.range, runsOf(level, data)).find((each) => before.includes(each))
  if (level?.kind !== 'sorted' || other === undefined) return undefined
  return `${run.range.join('–')} overlaps ${other.range.join('–')} in ${level.name}, which is sorted`
}

/** The form of the recipe's data. */
export const lsmForm = form('board', fields, { check, targets: ({ rows, cards }) => namedTargets([...rows, ...cards]) })
