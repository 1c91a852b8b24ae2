import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import packetHeader from '../recipes/packet-header/recipe.ts'
import { importData } from './import-data.ts'

const recipe = packetHeader as unknown as AnyRecipe

const read = (text: string) => importData(recipe, { document: parse(text) as unknown }, { from: 'ksy' })

// Written after RFC 9293, section 3.1, in the form of the Kaitai Struct user guide.
const tcp = `
meta:
  id: tcp_segment
  title: TCP segment
  endian: be
seq:
  - id: src_port
    type: u2
  - id: dst_port
    type: u2
  - id: seq_num
    type: u4
  - id: ack_num
    type: u4
  - id: data_offset
    type: b4
    doc: Length of the header in words of 32 bits
  - id: reserved
    type: b4
  - id: flags
    type: flags
  - id: window
    type: u2
  - id: checksum
    type: u2
  - id: urgent_pointer
    type: u2
  - id: options
    size: data_offset * 4 - 20
  - id: body
    size-eos: true
types:
  flags:
    seq:
${['cwr', 'ece', 'urg', 'ack', 'psh', 'rst', 'syn', 'fin'].map((id) => `      - id: ${id}\n        type: b1\n        doc: Flag ${id}`).join('\n')}
`

test('fields of fixed size become a header, those of other types in their place; what follows is named', () => {
  const outcome = read(tcp)
  expect(outcome).toMatchObject({
    ok: true,
    data: {
      title: 'TCP segment: {bytes} bytes in {fields} fields',
      subtitle: 'The size of what follows, from options on, is not fixed',
      width: 32,
    },
  })
  const fields = (outcome.ok ? outcome.data['fields'] : []) as { name: string; size: number; note?: string }[]
  expect(fields.map(({ name, size }) => `${name} ${size}`).slice(3, 8)).toEqual([
    'ack num 32',
    'data offset 4',
    'reserved 4',
    'cwr 1',
    'ece 1',
  ])
  expect(fields.reduce((sum, { size }) => sum + size, 0)).toBe(160)
  const drawing = outcome.ok ? drawRecipe(recipe, outcome.data) : outcome
  expect(drawing.ok && drawing.scene.title).toBe('Packet header: TCP segment: 20 bytes in 17 fields')
})

test('sizes come from types, contents and repetitions; bits that no field takes are unused', () => {
  const outcome = read(`
meta: { id: sample, endian: le }
seq:
  - { id: magic, contents: [0x50, 0x4b] }
  - { id: version, type: b3 }
  - { id: entries, type: u2le, repeat: expr, repeat-expr: 2 }
  - { id: label, type: str, size: 1, encoding: ASCII }
`)
  expect(outcome).toMatchObject({
    ok: true,
    data: {
      subtitle: 'Integers have their lowest byte first',
      width: 32,
      fields: [
        { name: 'magic', size: 16 },
        { name: 'version', size: 3 },
        { name: 'unused', size: 5 },
        { name: 'entries', size: 32 },
        { name: 'label', size: 8 },
      ],
    },
  })
})

test('what cannot be drawn is refused with what is needed', () => {
  const problemOf = (text: string): string | undefined => {
    const outcome = read(text)
    return outcome.ok ? undefined : outcome.findings[0]?.problem
  }
  expect(problemOf('paths: {}')).toBe(
    'is no Kaitai Struct description: expected "meta" and a list "seq" of fields with id and type',
  )
  expect(problemOf('meta: { id: a, bit-endian: le }\nseq: [{ id: flags, type: b8 }]')).toContain('bit-endian is le')
  expect(problemOf('meta: { id: a }\nseq: [{ id: name, type: strz }]')).toBe(
    'has 0 bits before name; at least one whole byte is needed',
  )
})
