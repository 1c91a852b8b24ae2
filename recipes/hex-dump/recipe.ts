/**
 * The first 64 bytes of a PNG file: a signature, chunks with length, type, data and CRC, and the size of the image.
 *
 * PNG specification, third edition, sections 5.2 (signature), 5.3 (chunks), 11.2.1 (IHDR), 11.3.4.3 (pHYs).
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
    'Bytes of a real file as hexadecimal pairs with offsets and characters, as xxd prints them, but with fields outlined and named on leaders. Also called hexdump, binary file format, byte layout or memory dump.',
  useWhen:
    'You explain a binary file or message by a real one: where a magic number, a length or a checksum is, and what its bytes say. Good for up to 128 bytes in up to 24 fields; you need the bytes and names of fields.',
  avoidWhen:
    'The format matters rather than one file: use `packet-header`. Single bits of a register: use `register-bitfield`. A text protocol: use `http-exchange`. Output of a command without explanation: use `terminal-session`.',
  aliases: ['hexdump', 'xxd', 'binary format', 'file format', 'magic number', 'byte layout', 'png', 'memory dump'],
  visual: 86,
  ease: 70,
  overall: 83,
  rationale:
    'Outlines show where fields begin and end across rows, and names are below their first byte. A byte inserted by hand moves all after it. You supply values in hexadecimal, cut into named fields; offsets and characters are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: fieldsForm({ units: ['byte'], width: 16, widest: 16, most: 128, fields: 24, ragged: true, valued: true }),
  sample: {
    title: 'A PNG states its dimensions in bytes {from} to {to}, before any pixel',
    subtitle: 'The first {bytes} bytes of a photo: numbers are big-endian, and a CRC guards each chunk',
    focus: ['Width', 'Height'],
    fields: [
      { name: 'Signature', value: '89504e470d0a1a0a', note: 'a high byte, PNG, CR LF, Ctrl-Z, LF' },
      { name: 'Length', value: '0000000d', note: '13 bytes of data' },
      { name: 'Type', value: '49484452' },
      { name: 'Width', value: '00000780', note: '1920 px' },
      { name: 'Height', value: '00000438', note: '1080 px' },
      { name: 'Format', value: '0806000000', note: '8 bits per channel, RGBA, deflate, no interlace' },
      { name: 'CRC', value: 'e8d3c143', note: 'over type and data, not over the length' },
      { name: 'Length', value: '00000009' },
      { name: 'Type', value: '70485973' },
      { name: 'Density', value: '00000b1300000b1301', note: '2835 px per meter: 72 dpi' },
      { name: 'CRC', value: '009a9c18' },
      { name: 'Length', value: '00002000', note: '8192 bytes' },
      { name: 'Type', value: '49444154' },
      { name: 'Data', value: '789c', note: 'a zlib stream begins' },
    ],
  },
  draw: drawDump,
  derive: (data) => {
    const { from, to } = rangeOf(data)
    return { from: String(from), to: String(to), bytes: String(totalOf(data)) }
  },
  describe: (data) => {
    const named = data.fields.map(({ name = 'unnamed', note, ...field }) => {
      return `${name} (${count(sizeOf(field, 'byte'), 'byte')}${note === undefined ? '' : `: ${note}`})`
    })
    const { from, to } = rangeOf(data)
    const marked = data.focus === undefined ? '' : ` Highlighted: ${enumerate(data.focus)}, bytes ${from} to ${to}.`
    return `${count(totalOf(data), 'byte')} in rows of ${data.width}, each with its offset and its characters.${marked} Fields in order: ${enumerate(named, 20)}.`
  },
})
