/** A log-structured merge tree over its key space: levels, one compaction, and what a lookup must check. */
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { checked, countOf, isOnDisk, type LsmData, lsmForm, mergedRuns } from './data.ts'
import { drawLevels } from './draw.ts'

/** How many files there are, and how many of them the lookup opens at most: one of a level whose files are not listed. */
const filesOf = (data: LsmData): { files: number; opened: number } => {
  const levels = data.rows.filter(isOnDisk)
  const opened = levels.map((row) => (row.value === undefined ? checked(row, data).length : 1))
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
  return { files: sum(levels.map((row) => countOf(row, data))), opened: data.find === undefined ? 0 : sum(opened) }
}

/** Runs of a level, from the keys at which they begin to the last key. */
const split = (row: string, starts: number[]) =>
  starts.map((first, index) => ({ row, range: [first, (starts[index + 1] ?? 10_000) - 1] as [number, number] }))

export default defineRecipe({
  name: 'LSM tree',
  family: 'Data structures',
  description:
    'A storage engine over one axis of keys: memtables, overlapping files, then sorted levels, with the files that one compaction merges and the runs that one lookup checks. Also called log-structured merge tree, SSTable levels or leveled compaction.',
  useWhen:
    'You explain why a store is fast to write and what that costs: which files a read opens, what a compaction rewrites, where ranges overlap. Good for 2 to 8 levels with up to 60 listed runs.',
  avoidWhen:
    'Pages are changed in place: use `b-plus-tree`. Copies of a log on several servers matter: use `raft-log-replication`. Measured write amplification is compared: use `line-chart`.',
  aliases: ['sstable', 'memtable', 'compaction', 'rocksdb', 'leveldb', 'cassandra', 'write amplification'],
  visual: 88,
  ease: 66,
  overall: 81,
  rationale:
    'One axis of keys under all levels makes overlap visible, and one line shows what a lookup costs. Widths are ranges, so by hand a file must be measured. You supply levels and the key ranges of their files, or just how many files there are.',
  reviewed: '2026-11-22',
  revision: 1,
  data: lsmForm,
  sample: {
    title: 'Finding user 6120 opens at most {opened} of {files} files',
    subtitle: 'L0 files overlap and must all be checked; each deeper level has at most one file for a key',
    measure: 'user ID',
    rows: [
      { name: 'Write-ahead log', kind: 'log', note: 'replayed after a crash' },
      { name: 'Memtable', kind: 'memory', note: 'takes every write' },
      { name: 'Immutable memtable', kind: 'memory', note: 'full, being flushed' },
      { name: 'L0', kind: 'overlapping' },
      { name: 'L1' },
      { name: 'L2' },
      { name: 'L3', value: 64 },
    ],
    cards: [
      { row: 'Memtable', range: [140, 9790] },
      { row: 'Immutable memtable', range: [60, 9910] },
      { row: 'L0', range: [410, 9480] },
      { row: 'L0', range: [30, 9020] },
      { row: 'L0', range: [770, 9960] },
      { row: 'L1', range: [0, 2639] },
      { id: 'compacted', row: 'L1', range: [2640, 5259] },
      { row: 'L1', range: [5260, 7129] },
      { row: 'L1', range: [7130, 9999] },
      ...split('L2', [0, 610, 1290, 1850, 2480, 3190, 3720, 4410, 5060, 5590, 6330, 6890, 7540, 8160, 8820, 9430]),
    ],
    compacts: 'compacted',
    find: 6120,
  },
  draw: drawLevels,
  derive: (data) => ({ ...filesOf(data), merged: mergedRuns(data).length }),
  describe: (data) => {
    const { files, opened } = filesOf(data)
    const merged = mergedRuns(data).length
    const levels = data.rows.map(
      (row) => `${row.name}${isOnDisk(row) ? ` with ${count(countOf(row, data), 'file')}` : ''}`,
    )
    const lookup = ` A lookup of ${data.find} goes down through all levels and opens at most ${opened} of ${count(files, 'file')}.`
    const compaction = ` A compaction merges one file with the ${merged - 1} of the next level that it overlaps.`
    return `A log-structured merge (LSM) tree over ${data.measure}: ${enumerate(levels, 8)}. Each run is as wide as its range of keys.${data.find === undefined ? '' : lookup}${merged === 0 ? '' : compaction}`
  },
})
