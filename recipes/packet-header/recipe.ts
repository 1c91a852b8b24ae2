/**
 * The TCP header without options in rows of 32 bits.
 *
 * Fields, sizes and order: RFC 9293, section 3.1, figure 1. The handshake's bits: section 3.5.
 */
import { sizeOf, totalOf } from '../../drawing/data/field-places.ts'
import { fieldsForm } from '../../drawing/data/packed-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawFields } from './draw-fields.ts'

export default defineRecipe({
  name: 'Packet header',
  family: 'Data structures',
  description:
    'A protocol header in rows of 32 bits with a bit ruler and byte offsets, every field as wide as it has bits, and narrow flags spelled out below their row. Also called packet diagram, bit layout, wire format or frame format.',
  useWhen:
    'You define or explain a binary message: which bit is where, which fields are aligned, what a parser must mask and shift. Good for up to 40 fields in rows of 8 to 64 bits or bytes, the last one full or not; you need the name and size of each field.',
  avoidWhen:
    'The messages of a handshake matter rather than their bits: use `tls13-handshake`. The values of one register: use `register-bitfield`. The bytes of a real file: use `hex-dump`. A text protocol: use `http-exchange`.',
  visual: 91,
  ease: 74,
  overall: 87,
  rationale:
    'Widths to scale and one ruler make alignment and masks clear, as in RFC figures, and the strip says what each flag means. Widening a field by hand moves all after it. You supply names and sizes in order; offsets are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: fieldsForm({ units: ['bit', 'byte'], width: 32, ragged: true }),
  sample: {
    title: 'Two of {total} header bits, SYN and ACK, open every TCP connection',
    subtitle:
      'The three-way handshake sends SYN, then SYN and ACK, then ACK; {bytes} bytes come before options and data',
    focus: ['SYN', 'ACK'],
    source: 'RFC 9293, section 3.1',
    fields: [
      { name: 'Source port', size: 16 },
      { name: 'Destination port', size: 16 },
      { name: 'Sequence number', size: 32 },
      { name: 'Acknowledgment number', size: 32 },
      { name: 'Data offset', size: 4 },
      { name: 'Reserved', size: 4, value: '0000' },
      { name: 'CWR', size: 1, note: 'congestion window reduced' },
      { name: 'ECE', size: 1, note: 'network marked congestion' },
      { name: 'URG', size: 1, note: 'urgent pointer is valid' },
      { name: 'ACK', size: 1, note: 'ack number is valid' },
      { name: 'PSH', size: 1, note: 'deliver to the app now' },
      { name: 'RST', size: 1, note: 'abort the connection' },
      { name: 'SYN', size: 1, note: 'sync sequence numbers' },
      { name: 'FIN', size: 1, note: 'no more data from the sender' },
      { name: 'Window', size: 16 },
      { name: 'Checksum', size: 16 },
      { name: 'Urgent pointer', size: 16 },
    ],
  },
  draw: drawFields,
  derive: (data) => ({
    total: String(totalOf(data)),
    bytes: String(data.unit === 'bit' ? totalOf(data) / 8 : totalOf(data)),
    fields: String(data.fields.length),
  }),
  describe: (data) => {
    const { fields, unit, width, focus } = data
    const named = fields.map((field) => `${field.name ?? 'unnamed'} (${sizeOf(field, unit)})`)
    const marked = focus === undefined ? '' : ` Highlighted: ${enumerate(focus)}.`
    return `A layout of ${count(fields.length, 'field')} with ${count(totalOf(data), unit)} together, in rows of ${count(width, unit)}. In order, sizes in ${unit}s: ${enumerate(named, 20)}.${marked}`
  },
})
