/**
 * The first 64 bytes of a PNG file: a signature, chunks with length, type, data and CRC, and the size of the image
 * (PNG specification, third edition, sections 5.2, 5.3, 11.2.1 for IHDR and 11.3.4.3 for pHYs).
 */
import { placesOf, sizeOf, totalOf } from '../../drawing/data/field-places.ts'
import { type FieldsData, fieldsForm } from '../../drawing/data/packed-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawDump } from './draw.ts'

/** The first and the last byte of what is in focus; of everything where nothing is. */
const rangeOf = (data: FieldsData & { focus?: string[] | undefined }): { from: number; to: number } => {
  const places = placesOf(data)
  const marked = places.filter(({ field: { name, id } }) => data.focus?.some((each) => each === name || each === id))
  const shown = marked.length > 0 ? marked : places
  return { from: shown[0]?.from ?? 0, to: (shown.at(-1)?.to ?? 1) - 1 }
}

export default defineRecipe({
  name: 'Annotated hex dump',
  family: 'Developer surfaces',
  description:
    'The bytes of a real file in hexadecimal, with offsets and printable ASCII, and with each field outlined, named and explained below its row; one that goes on in the next row is open there. Also called hexdump, binary file format, byte layout or memory dump.',
  useWhen:
    'You explain a binary format with a real example: where the magic number, a length or a checksum is, and what its bytes mean. Good for up to 128 bytes in up to 24 fields; you need the bytes and the field names.',
  avoidWhen:
    'You define the format rather than show one file: use `packet-header`. Individual bits of a register matter: use `register-bitfield`. The protocol is text: use `http-exchange`. You show the output of a command: use `terminal-session`.',
  visual: 86,
  ease: 70,
  overall: 83,
  rationale:
    'Outlines show where each field starts and ends; one that is open began in the row above or goes on in the next. Inserting a byte by hand shifts everything after it. You supply the fields in hexadecimal; offsets and ASCII are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: fieldsForm({
    units: ['byte'],
    width: 16,
    widest: 16,
    most: 128,
    fields: 24,
    ragged: true,
    valued: true,
    grouped: true,
  }),
  sample: {
    title: 'A PNG states its dimensions in bytes {from} to {to}',
    subtitle: 'The first {bytes} bytes of a screenshot, integers big-endian; pixels follow in IDAT',
    source: 'PNG specification (ISO/IEC 15948)',
    focus: ['Width', 'Height'],
    fields: [
      { name: 'Signature', value: '89504e470d0a1a0a', note: '0x89, PNG, CR LF, Ctrl-Z, LF' },
      { name: 'Length', group: 'IHDR chunk', value: '0000000d', note: '13 bytes' },
      { name: 'Type', group: 'IHDR chunk', value: '49484452', note: 'IHDR, header' },
      { name: 'Width', group: 'IHDR chunk', value: '00000780', note: '1920 px' },
      { name: 'Height', group: 'IHDR chunk', value: '00000438', note: '1080 px' },
      { name: 'Format', group: 'IHDR chunk', value: '0806000000', note: '8 bits, RGBA, all else 0' },
      { name: 'CRC', group: 'IHDR chunk', value: 'e8d3c143', note: 'of IHDR' },
      { name: 'Length', group: 'pHYs chunk', value: '00000009', note: '9 bytes' },
      { name: 'Type', group: 'pHYs chunk', value: '70485973', note: 'pHYs, density' },
      { name: 'Density', group: 'pHYs chunk', value: '00000b1300000b1301', note: '2835 px per meter: 72 dpi' },
      { name: 'CRC', group: 'pHYs chunk', value: '009a9c18', note: 'of pHYs' },
      { name: 'Length', group: 'IDAT chunk', value: '00002000', note: '8192 bytes' },
      { name: 'Type', group: 'IDAT chunk', value: '49444154', note: 'IDAT, pixels' },
      { name: 'Data', group: 'IDAT chunk', value: '789c', note: 'zlib: 2 of 8192 bytes' },
    ],
  },
  draw: drawDump,
  derive: (data) => {
    const { from, to } = rangeOf(data)
    return { from: String(from), to: String(to), bytes: String(totalOf(data)) }
  },
  describe: (data) => {
    const named = data.fields.map(({ name = 'unnamed', note, group, ...field }) => {
      return `${group === undefined ? '' : `${group}: `}${name} ${sizeOf(field, 'byte')}${note === undefined ? '' : ` (${note})`}`
    })
    const { from, to } = rangeOf(data)
    return `${count(totalOf(data), 'byte')} in rows of ${data.width}, each with its offset and its ASCII characters.${data.focus === undefined ? '' : ` Highlighted: ${enumerate(data.focus)}, bytes ${from} to ${to}.`} Fields in order, with their bytes: ${enumerate(named, 16)}.`
  },
})
