/** A layer and a repeated block as a person writes them. */
import * as z from 'zod'
import { id, kind, list, name, note, optionalList, ref, words } from '../../drawing/data/fields.ts'
import { opNames } from './ops.ts'

const amount = (description: string, most = 1e9) => z.int().min(1).max(most).describe(description).optional()

const dim = z.union([
  z.int().min(1).max(1e9),
  z
    .string()
    .trim()
    .regex(/^[A-Za-z?][A-Za-z0-9_/·?]{0,11}$/, 'must be a number or a short word'),
])

/** A layer. */
export const layer = z.strictObject({
  id: id.optional(),
  name: name('As the code calls it', 32).optional(),
  op: kind(opNames, 'What it does'),
  note: note('What else its box says', 40).optional(),
  from: optionalList(ref('A layer before it'), { max: 8, of: 'What it takes; the layer before it by default' }),
  in: amount('Features, channels or rows that it takes; checked'),
  out: amount('Features or channels that it gives'),
  kernel: z
    .union([z.int().min(1).max(1000), z.array(z.int().min(1).max(1000)).min(1).max(3)])
    .describe('Size of the window')
    .optional(),
  stride: amount('Step of the window, or factor of upsampling', 1000),
  padding: z.int().min(0).max(1000).describe('Border on every side').optional(),
  groups: amount('Groups of channels', 1e5),
  heads: amount('Heads of attention', 1000),
  kvHeads: amount('Heads of keys and values, if fewer', 1000),
  bias: z.boolean().describe('false: without biases').optional(),
  shape: list(dim, {
    max: 6,
    of: 'Of an input, a reshape or what is not listed; words for what is not known, such as T',
  }).optional(),
  params: z.int().min(0).max(1e13).describe('Of what is not listed').optional(),
  ties: ref('The layer whose weights it uses').optional(),
  block: ref('The repeated block that it is in').optional(),
  part: words(24, 'What it is a part of; sums are written').optional(),
})

/** A block. */
export const block = z.strictObject({
  id: id.optional(),
  name: name('What is repeated', 32),
  times: z.int().min(1).max(1000).default(1).describe('How often, each time with weights of its own'),
  note: note('What else its frame says', 40).optional(),
})
