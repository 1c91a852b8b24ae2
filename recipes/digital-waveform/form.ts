/**
 * The form of waves: signals in the letters of WaveDrom, the clock whose edges sample them, and stretches with names.
 */
import * as z from 'zod'
import { id, list, name, note, ref, text, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { checkReferences, checkUnique, namedTargets, References } from '../../drawing/data/references.ts'
import type { Finding } from '../../src/scene/findings.ts'

const signal = z.strictObject({
  id: id.optional(),
  name: name('What the signal is called', 24),
  note: note('A muted line under the name', 40).optional(),
  wave: z
    .string()
    .regex(/^[01xz=][01xz=.]{1,63}$/, 'must be 2 to 64 letters of 0, 1, x, z, = and ., not beginning with .')
    .describe('One letter a column: 0, 1, z high impedance, x unknown, = a value, . as before'),
  data: list(words(24, 'A value'), { min: 0, max: 32, of: 'Words of the values, in order' }).default([]),
  sampled: z.boolean().default(false).describe('Whether receivers read it at the edges of the clock'),
})

const span = z.strictObject({
  id: id.optional(),
  start: z.number().min(0).max(64).describe('The column at which it begins, from 0'),
  end: z.number().min(0).max(64).describe('The column at which it ends'),
  text: text('What the stretch is', 40),
  note: note('A muted line under it', 60).optional(),
})

export type Signal = z.output<typeof signal>

/** Waves as they are drawn. */
export type WaveData = {
  signals: Signal[]
  clock?: string | undefined
  edge: 'rising' | 'falling'
  spans?: z.output<typeof span>[] | undefined
}

/** Declares waves. */
export const waveForm = () =>
  form(
    'own',
    {
      signals: list(signal, { max: 12, of: 'The signals, top to bottom' }),
      clock: ref('The signal whose edges sample the others: id or name').optional(),
      edge: z.enum(['rising', 'falling']).default('rising').describe('rising (default) or falling'),
      spans: list(span, { min: 0, max: 8, of: 'Named stretches of columns, as brackets below' }).optional(),
    },
    {
      check: (data): Finding[] => [
        ...checkUnique('signals', data.signals),
        ...checkReferences([{ at: 'clock', reference: data.clock }], {
          references: new References(namedTargets(data.signals)),
          what: 'a signal',
        }),
        ...checkSpans(data),
      ],
      targets: ({ signals, spans = [] }) => [
        ...namedTargets(signals),
        ...spans.map((item) => ({ names: [item.id, item.text], item })),
      ],
    },
  )

/** Spans run forward and lie within the waves. */
const checkSpans = ({ signals, spans = [] }: WaveData): Finding[] => {
  const columns = Math.max(...signals.map(({ wave }) => wave.length))
  return spans.flatMap(({ start, end }, index) => {
    const at = `spans.${index}.end`
    if (end <= start) return [{ at, problem: `${end} is not after its start, ${start}` }]
    return end > columns ? [{ at, problem: `${end} is after the last column, ${columns}` }] : []
  })
}
