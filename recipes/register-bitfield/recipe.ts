/**
 * A control register with the value that a driver writes.
 *
 * SPI_CR1 of STM32F405/415, F407/417: bits, names and meanings from the reference manual RM0090, section 28.5.1.
 */
import { fieldsForm } from '../../drawing/data/packed-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { digitsIn } from '../../drawing/grid/value-rows.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { hexOfBits, spacedBits } from '../../drawing/values/binary.ts'
import { drawRegister } from './draw.ts'
import { isSet } from './nibbles.ts'

const bit = (name: string, value: string, note?: string) => ({ name, value, ...(note === undefined ? {} : { note }) })

export default defineRecipe({
  name: 'Register bit field',
  family: 'Data structures',
  description:
    'A hardware register decoded: hexadecimal digits over their four bits, one cell per bit, and a row for each field that keeps its bits in their columns beside its name and meaning. Also called bit field, register map or control register.',
  useWhen:
    'You explain or review the value that a driver writes: which bits are set, what each field selects, and how that adds up to the hexadecimal value. Good for 8 to 64 bits in rows of up to 16, and up to 24 fields with a few words each.',
  avoidWhen:
    'Fields span many words or a whole message: use `packet-header`. You explain the bytes of a file: use `hex-dump`. You map a whole address space: use `process-memory-layout`. Signals change over time: use `digital-waveform`.',
  visual: 88,
  ease: 72,
  overall: 85,
  rationale:
    'Columns carry each bit from the number through the cells to the field that it sets, as a protocol analyzer prints flags. Inserting a field by hand moves the rows below and the columns beside it. You supply fields from the highest bit down with their values.',
  reviewed: '2026-11-23',
  revision: 1,
  data: fieldsForm({ units: ['bit'], width: 16, widest: 16, most: 64, fields: 24, valued: true }),
  sample: {
    title: 'Writing {hex} enables SPI as a master at 1/16 of the bus clock',
    subtitle: 'SPI_CR1 bit by bit: each hexadecimal digit is four bits, each row one field',
    focus: ['SPE', 'BR', 'MSTR'],
    source: 'STMicroelectronics RM0090, section 28.5.1',
    fields: [
      bit('BIDIMODE', '0', 'separate lines in and out'),
      bit('BIDIOE', '0', 'unused with separate lines'),
      bit('CRCEN', '0', 'no CRC'),
      bit('CRCNEXT', '0', 'next transfer: data, not CRC'),
      bit('DFF', '0', '8-bit frames'),
      bit('RXONLY', '0', 'full duplex'),
      bit('SSM', '1', 'SSI replaces the NSS pin'),
      bit('SSI', '1', 'NSS reads high: no other master'),
      bit('LSBFIRST', '0', 'most significant bit first'),
      bit('SPE', '1', 'peripheral enabled'),
      bit('BR', '011', 'bus clock divided by 16'),
      bit('MSTR', '1', 'this side is the master'),
      bit('CPOL', '0', 'clock idles low'),
      bit('CPHA', '0', 'data sampled on the first edge'),
    ],
  },
  draw: drawRegister,
  derive: (data) => ({
    hex: hexOfBits(digitsIn(data).join('')),
    set: String(data.fields.filter(isSet).length),
    bits: String(digitsIn(data).filter((digit) => digit === '1').length),
    fields: String(data.fields.length),
  }),
  meanings: {
    set: 'fields that are not 0',
    bits: 'bits that are 1',
  },
  describe: (data) => {
    const set = data.fields
      .filter(isSet)
      .map(({ name = 'unnamed', value, note }) =>
        note === undefined ? `${name} = ${value}` : `${name} = ${value} (${note})`,
      )
    return `A register of ${count(digitsIn(data).length, 'bit')} in ${count(data.fields.length, 'field')}, the highest bit on the left. Its value is ${hexOfBits(digitsIn(data).join(''))}, binary ${spacedBits(digitsIn(data).join(''))}. ${set.length === 0 ? 'No field is set' : `Set: ${enumerate(set, 12)}`}.`
  },
})
