/**
 * SPI mode 0: the first two bytes of Read JEDEC ID (9Fh) on a W25Q128JV flash, whose manufacturer answers EFh
 * (Winbond W25Q128JV datasheet, "Read JEDEC ID"). Data changes on falling and is read on rising edges of the clock.
 */
import * as z from 'zod'
import { id, list, name, note, ref, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { namesIn, quoteDerived } from '../../drawing/derived.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { exceptionsIn, hasChanges } from './changes.ts'
import { drawWaves } from './draw-waves.ts'
import { bytesIn, levelsOf, noteBits, noteLengths, readAt, turnsOf } from './readings.ts'
import { bitsAt, stretchesOf } from './waves.ts'

const signal = z.strictObject({
  id: id.optional(),
  name: name('What the signal is called', 24),
  note: note('A muted line under the name', 40).optional(),
  wave: z
    .string()
    .regex(/^[01xz=2-9][01xz=2-9.]{1,63}$/, 'must be 2 to 64 letters of 0, 1, x, z, = and ., not beginning with .')
    // The colors that WaveDrom gives to values are values.
    .transform((letters) => letters.replaceAll(/[2-9]/g, '='))
    .describe('One letter a column: 0, 1, z high impedance, x unknown, = or 2 to 9 a value, . as before'),
  data: list(words(48, 'A value'), { min: 0, max: 32, of: 'Words of the values, in order' }).default([]),
  sampled: z.boolean().default(false).describe('Whether receivers read it at the edges of the clock'),
})

const fields = {
  signals: list(signal, { max: 12, of: 'The signals, top to bottom' }),
  clock: ref('The signal whose edges sample the others: id or name').optional(),
  edge: z.enum(['rising', 'falling']).default('rising').describe('rising (default) or falling'),
}

type WaveData = z.output<z.ZodObject<typeof fields>>

/** A signal whose bits fill no whole bytes has these to quote, if any. */
const derive = (data: WaveData) => {
  const read = bytesIn(data).map(({ bytes, bits }) => bytes || bits)
  // What is read of a single signal is what comes in as well.
  const [out, into] = read.length === 1 ? [read[0], read[0]] : read
  return { ...(out ? { out } : {}), ...(into ? { in: into } : {}), edges: String(readAt(data).length) }
}

/** The signals in their rows. */
const rowsOf = (data: WaveData) => {
  const [read, said] = [readAt(data), derive(data)]
  return data.signals.map((item) => {
    const texts = item.data.map((text) => quoteDerived(text, said))
    return { item, stretches: stretchesOf(item.wave, texts), bits: item.sampled ? bitsAt(levelsOf(item), read) : [] }
  })
}

export default defineRecipe({
  name: 'Digital waveform',
  family: 'Sequences',
  description:
    'Signals of a bus as waves one below the other: levels, unknown and high-impedance stretches, the clock edges at which receivers sample, and the bits and bytes read there. Also called timing diagram, logic analyzer view or WaveDrom.',
  useWhen:
    'You document a bus or a chip interface and readers must see which signal changes when, on which edge it is sampled, and what is transferred: SPI, I2C, UART, parallel buses. Good for 2 to 12 signals over up to 64 columns.',
  avoidWhen:
    'You need messages, not levels: use `request-sequence`. You need named states, messages or deadlines over measured time: use `uml-timing`. You need times in milliseconds with nested spans: use `trace-waterfall`. You need the bytes of one message in detail: use `hex-dump`.',
  visual: 86,
  ease: 70,
  overall: 83,
  rationale:
    'Sampling edges run through all signals, and bits are written where they are read, so bytes can be checked by eye. A column added by hand moves everything right of it. You supply waves in WaveDrom letters; bits and bytes are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form('own', fields, {
    checks: ({ unique, refersTo }) => [unique('signals'), refersTo(['clock'], { to: 'signals', what: 'a signal' })],
    targets: ({ signals }) => namedTargets(signals),
  }),
  sample: {
    title: 'Each next bit is set on a falling edge and read on a rising one',
    subtitle: 'SPI mode 0: the host sends {out} to a W25Q128JV flash, which answers with {in} first',
    source:
      'Winbond W25Q128JV datasheet, Read JEDEC ID (9Fh); the host stops after one of three ID bytes; not to scale in time',
    clock: 'CLK',
    signals: [
      { name: 'CS#', note: 'selects the chip', wave: `10${'.'.repeat(32)}1` },
      { name: 'MOSI', note: 'host to chip', wave: `x1.0...1.........x${'.'.repeat(17)}`, sampled: true },
      { name: 'CLK', note: 'from the host', wave: `0.${'10'.repeat(16)}.` },
      { name: 'MISO', note: 'chip to host', wave: `z${'.'.repeat(16)}1.....0.1.......xz`, sampled: true },
      {
        name: 'Bytes',
        note: 'MSB first',
        wave: `x=${'.'.repeat(15)}=${'.'.repeat(15)}x.`,
        data: ['{out}: Read JEDEC ID', '{in}: manufacturer, Winbond'],
      },
    ],
  },
  derive,
  meanings: {
    out: 'bytes of the first sampled signal, or its bits where these are not a multiple of 8',
    in: 'the same of the second sampled signal, or of the only one',
    edges: 'edges at which signals are read',
  },
  draw: (data, sheet) => {
    const read = readAt(data)
    drawWaves(rowsOf(data), read, sheet, turnsOf(data))
    const sampled = data.signals.filter((signal) => signal.sampled)
    for (const [index, name] of (['out', 'in'] as const).entries()) {
      const said = data.signals.filter((signal) => signal.data.some((words) => namesIn(words).includes(name)))
      sheet.prove(name, ...said, ...sampled.slice(index, index + 1))
    }
    sheet.prove('edges', '@readings')
    noteBits(data, sheet)
    noteLengths(data, sheet)
  },
  describe: (data) => {
    const [signals, edges] = [count(data.signals.length, 'row'), count(readAt(data).length, 'clock edge')]
    const names = data.signals.map((each) => each.name)
    const read = bytesIn(data).map(
      ({ name, bytes, bits }) => `${name} ${bytes || (bits === '' ? 'nothing' : `the bits ${bits}`)}`,
    )
    const bytes = read.length > 0 ? `: ${enumerate(read)}` : ''
    const turns = turnsOf(data)
    const other = data.edge === 'rising' ? 'falling' : 'rising'
    const rule =
      turns !== undefined && hasChanges(rowsOf(data), turns)
        ? ` Data changes on ${other} edges of ${turns.clock.name}${exceptionsIn(rowsOf(data), turns)} and is read on ${data.edge} ones.`
        : ''
    return `${signals} of waves over the same columns: ${enumerate(names, 12)}. ${edges} sample them${bytes}.${rule}`
  },
})
