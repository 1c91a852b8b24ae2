/** A log-structured merge tree over its key space: its levels, and what a lookup must check. */
import { sum } from 'd3-array'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawRuns } from './draw.ts'
import { written } from './opened.ts'
import { filesOf, type KeyRange, lsmForm, openedIn } from './runs.ts'

const l3 = Array.from({ length: 64 }, (_, file) => Math.round(156.25 * file)).join(' ')
const l2 = '0 480 960 1850 2480 3190 3720 4410 5060 5500 6580 7010 7540 8160 8820 9430'

/** Files from the keys at which they begin to the last key. */
const split = (starts: string) =>
  starts.split(' ').map((first, at, all): KeyRange => [Number(first), Number(all[at + 1] ?? 10_000) - 1])

export default defineRecipe({
  name: 'LSM tree',
  family: 'Data structures',
  description:
    'A storage engine over one axis of keys: memtables, then sorted runs of files, with the files that a compaction merges and those that one lookup opens. Also called log-structured merge tree, SSTable levels or leveled compaction.',
  useWhen:
    'You explain why a store is fast to write and what that costs: which files a read opens, what a compaction rewrites, where ranges overlap. Good for 2 to 12 sorted runs of up to 64 listed files.',
  avoidWhen:
    'Pages are changed in place: use `b-plus-tree`. Copies of a log on several servers matter: use `raft-log-replication`. Measured write amplification is compared: use `line-chart`.',
  visual: 88,
  ease: 66,
  overall: 84,
  rationale:
    'One axis of keys under all runs makes overlap visible, one line crosses what a lookup may open, and the counts beside the levels show how few files that is. Widths are ranges, so by hand a file must be measured. You supply sorted runs and the key ranges of their files, or just how many files there are.',
  reviewed: '2026-11-23',
  revision: 1,
  data: lsmForm,
  sample: {
    title: 'Finding user 6120 opens at most {opened} of {files} files',
    subtitle: 'Each file in L0 may hold the key, below L0 at most one per level; the first hit ends the search',
    source: 'Leveled compaction as in RocksDB; illustrative keys and counts',
    measure: 'user ID',
    rows: [
      { name: 'Write-ahead log', kind: 'log', note: 'every write, in order', step: 'after a crash' },
      { name: 'Memtable', kind: 'memory', note: 'sorted, in memory', files: [[140, 9790]], step: 'when full' },
      { name: 'Immutable memtable', kind: 'memory', note: 'in memory, full', files: [[60, 9910]], step: 'flush' },
      { name: 'L0', note: 'newest first', files: [[410, 9480]], step: 'compact' },
      { files: [[30, 9020]] },
      { files: [[770, 9960]] },
      { name: 'L1', files: split('0 2640 5260 7130'), step: 'compact' },
      { name: 'L2', files: split(l2), step: 'compact' },
      { name: 'L3', files: split(l3) },
    ],
    find: 6120,
  },
  draw: drawRuns,
  derive: ({ rows, find }) => ({ files: written(sum(rows, filesOf)), opened: openedIn(rows, find) }),
  describe: ({ rows, find, measure }) => {
    const names = rows.flatMap(({ name, note }) =>
      name === undefined ? [] : note === undefined ? name : `${name} (${note})`,
    )
    return `A log-structured merge (LSM) tree over ${measure}, newest data first: ${enumerate(names, 8)}. A file is as wide as its range of keys, but never narrower than can be seen. A lookup of ${find} opens at most ${openedIn(rows, find)} of ${count(sum(rows, filesOf), 'file')}.`
  },
})
