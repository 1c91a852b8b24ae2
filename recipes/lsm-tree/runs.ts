/** Sorted runs of an LSM tree, newest first: the key ranges of their files, one compaction, and what a lookup opens. */
import * as z from 'zod'
import { id, kind, list, name, note, number } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'

const range = z.tuple([number('First key'), number('Last key')])

const run = z.strictObject({
  id: id.optional(),
  name: name('What its level is called; without it, the run is one more of the level above it', 24).optional(),
  kind: kind(['disk', 'memory', 'log'], 'disk: files in the order of keys; memory; log: appended to, never looked up'),
  note: note('A muted line under the name', 40).optional(),
  files: list(range, { min: 0, max: 64, of: 'First and last key of each file, or of a memtable' }).default([]),
  count: z.int().min(1).max(100_000).optional().describe('How many files it has, where they are not listed'),
  merges: z.int().min(1).optional().describe('Which of its files is merged into the next run, counted from 1'),
  step: name('How data get from its level into the next: flush, compact', 16).optional(),
})

export type SortedRun = z.output<typeof run>
export type KeyRange = z.output<typeof range>
export type LsmData = { rows: SortedRun[]; measure: string; find: number }

const rows = list(run, { min: 2, max: 12, of: 'Sorted runs, newest data first; where files overlap, each is a run' })
const measure = name('What the keys are', 24).default('key')

/** How many files a run has on disk. */
export const filesOf = (run: SortedRun): number => (run.kind === 'disk' ? (run.count ?? run.files.length) : 0)

/** The files that have keys of a range. */
export const overlapping = (files: readonly KeyRange[], [first, last]: KeyRange): KeyRange[] =>
  files.filter((file) => file[0] <= last && file[1] >= first)

/** Whether a lookup has to look into a run; it opens one of the files at most, as they do not overlap. */
export const isChecked = ({ kind, files }: SortedRun, find: number): boolean =>
  kind !== 'log' && (files.length === 0 || overlapping(files, [find, find]).length > 0)

/** How many files a lookup opens at most. */
export const openedIn = (rows: readonly SortedRun[], find: number): number =>
  rows.filter((run) => run.kind === 'disk' && isChecked(run, find)).length

/** The file of a run that is compacted, then those of the next run that it is merged with. */
export const mergedFrom = (rows: SortedRun[], at: number): KeyRange[] => {
  const file = rows[at]?.files[(rows[at]?.merges ?? 0) - 1]
  return file === undefined ? [] : [file, ...overlapping(rows[at + 1]?.files ?? [], file)]
}

/** The form of the recipe's data. */
export const lsmForm = form(
  'own',
  { rows, measure, find: number('The key that is looked up') },
  {
    checks: ({ unique, each }) => [
      unique('rows'),
      each('rows.*.files.*', ([first, last], { before }) => {
        if (first > last) return { '1': `${last} is below ${first}, where the file begins` }
        const [other] = overlapping(before, [first, last])
        const words = `${first} to ${last} overlaps ${other?.join(' to ')} in the same run; make it a run of its own`
        return other && { '1': words }
      }),
      each('rows.*', ({ merges }, { before, data: { rows } }) =>
        merges !== undefined && mergedFrom(rows, before.length).length < 2
          ? { merges: 'no such file, or the next run lists none that it overlaps' }
          : undefined,
      ),
    ],
    targets: (data) => namedTargets(data.rows),
  },
)
