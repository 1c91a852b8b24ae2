/**
 * SPI mode 0: the first two bytes of Read JEDEC ID (9Fh) on a W25Q128JV flash, whose manufacturer answers EFh
 * (Winbond W25Q128JV datasheet, "Read JEDEC ID"). Data changes on falling and is read on rising edges of the clock.
 */
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { bytesIn, drawWaves, samplesOf } from './draw.ts'
import { type WaveData, waveForm } from './form.ts'

/** What sampled signals carry, and how many edges sample them. */
const derive = (data: WaveData) => {
  const read = data.signals.filter(({ sampled }) => sampled).map((signal) => bytesIn(data, signal).join(' '))
  return { out: read[0] ?? '', in: read[1] ?? '', edges: String(samplesOf(data).length) }
}

export default defineRecipe({
  name: 'Digital waveform',
  family: 'Sequences',
  description:
    'Signals of a bus as waves one below the other: levels, unknown and high-impedance stretches, the clock edges at which receivers sample, and the bits and bytes read there. Also called timing diagram, logic analyzer view or WaveDrom.',
  useWhen:
    'You document a bus or a chip interface and readers must see which signal changes when, on which edge it is sampled, and what is transferred: SPI, I2C, UART, parallel buses. Good for 2 to 12 signals over up to 64 columns.',
  avoidWhen:
    'You need messages, not levels: use `request-sequence`. You need times in milliseconds with nested spans: use `trace-waterfall`. You need the bytes of one message in detail: use `hex-dump`.',
  aliases: ['SPI', 'I2C', 'UART', 'logic analyzer', 'bus protocol', 'clock edge', 'setup and hold'],
  visual: 87,
  ease: 70,
  overall: 82,
  rationale:
    'Sampling edges run through all signals, and bits are written where they are read, so bytes can be checked by eye. A column added by hand moves everything right of it. You supply waves in WaveDrom letters; bits and bytes are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: waveForm(),
  sample: {
    title: 'Data changes on falling edges and is read on rising ones',
    subtitle: 'SPI mode 0, Read JEDEC ID of a W25Q128JV flash: the host sends {out}, Winbond’s chip answers {in}',
    source: 'Winbond W25Q128JV datasheet, Read JEDEC ID (9Fh); not to scale in time',
    focus: ['CLK'],
    clock: 'CLK',
    signals: [
      { name: 'CS#', note: 'selects the chip', wave: `10${'.'.repeat(32)}1` },
      { name: 'CLK', note: 'from the host', wave: `0.${'10'.repeat(16)}.` },
      { name: 'MOSI', note: 'host to chip', wave: `x1.0...1.........x${'.'.repeat(17)}`, sampled: true },
      { name: 'MISO', note: 'chip to host', wave: `z${'.'.repeat(16)}1.....0.1.......xz`, sampled: true },
    ],
    spans: [
      { start: 1, end: 17, text: 'command {out}', note: 'Read JEDEC ID' },
      { start: 17, end: 33, text: 'manufacturer ID {in}', note: 'Winbond' },
    ],
  },
  derive,
  draw: (data, sheet) => drawWaves(data, sheet, derive(data)),
  describe: (data) => {
    const read = data.signals
      .filter(({ sampled }) => sampled)
      .map((each) => `${each.name} ${bytesIn(data, each).join(' ') || 'no whole byte'}`)
    return `${count(data.signals.length, 'signal')} as waves over the same columns: ${enumerate(
      data.signals.map(({ name }) => name),
      12,
    )}. ${count(samplesOf(data).length, 'clock edge')} sample them${read.length > 0 ? `: ${enumerate(read)}` : ''}.`
  },
})
