/** A log-structured merge tree over its key space: write path, levels, one compaction, and the order of a read. */
import { connector } from '../../drawing/connector.ts'
import { label, type Rect } from '../../drawing/label.ts'
import { box, circle, finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

/** First key bytes that a file or memtable holds, both included. */
type Range = { from: number; to: number }

const fileMiB = 64
const ratio = 4
const keys = 256
/** L0 is compacted when it has this many files. */
const flushes = 4

// Any two runs above L1 may hold the same key, newest first.
const runs = {
  memtable: { from: 0x04, to: 0xf9 },
  immutable: { from: 0x02, to: 0xfc },
  L0: [
    { from: 0x0b, to: 0xf3 },
    { from: 0x01, to: 0xe6 },
    { from: 0x13, to: 0xfe },
  ],
} as const

/** Splits the key space into files that do not overlap; bounds lean to and fro as real ones do. */
const split = (count: number): Range[] => {
  const lean = (index: number): number => 0.4 * (((index * 0.618) % 1) - 0.5)
  const bound = (index: number): number => Math.round((keys * (index + lean(index))) / count)
  const bounds = Array.from({ length: count + 1 }, (_, index) =>
    index === 0 ? 0 : index === count ? keys : bound(index),
  )
  return bounds.slice(1).map((next, index) => ({ from: bounds[index]!, to: next - 1 }))
}

const levels = [1, 2, 3].map((level) => ({ name: `L${level}`, files: split(ratio ** level) }))
const [upper, lower] = levels as [(typeof levels)[number], (typeof levels)[number]]

const overlaps = (a: Range, b: Range): boolean => a.from <= b.to && b.from <= a.to
const picked = upper.files[2]!
const merged = lower.files.filter((file) => overlaps(file, picked))

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
const rangeWords = ({ from, to }: Range): string => `${hex(from)}–${hex(to)}`
const sizeWords = (files: number): string => {
  const size = files * fileMiB
  return size < 1024 ? `${size} MiB` : `${size / 1024} GiB`
}

// Pixels: the key space lies across the middle, the write path left of it, the read path right.
const space = { left: 360, width: 640 }
const row = { h: 32, memtable: 168, immutable: 232, border: 288, L0: 312, run: 24, runPitch: 32, first: 440, pitch: 72 }
const writer: Rect = { x: margin, y: 112, w: 168, h: 32 }
const log: Rect = { x: margin, y: 312, w: 168, h: 88 }
const reader: Rect = { x: 1024, y: 112, w: 136, h: 32 }
const drop = 440
const readLine = 1048

const xOf = (byte: number): number => space.left + (byte * space.width) / keys
const levelTop = (index: number): number => row.first + index * row.pitch

const spanPath = ({ from, to }: Range, y: number, h: number): string => {
  const [left, right] = [xOf(from) + 1, xOf(to + 1) - 1]
  return `M ${left} ${y} H ${right} V ${y + h} H ${left} Z`
}

type Run = { range: Range; y: number; h: number; name: string | undefined; note: string | undefined }
const runRows: Run[] = [
  { range: runs.memtable, y: row.memtable, h: row.h, name: 'memtable', note: 'sorted, takes every write' },
  { range: runs.immutable, y: row.immutable, h: row.h, name: 'immutable memtable', note: 'full, still read' },
  ...runs.L0.map((range, index) => ({
    range,
    y: row.L0 + index * row.runPitch,
    h: row.run,
    name: undefined,
    note: ['newest', undefined, 'oldest'][index],
  })),
]

const runShapes = (): Element[] => runRows.map(({ range, y, h }) => path(spanPath(range, y, h), { fill: 'surface' }))

const runWords = (): Element[] =>
  runRows.flatMap(({ range, y, h, name, note }) => {
    const base = y + h / 2 + 5
    const middle = text(space.left + space.width / 2, base, rangeWords(range), {
      size: 14,
      mono: true,
      align: 'middle',
    })
    const words = [middle]
    if (name !== undefined) words.push(text(xOf(range.from) + 16, base + 1, name, { bold: true }))
    if (note !== undefined)
      words.push(text(xOf(range.to + 1) - 16, base, note, { size: 14, fill: 'muted', align: 'end' }))
    return words
  })

const levelShapes = (): Element[] =>
  levels.map(({ files }, index) =>
    path(
      files
        .filter((file) => file !== picked && !merged.includes(file))
        .map((file) => spanPath(file, levelTop(index), row.h))
        .join(' '),
      { fill: 'surface' },
    ),
  )

/** The chosen file, what it is merged with, and the reach between them. */
const compaction = (): Element[] => {
  const [top, bottom] = [levelTop(0) + row.h, levelTop(1)]
  const [first, last] = [merged[0]!, merged.at(-1)!]
  const reach = `M ${xOf(picked.from) + 1} ${top} H ${xOf(picked.to + 1) - 1} L ${xOf(last.to + 1) - 1} ${bottom} H ${xOf(first.from) + 1} Z`
  const files = [spanPath(picked, levelTop(0), row.h), ...merged.map((file) => spanPath(file, bottom, row.h))]
  return [path(reach, { fill: 'soft', stroke: 'none' }), path(files.join(' '), { fill: 'soft', stroke: 'accent' })]
}

const pickedX = Math.round((xOf(picked.from) + xOf(picked.to + 1)) / 8) * 4

const writeArrows = (): Element[] => [
  line(124, writer.y + writer.h, 124, log.y, { arrow: true }),
  connector([
    [writer.x + writer.w, writer.y + 16],
    [drop, writer.y + 16],
    [drop, row.memtable],
  ]),
  line(drop, row.memtable + row.h, drop, row.immutable, { arrow: true }),
  line(drop, row.immutable + row.h, drop, row.L0, { arrow: true }),
  line(drop, row.L0 + 2 * row.runPitch + row.run, drop, levelTop(0), { arrow: true }),
  line(drop, levelTop(1) + row.h, drop, levelTop(2), { arrow: true }),
  line(pickedX, levelTop(0) + row.h, pickedX, levelTop(1), { arrow: true, stroke: 'accent' }),
]

const writeWords = (): Element[] => {
  const beside = (y: number, words: string): Element => text(drop + 12, y, words, { size: 14 })
  return [
    text(132, 232, 'append first', { size: 14 }),
    text(writer.x + writer.w + 16, writer.y + 6, 'then insert', { size: 14 }),
    beside(221, `when ${fileMiB} MiB full`),
    beside(306, 'flush to a sorted file'),
    beside(425, `at ${flushes} files, compact all of L0 into L1`),
    beside(569, 'and so on, level by level'),
  ]
}

/** The border between memory and disk, open where an arrow passes. */
const border = (): Element[] => {
  const ends = [margin, 116, 132, drop - 8, drop + 8, readLine - 8, readLine + 8, 1160]
  return [0, 2, 4, 6].map((index) =>
    line(ends[index]!, row.border, ends[index + 1]!, row.border, { dashed: true, stroke: 'muted' }),
  )
}

const stops: [y: number, words: string[]][] = [
  [row.memtable + 16, ['memtable']],
  [row.immutable + 16, ['immutable']],
  [row.L0 + 44, ['L0: each file,', 'newest first']],
  ...levels.map(({ name }, index): [number, string[]] => [levelTop(index) + 16, [`${name}: one file`]]),
]

const readArrows = (): Element[] =>
  stops.map(([y], index) => {
    const before = index === 0 ? reader.y + reader.h : stops[index - 1]![0] + 12
    return line(readLine, before, readLine, y - 12, { arrow: true })
  })

const readMarks = (): Element[] =>
  stops.flatMap(([y, words], index) => [
    text(readLine, y + 5, String(index + 1), { size: 14, bold: true, align: 'middle' }),
    ...words.map((part, lineIndex) =>
      text(readLine + 20, y + 5 + (lineIndex - (words.length - 1) / 2) * 20, part, { size: 14 }),
    ),
  ])

const levelWords = (): Element[] =>
  [
    { name: 'L0', files: runs.L0, y: row.L0 + 44 },
    ...levels.map(({ name, files }, index) => ({ name, files, y: levelTop(index) + 16 })),
  ].flatMap(({ name, files, y }) => [
    text(240, y - 4, name, { bold: true }),
    text(240, y + 16, `${files.length} files, ${sizeWords(files.length)}`, { size: 14, fill: 'muted' }),
  ])

const fileWords = (): Element[] =>
  upper.files.map((file) =>
    text(Math.round((xOf(file.from) + xOf(file.to + 1)) / 2), levelTop(0) + 21, rangeWords(file), {
      size: 14,
      mono: true,
      align: 'middle',
      ...(file === picked ? { bold: true, fill: 'accent' } : {}),
    }),
  )

const compactionNote = [
  `One file of L1 is merged`,
  `with the ${merged.length} files of L2`,
  `that it overlaps; only the`,
  `newest version of a key`,
  `is written back to L2.`,
]

const axis = (): Element[] => {
  const y = levelTop(2) + row.h + 8
  const ticks = [0, 64, 128, 192, 256]
  return [
    path(
      `M ${space.left} ${y} H ${space.left + space.width} ${ticks.map((byte) => `M ${xOf(byte)} ${y} V ${y + 6}`).join(' ')}`,
    ),
  ]
}

const axisWords = (): Element[] => {
  const y = levelTop(2) + row.h + 28
  return [
    text(240, y, 'first key byte', { size: 14, fill: 'muted' }),
    ...[0, 64, 128, 192, 255].map((byte) =>
      text(xOf(byte === 255 ? 256 : byte), y, hex(byte), { size: 12, mono: true, fill: 'muted', align: 'middle' }),
    ),
  ]
}

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'LSM tree: write path, four levels over the key space, one compaction and the order of a read',
    description: `A log-structured merge (LSM) tree over keys 00 to ff. A put is appended to the write-ahead log (WAL) on disk, then inserted into the memtable; a full memtable turns immutable and is flushed to a file of level 0 (L0), whose ${runs.L0.length} files overlap. L1, L2 and L3 hold ${levels.map(({ files }) => files.length).join(', ')} files without overlap. Highlighted: one file of L1, ${rangeWords(picked)}, is compacted with the ${merged.length} files of L2 it overlaps. A get asks memtable, immutable memtable, L0 newest first, then one file each of L1, L2, L3.`,
    elements: [
      ...border(),
      box(writer.x, writer.y, writer.w, writer.h),
      box(log.x, log.y, log.w, log.h),
      box(reader.x, reader.y, reader.w, reader.h),
      ...runShapes(),
      ...levelShapes(),
      ...compaction(),
      ...axis(),
      ...stops.map(([y]) => circle(readLine, y, 12)),
      ...writeArrows(),
      ...readArrows(),
      ...heading(
        'LSM tree: writes append, compaction merges',
        'Files of L0 overlap, those below do not, so a read opens at most one file per deeper level',
      ),
      ...label(writer, [{ text: 'put(key, value)', size: 14, mono: true }]),
      ...label(reader, [{ text: 'get(key)', size: 14, mono: true }]),
      ...label(log, [
        { text: 'WAL', bold: true },
        { text: 'write-ahead log,', size: 14, fill: 'muted' },
        { text: 'kept until the flush', size: 14, fill: 'muted' },
      ]),
      text(margin, row.border - 8, 'memory', { size: 14, fill: 'muted' }),
      text(margin, row.border + 18, 'disk', { size: 14, fill: 'muted' }),
      ...runWords(),
      ...writeWords(),
      ...levelWords(),
      ...fileWords(),
      text(margin, 460, 'Compaction', { bold: true, fill: 'accent' }),
      ...compactionNote.map((words, index) => text(margin, 484 + index * 20, words, { size: 14 })),
      ...axisWords(),
      ...readMarks(),
      text(
        margin,
        684,
        `Files of ${fileMiB} MiB; below L1 each level is ${ratio} times the one above (10 in many stores)`,
        {
          size: 14,
          fill: 'muted',
        },
      ),
      text(1160, 684, 'A read ends at its first hit', { size: 14, fill: 'muted', align: 'end' }),
    ],
  })

export default defineRecipe({
  name: 'LSM tree',
  family: 'Data structures',
  description:
    'Storage engine over one key axis: log and memtables above, overlapping L0 files and sorted levels below, one compaction highlighted and the read order numbered. Also called log-structured merge tree, SSTable levels or leveled compaction.',
  useWhen:
    'You explain why a store takes writes fast and what that costs: where a write goes, which files a read opens, what a compaction rewrites. Needs size ratio and file size; good for 3 or 4 levels and up to 64 files in one.',
  avoidWhen:
    'Pages are changed in place (use `b-plus-tree`), copies of a log on several servers matter (use `raft-log-replication`), or measured write amplification is to be compared (use `line-chart`). A log that is read as a queue needs segments and offsets instead of levels.',
  visual: 88,
  ease: 68,
  overall: 82,
  rationale:
    'One key axis under all levels makes overlap visible, and the accented reach shows what a compaction must rewrite. File bounds are data, so another size ratio means computing them anew. You supply levels, file ranges and the order in which a read asks them.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
