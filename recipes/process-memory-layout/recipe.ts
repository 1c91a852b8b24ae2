/**
 * The address space of a running process, from /proc/PID/maps of `cat` on x86-64 Linux.
 *
 * Format: proc_pid_maps(5). Adjacent mappings of one file with the same meaning are one segment here.
 */
import * as z from 'zod'
import { id, list, name, note, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawAddressMap, type Region } from './address-map.ts'
import { byteSize } from './byte-size.ts'

const segment = z.strictObject({
  id: id.optional(),
  name: name('What is mapped there'),
  note: note('What it is for').optional(),
  range: words(33, 'First address and the first one after it, as in /proc/PID/maps: 7ffe48c1c000-7ffe48c3d000').refine(
    (range) => /^[0-9a-f]{1,16}-[0-9a-f]{1,16}$/i.test(range),
    { message: 'must be two hexadecimal addresses such as 7ffe48c1c000-7ffe48c3d000' },
  ),
  access: words(4, 'Read, write, execute, as in /proc/PID/maps: r-x').default('rw-'),
  grows: z.enum(['up', 'down']).optional().describe('Which way it grows'),
})

type Segment = z.output<typeof segment>

/** Where a segment is. */
const regionOf = (source: Segment): Region => {
  const [from = 0n, to = 0n] = source.range.split('-').map((address) => BigInt(`0x${address}`))
  return { ...source, source, from, to, mark: source.access }
}

/** A segment of the sample: a line of /proc/PID/maps without its path, what it is for, and how it grows. */
const mapped = (name: string, line: string, note: string, grows?: 'up' | 'down') => {
  const [range = '', access = ''] = line.split(' ')
  return { name, range, access, note, grows }
}

export default defineRecipe({
  name: 'Process memory layout',
  family: 'Data structures',
  description:
    'The address space of a process, high addresses on top: the whole span to scale, and its code, data, heap, libraries and stack enlarged, with addresses, access rights, gaps, and sizes as bars. Also called memory map, address space or virtual memory layout.',
  useWhen:
    'You explain where the code, heap and stack of a process are, which way they grow, and which are writable or executable. Good for 3 to 20 segments; you need addresses and access rights, as /proc/PID/maps lists them.',
  avoidWhen:
    'How an address is translated: use `page-table-walk`. Bits of one word matter: use `register-bitfield`. The bytes of a file: use `hex-dump`. How memory use changes over time: use `line-chart`. Where a store keeps keys in memory and on disk: use `lsm-tree`.',
  visual: 90,
  ease: 74,
  overall: 87,
  rationale:
    'A bar to scale shows how empty the address space is, one column what is in it, and bars how large each part is. Adding a segment by hand moves all below it. You supply addresses and rights; sizes and gaps are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form(
    'fields',
    { fields: list(segment, { min: 1, max: 20, of: 'Segments from low to high addresses' }) },
    {
      checks: ({ unique, each }) => [
        unique('fields'),
        each('fields.*', (field, { before }) => {
          const [below, { from, to }] = [before.at(-1), regionOf(field)]
          if (to <= from) return { range: 'ends before it begins' }
          const isBelow = below !== undefined && from < regionOf(below).to
          return isBelow ? { range: 'begins before the one below it ends' } : undefined
        }),
      ],
      targets: ({ fields }) => namedTargets(fields),
    },
  ),
  sample: {
    title: '{some} of the {all} segments shown are writable, and {both} of those executable',
    subtitle: 'cat on 64-bit Linux: segments of {mapped} together, spread over {span} of addresses',
    focus: ['Data', 'Heap', 'libc data', 'Stack'],
    source: '/proc/self/maps of cat on x86-64; small mappings in the gaps are left out, and the kernel places the vDSO',
    fields: [
      mapped('Headers', '55f87d69a000-55f87d69c000 r--', 'ELF header, .rela, symbols'),
      mapped('Code', '55f87d69c000-55f87d6a1000 r-x', '.text'),
      mapped('Constants', '55f87d6a1000-55f87d6a5000 r--', '.rodata'),
      mapped('Data', '55f87d6a5000-55f87d6a6000 rw-', '.data, .bss'),
      mapped('Heap', '55f8a7bae000-55f8a7bcf000 rw-', 'grown by brk', 'up'),
      mapped('libc headers', '7f4c8d09f000-7f4c8d0c5000 r--', 'libc.so.6'),
      mapped('libc code', '7f4c8d0c5000-7f4c8d21b000 r-x', 'libc.so.6'),
      mapped('libc constants', '7f4c8d21b000-7f4c8d272000 r--', 'libc.so.6'),
      mapped('libc data', '7f4c8d272000-7f4c8d281000 rw-', 'libc.so.6 and its .bss'),
      mapped('vDSO', '7f4c8d293000-7f4c8d295000 r-x', 'system calls in user space'),
      mapped('Stack', '7ffe48c1c000-7ffe48c3d000 rw-', 'environment, arguments', 'down'),
    ],
  },
  draw: ({ fields }, sheet) => {
    drawAddressMap(fields.map(regionOf), sheet)
    // What is writable is tinted, and each segment says its rights.
    for (const claim of ['some', 'all', 'both']) sheet.prove(claim, ...fields)
    for (const claim of ['mapped', 'span']) sheet.prove(claim, '@heads')
  },
  derive: ({ fields }) => ({ ...rightsOf(fields), ...sizesOf(fields) }),
  meanings: {
    some: 'writable segments',
    all: 'segments',
    both: 'writable and executable ones',
  },
  describe: ({ fields }) => {
    const named = fields.toReversed().map(({ name, access }) => `${name} (${access})`)
    return `The address space of a process with ${count(fields.length, 'segment')}, high addresses on top, enlarged beside a bar to scale: ${enumerate(named, 20)}. They have ${sizesOf(fields).mapped} and span ${sizesOf(fields).span}.`
  },
})

/** How many segments are writable, of how many, and how many of these are executable, too. */
function rightsOf(fields: Segment[]): { some: number; all: number; both: number | 'none' } {
  const writable = fields.filter(({ access }) => access.includes('w'))
  const both = writable.filter(({ access }) => access.includes('x')).length || 'none'
  return { some: writable.length, all: fields.length, both }
}

/** What segments have together, and the span from the first to the last. */
function sizesOf(fields: Segment[]): { mapped: string; span: string } {
  const regions = fields.map(regionOf)
  const mapped = regions.reduce((sum, { from, to }) => sum + to - from, 0n)
  return { mapped: byteSize(mapped), span: byteSize((regions.at(-1)?.to ?? 0n) - (regions[0]?.from ?? 0n)) }
}
