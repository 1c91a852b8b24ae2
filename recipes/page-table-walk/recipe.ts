/** An address of a process on x86-64, through four levels of tables to a byte of memory. */
import * as z from 'zod'
import { list, name } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawWalk } from './draw.ts'
import { addressProblem, entryProblem, walkPages, writeHex } from './walk.ts'

const address = (description: string) =>
  z
    .string()
    .regex(/^0x[0-9a-fA-F]{1,16}$/, 'must be a hexadecimal number such as 0x7f5c3a9e2d48')
    .transform((text) => BigInt(text))
    .describe(description)

const level = z.strictObject({
  name: name('The table', 16),
  bits: z.int().min(1).max(16).default(9).describe('Bits of the address that index it'),
  entry: address('What the entry that is read points to; without it, it is not present').optional(),
})

export default defineRecipe({
  name: 'Page-table walk',
  family: 'Data structures',
  description:
    'How a virtual address becomes a physical one: its bits over the tables that they index, the entry read in each, lower the larger its index, with an arrow to the next table, and the offset that stays as it is. Also called address translation, paging or MMU walk.',
  useWhen:
    'You explain how the MMU finds a page, what a TLB miss reads, which bits index which table, or where a page fault happens. Good for 1 to 5 levels of up to 16 bits; you need the address, the base register and the entry of each level.',
  avoidWhen:
    'You need which regions a process has: use `process-memory-layout`. The bits of one register: use `register-bitfield`. The fields of a message: use `packet-header`. Keys found through pages of a file: use `b-plus-tree`.',
  visual: 88,
  ease: 62,
  overall: 84,
  rationale:
    'Each table is under the bits that index it, so the address is read as a route, and the offset is seen twice in one column. Entries are placed by their index, so another address moves them. You supply address, register and entries; indexes and addresses are computed.',
  reviewed: '2026-11-24',
  revision: 1,
  data: form(
    'own',
    {
      address: address('The virtual address'),
      bits: z.int().min(8).max(64).default(48).describe('How many bits of it are translated'),
      root: name('The register that points to the first table', 16).default('CR3'),
      base: address('Where the first table is'),
      levels: list(level, { max: 5, of: 'Tables, from the one that the register points to' }),
      entrySize: z.int().min(1).max(16).default(8).describe('Bytes of an entry'),
      page: name('What the last entry points to', 16).default('Page'),
    },
    {
      checks: ({ unique, each }) => [
        unique('levels'),
        each('address', (_, { data }) => addressProblem(data)),
        (data) => {
          const indexed = data.levels.reduce((sum, { bits }) => sum + bits, 0)
          if (indexed < data.bits) return []
          return [
            {
              at: 'levels',
              problem: `index ${indexed} bits; of the ${data.bits} that are translated some must be left for the offset`,
            },
          ]
        },
        (data) =>
          data.levels.flatMap((_, index) => {
            const problem = entryProblem(data, index)
            return problem === undefined ? [] : [{ at: `levels.${index}.entry`, problem }]
          }),
      ],
      targets: ({ levels }) => namedTargets(levels),
    },
  ),
  sample: {
    title: '{reads} reads find the page; the last {kept} bits stay the same',
    subtitle:
      'x86-64 with 4 KiB pages: nine bits each pick one of 512 entries in PML4, PDPT, page directory (PD) and page table (PT)',
    source:
      'Intel SDM, volume 3A, 4-level paging; illustrative addresses; bits 63–48 copy bit 47; flags of entries are left out',
    address: '0x7f1832216d48',
    base: '0x1ad000',
    levels: [
      { name: 'PML4', entry: '0x2c4f000' },
      { name: 'PDPT', entry: '0x61b2000' },
      { name: 'PD', entry: '0x3e90000' },
      { name: 'PT', entry: '0x9a31000' },
    ],
  },
  draw: drawWalk,
  derive: (data) => {
    const { reads, kept, physical } = walkPages(data)
    return {
      reads,
      kept,
      bits: data.bits,
      levels: data.levels.length,
      virtual: writeHex(data.address),
      physical: physical === undefined ? 'none' : writeHex(physical),
    }
  },
  describe: (data) => {
    const { steps, kept, physical, reads } = walkPages(data)
    const said = steps
      .slice(0, reads)
      .map(
        ({ level, index }) =>
          `${level.name} entry ${index} ${level.entry === undefined ? 'is not present' : `points to ${writeHex(level.entry)}`}`,
      )
    return `The virtual address ${writeHex(data.address)} is translated through ${count(data.levels.length, 'table')} from ${data.root} at ${writeHex(data.base)}: ${enumerate(said)}. ${physical === undefined ? 'That is a page fault.' : `The last ${count(kept, 'bit')} stay, and the physical address is ${writeHex(physical)}.`}`
  },
})
