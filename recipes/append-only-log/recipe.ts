/**
 * One partition of a log as Kafka keeps it: records in segment files, consumers with positions of their own.
 *
 * A position is the offset of the next record to read; consumers read below the high watermark, the offset up to which
 * all replicas in sync have the records (Kafka documentation, "Replication" and "Log").
 */
import * as z from 'zod'
import { collectionForm } from '../../drawing/data/collection.ts'
import { kind, list, name } from '../../drawing/data/fields.ts'
import { checkUnique, namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawLog } from './draw.ts'
import { checkPointers, consumersOf, endOf, lagOf, segmentsOf, slowest, watermarkOf } from './log.ts'

const pointer = z.strictObject({
  name: name('The consumer group, or what else the position is of', 24),
  index: z.int().min(0).max(1e9).describe('The offset of the next record'),
  kind: kind(['consumer', 'high-watermark'], 'consumer, or high-watermark: the end of what consumers may read'),
})

export default defineRecipe({
  name: 'Append-only log',
  family: 'Data structures',
  description:
    'One partition of a log: records with offsets in segment files, the end where writers append, the high watermark, and a bar for what each consumer has yet to read. Also called commit log, event log, Kafka partition or write-ahead log.',
  useWhen:
    'You explain offsets, consumer lag, retention by segment, or why consumers do not slow each other down. Good for 4 to 32 records with short keys, 2 to 16 records per segment and up to 4 positions.',
  avoidWhen:
    'Replicas on several servers must agree: use `raft-log-replication`. Sorted runs are merged: use `lsm-tree`. You prove that a record is included: use `merkle-tree`. You track lag over time: use `line-chart`. Topics join services: use `event-bus-topology`.',
  aliases: ['kafka', 'consumer lag', 'offset', 'high watermark', 'segment file', 'event sourcing', 'event stream'],
  visual: 90,
  ease: 74,
  overall: 85,
  rationale:
    'Under one line of offsets, lag is the length of a bar, and dashed cells show what is written but not yet readable. A record inserted by hand renumbers all after it. You supply keys, the size of segments and positions; lag and file names are computed.',
  reviewed: '2026-11-22',
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
        first: z
          .int()
          .min(0)
          .max(1e9)
          .default(0)
          .describe('The offset of the first record; older segments are deleted'),
        pointers: list(pointer, { min: 0, max: 4, of: 'Positions in the log' }).default([]),
      },
      check: (data) => [...checkPointers(data), ...checkUnique('pointers', data.pointers)],
      targets: ({ pointers }) => namedTargets(pointers),
    },
  ),
  sample: {
    title: '{slowest} is {lag} records behind, yet delays nobody else',
    subtitle: 'Consumers read up to the high watermark; the last {pending} records are not on all in-sync replicas yet',
    source: 'Illustrative data; segments of real partitions are 1 GiB by default',
    focus: ['audit'],
    first: 4100,
    items: 'o-17 o-18 o-17 o-19 o-20 o-18 o-21 o-22 o-19 o-23 o-20 o-24 o-21 o-25 o-22'.split(' '),
    size: 6,
    pointers: [
      { name: 'audit', index: 4103 },
      { name: 'billing', index: 4110 },
      { name: 'search', index: 4112 },
      { name: 'high watermark', index: 4113, kind: 'high-watermark' },
    ],
  },
  draw: drawLog,
  derive: (data) => {
    const behind = slowest(data)
    const lag = behind === undefined ? 0 : lagOf(behind, data)
    return { slowest: behind?.name ?? 'No consumer', lag, pending: endOf(data) - watermarkOf(data) }
  },
  describe: (data) => {
    const consumers = consumersOf(data).map((each) => `${each.name} at ${each.index}, ${lagOf(each, data)} behind`)
    return `A log of ${count(data.items.length, 'record')}, offsets ${data.first} to ${endOf(data) - 1}, in ${count(segmentsOf(data).length, 'segment file')} of up to ${data.size}. New records are appended at ${endOf(data)}; consumers read below ${watermarkOf(data)}.${consumers.length === 0 ? '' : ` Consumers: ${enumerate(consumers)}.`}`
  },
})
