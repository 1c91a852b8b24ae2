/** The first 64 bytes of a PNG file: a signature, chunks with length, type, data and CRC, and the size of the image. */
import { type FieldsData, fieldsForm, sizeOf, totalOf } from '../../drawing/data/packed-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawDump } from './draw.ts'
import { pngFields } from './png.ts'

/** The first and the last byte of what is in focus; of everything where nothing is. */
const rangeOf = (data: FieldsData & { focus?: string[] | undefined }): { from: number; to: number } => {
  let at = 0
  const ranges = data.fields.map((field) => {
    const from = at
    at += sizeOf(field, 'byte')
    return { from, to: at - 1, isFocus: data.focus?.some((each) => each === field.name || each === field.id) ?? false }
  })
  const shown = ranges.some(({ isFocus }) => isFocus) ? ranges.filter(({ isFocus }) => isFocus) : ranges
  return { from: shown[0]?.from ?? 0, to: shown.at(-1)?.to ?? 0 }
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
  data: fieldsForm({ units: ['byte'], width: 16, widest: 16, fields: 24, ragged: true, valued: true }),
  sample: {
    title: 'A PNG states its dimensions in bytes {from} to {to}, before any pixel',
    subtitle: 'The first {bytes} bytes of a photo: numbers are big-endian, and a CRC guards each chunk',
    focus: ['Width', 'Height'],
    fields: pngFields({ width: 1920, height: 1080, dotsPerInch: 72, dataLength: 8192 }),
  },
  draw: drawDump,
  derive: (data) => {
    const { from, to } = rangeOf(data)
    return { from: String(from), to: String(to), bytes: String(totalOf(data)) }
  },
  describe: (data) => {
    const named = data.fields.map(({ name = 'unnamed', note, ...field }) => {
      const size = count(sizeOf(field, 'byte'), 'byte')
      return note === undefined ? `${name} (${size})` : `${name} (${size}: ${note})`
    })
    const { from, to } = rangeOf(data)
    const marked = data.focus === undefined ? '' : ` Highlighted: ${enumerate(data.focus)}, bytes ${from} to ${to}.`
    return `${count(totalOf(data), 'byte')} in rows of ${data.width}, each with its offset and its characters.${marked} Fields in order: ${enumerate(named, 20)}.`
  },
})
