/** One partition of a log as Kafka keeps it (Kafka documentation, "Replication" and "Log"): a position is the next offset. */
import * as z from 'zod'
import { collectionForm } from '../../drawing/data/collection.ts'
import { list, name } from '../../drawing/data/fields.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawLog } from './draw.ts'
import { foundIn, lagOf, offsetOf, slowestOf, watermarkOf } from './watermark.ts'

const offset = (description: string) => z.int().min(0).max(1e12).describe(description)
const consumer = z.strictObject({ name: name('The group', 24), index: offset('The next offset that it reads') })

export default defineRecipe({
  name: 'Append-only log',
  family: 'Data structures',
  description:
    'One partition of a log: records with offsets in segment files, the end where writers append, the high watermark, and for each consumer the record it reads next and how far it is behind. Also called commit log, event log, Kafka partition or write-ahead log.',
  useWhen:
    'You explain offsets, consumer lag, retention by segment, or why consumers do not slow each other down. Good for 4 to 32 records with short keys, 2 to 16 records per segment and up to 6 consumers.',
  avoidWhen:
    'Replicas on several servers must agree: use `raft-log-replication`. Sorted runs are merged: use `lsm-tree`. A fixed number of slots is written again and again: use `ring-buffer`. You track lag over time: use `line-chart`. Topics join services: use `event-bus-topology`.',
  visual: 90,
  ease: 74,
  overall: 87,
  rationale:
    'A bar for each consumer covers what it has yet to read and ends at the high watermark, so lag is compared by length; dashed cells are written but not yet readable. A record inserted by hand renumbers all after it. You supply keys, segment size and positions; lag and file names are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: collectionForm(
    {
      items: { min: 1, max: 32, of: 'Records by key, oldest first' },
      length: 12,
      size: { min: 2, max: 16, default: 6, of: 'Records per segment file' },
      repeats: true,
    },
    {
      fields: {
        first: offset('The offset of the first record; older segments are deleted').default(0),
        pending: offset('How many of the last records are not yet on all in-sync replicas').default(0),
        pointers: list(consumer, { min: 0, max: 6, of: 'Positions of consumers' }).default([]),
      },
      checks: ({ unique, each }) => [
        unique('pointers'),
        each('pending', (_, { data }) =>
          watermarkOf(data) < data.first ? `is more than ${data.items.length}` : undefined,
        ),
        each('pointers.*.index', (index, { data }) =>
          index < data.first || index > watermarkOf(data)
            ? `${index} is outside of ${data.first} to ${watermarkOf(data)}, the high watermark (first + items - pending)`
            : undefined,
        ),
      ],
      targets: ({ pointers }) => namedTargets(pointers),
    },
  ),
  sample: {
    title: 'Group {slowest} is {lag} records behind, yet delays nobody else',
    subtitle:
      'Each group reads at its own offset, up to the high watermark; {pending} records are not on all in-sync replicas yet',
    source: 'Illustrative data; segments of real partitions are 1 GiB by default',
    focus: ['audit'],
    first: 4100,
    items: 'o-17 o-18 o-17 o-19 o-20 o-18 o-21 o-22 o-19 o-23 o-20 o-24 o-21 o-25 o-22'.split(' '),
    pending: 2,
    pointers: Object.entries({ audit: 4103, billing: 4110, search: 4112 }).map(([name, index]) => ({ name, index })),
  },
  draw: drawLog,
  derive: (data) => {
    const slowest = slowestOf(data)
    return { slowest: slowest?.name ?? 'No consumer', lag: slowest ? lagOf(slowest, data) : 0, pending: data.pending }
  },
  describe: (data) =>
    `A log of ${count(data.items.length, 'record')} from offset ${data.first} in segment files of up to ${data.size}. Consumers read below the high watermark, ${watermarkOf(data)}; next they read ${enumerate(data.pointers.map((each) => `${each.index} (${each.name}, ${lagOf(each, data)} behind)`)) || 'that'}.${data.find === undefined ? '' : ` Records of ${data.find.name}: ${enumerate(foundIn(data).map((item) => String(offsetOf(item, data)))) || 'none'}.`}`,
})
