/**
 * The address space of a running process, from /proc/PID/maps of `cat` on x86-64 Linux.
 *
 * Format: proc_pid_maps(5). Adjacent mappings of one file with the same meaning are one segment here.
 */
import * as z from 'zod'
import { id, kind, list, name, note, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { checkUnique, namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { byteSize, checkSegments, sizeOf, spanOf } from './addresses.ts'
import { drawMemory } from './draw.ts'

const address = (description: string) =>
  words(18, description).refine((written) => /^0x[0-9a-f]{1,16}$/i.test(written), {
    message: 'must be a hexadecimal address such as 0x7ffe48c1c000',
  })

const segment = z.strictObject({
  id: id.optional(),
  name: name('What is mapped there'),
  note: note('What it is for').optional(),
  from: address('Its first address'),
  to: address('The first address after it'),
  access: words(4, 'Read, write, execute, as in /proc/PID/maps: r-x').default('rw-'),
  kind: kind(['fixed', 'grows-up', 'grows-down'], 'Whether it grows, and which way'),
})

/** A segment of the sample: its name, a line of /proc/PID/maps without its path, what it is for, and how it grows. */
const mapped = (name: string, line: string, note: string, kind: 'fixed' | 'grows-up' | 'grows-down' = 'fixed') => {
  const [, from, to, access = ''] = /(\w+)-(\w+) (\S+)/.exec(line) ?? []
  return { name, from: `0x${from}`, to: `0x${to}`, access, note, kind }
}

export default defineRecipe({
  name: 'Process memory layout',
  family: 'Data structures',
  description:
    'The address space of a process, high addresses on top: the whole span to scale, and its code, data, heap, libraries and stack enlarged, with addresses, access rights, gaps, and sizes as bars. Also called memory map, address space or virtual memory layout.',
  useWhen:
    'You explain where the code, heap and stack of a process are, which way they grow, and which are writable or executable. Good for 3 to 20 segments; you need addresses and access rights, as /proc/PID/maps lists them.',
  avoidWhen:
    'Bits of one word matter: use `register-bitfield`. The bytes of a file: use `hex-dump`. How memory use changes over time: use `line-chart`. Where a store keeps keys in memory and on disk: use `lsm-tree`.',
  aliases: ['heap and stack', 'text data bss', 'proc maps', 'segments', 'linker map', 'address space'],
  visual: 90,
  ease: 74,
  overall: 87,
  rationale:
    'A bar to scale shows how empty the address space is, one column what is in it, and bars how large each part is. Adding a segment by hand moves all below it. You supply addresses and rights; sizes and gaps are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: form(
    'fields',
    { fields: list(segment, { min: 1, max: 20, of: 'Segments from low to high addresses' }) },
    {
      check: ({ fields }) => [...checkUnique('fields', fields), ...checkSegments(fields)],
      targets: ({ fields }) => namedTargets(fields),
    },
  ),
  sample: {
    title: '{some} of the {all} segments shown are writable, {both} also executable',
    subtitle: 'cat on 64-bit Linux: segments of {mapped} together, spread over {span} of addresses',
    focus: ['Data', 'Heap', 'libc data', 'Stack'],
    source: '/proc/self/maps of cat on x86-64, without locale files, buffers, vvar and loader',
    fields: [
      mapped('Headers', '55f87d69a000-55f87d69c000 r--', 'ELF header, symbols'),
      mapped('Code', '55f87d69c000-55f87d6a1000 r-x', '.text'),
      mapped('Constants', '55f87d6a1000-55f87d6a5000 r--', '.rodata, relocations'),
      mapped('Data', '55f87d6a5000-55f87d6a6000 rw-', '.data, .bss'),
      mapped('Heap', '55f8a7bae000-55f8a7bcf000 rw-', 'brk', 'grows-up'),
      mapped('libc headers', '7f4c8d09f000-7f4c8d0c5000 r--', 'libc.so.6'),
      mapped('libc code', '7f4c8d0c5000-7f4c8d21b000 r-x', 'libc.so.6'),
      mapped('libc constants', '7f4c8d21b000-7f4c8d272000 r--', 'libc.so.6'),
      mapped('libc data', '7f4c8d272000-7f4c8d281000 rw-', 'libc.so.6 and its .bss'),
      mapped('vDSO', '7f4c8d293000-7f4c8d295000 r-x', 'some system calls without entering the kernel'),
      mapped('Stack', '7ffe48c1c000-7ffe48c3d000 rw-', 'environment and arguments on top', 'grows-down'),
    ],
  },
  draw: drawMemory,
  derive: ({ fields }) => {
    const writable = fields.filter(({ access }) => access.includes('w'))
    return {
      some: writable.length,
      all: fields.length,
      both: writable.filter(({ access }) => access.includes('x')).length || 'none',
      mapped: byteSize(fields.reduce((sum, each) => sum + sizeOf(each), 0n)),
      span: byteSize(spanOf(fields)),
    }
  },
  describe: ({ fields }) => {
    const named = fields.toReversed().map((each) => `${each.name} (${each.access}, ${byteSize(sizeOf(each))})`)
    return `The address space of a process with ${count(fields.length, 'segment')}, high addresses on top, enlarged beside a bar to scale: ${enumerate(named, 20)}. They span ${byteSize(spanOf(fields))}.`
  },
})
