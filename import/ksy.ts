/**
 * The field list of a Kaitai Struct description (.ksy): the fixed part of its sequence, in bits, big-endian bits first.
 *
 * Types and sizes: Kaitai Struct user guide, "Types" and "Bit-sized integers". Fields after the first one without a
 * fixed size are left out, and the subtitle says so.
 */

import { clip } from '../src/scene/clip.ts'
import { type JsonObject } from '../src/scene/json.ts'
import { sentenceCase } from '../src/scene/sentence-case.ts'
import { type DocumentImporter, type ImportedData, refused } from './importer.ts'
import { asObject, textIn } from './json.ts'

export const ksy: DocumentImporter = {
  kind: 'document',
  what: 'a Kaitai Struct description (.ksy)',
  shapes: ['fields'],
  read: (input) => {
    const [description, meta] = [asObject(input), asObject(asObject(input)?.['meta'])]
    if (description === undefined || !Array.isArray(description['seq']))
      return refused('is no Kaitai Struct description: expected "meta" and a list "seq" of fields with id and type')
    if (meta?.['bit-endian'] === 'le')
      return refused('meta.bit-endian is le; only bits that are read from the highest on can be drawn: be')
    const layout = layOut(description['seq'], { types: asObject(description['types']) ?? {}, level: 0 })
    const bits = sumOf(layout.fields)
    const width = [32, 16, 8].find((each) => bits % each === 0)
    if (width === undefined || bits === 0)
      return refused(`has ${bits} bits before ${layout.end ?? 'its end'}; at least one whole byte is needed`)
    const subtitle = subtitleOf(layout.end, meta?.['endian'])
    return {
      ok: true,
      candidates: [
        {
          title: titleOf(meta, { bits, fields: layout.fields.length }),
          ...(subtitle === undefined ? {} : { subtitle }),
          width,
          fields: layout.fields,
        },
      ],
    }
  },
}

type Layout = { fields: ImportedData[]; end: string | undefined }
type Within = { types: JsonObject; level: number }

/** Fields in order, up to the first without a fixed size, which `end` names. */
const layOut = (seq: unknown[], within: Within): Layout => {
  const fields: ImportedData[] = []
  for (const item of seq) {
    const field = asObject(item) ?? {}
    const type = textIn(field['type'])
    const name = clip((textIn(field['id']) ?? 'unnamed').replaceAll('_', ' '), 40)
    const below = type === undefined ? undefined : asObject(within.types[type])?.['seq']
    if (Array.isArray(below) && isOnce(field) && within.level < 8) {
      const inner = layOut(below, { ...within, level: within.level + 1 })
      fields.push(...inner.fields)
      if (inner.end !== undefined) return { fields, end: inner.end }
      continue
    }
    const bits = bitsOf(field, type)
    if (bits === undefined) return { fields, end: name }
    // A field that is not a bit field begins at a whole byte; the bits before it are skipped.
    const rest = sumOf(fields) % 8
    if (rest > 0 && !isBits(type)) fields.push({ name: 'unused', size: 8 - rest })
    fields.push({ name, size: bits, ...noteOf(field) })
  }
  return { fields, end: undefined }
}

const isBits = (type: string | undefined): boolean => /^b\d+(?:be)?$/.test(type ?? '')

/** Whether a field is always present, exactly once. */
const isOnce = (field: JsonObject): boolean => field['if'] === undefined && field['repeat'] === undefined

/** The size of a field in bits; undefined if it depends on other fields. */
const bitsOf = (field: JsonObject, type: string | undefined): number | undefined => {
  const times = field['repeat'] === undefined ? 1 : field['repeat'] === 'expr' ? field['repeat-expr'] : undefined
  const one = bitsOfOne(field, type)
  return one !== undefined && Number.isInteger(times) ? one * Number(times) : undefined
}

const bitsOfOne = (field: JsonObject, type: string | undefined): number | undefined => {
  const { size, contents } = field
  if (typeof size === 'number' && Number.isInteger(size)) return 8 * size
  if (Array.isArray(contents)) return 8 * contents.length
  if (typeof contents === 'string') return 8 * new TextEncoder().encode(contents).length
  const [, bits, bytes] = /^(?:b(\d{1,2})(?:be)?|[usf]([1248])(?:le|be)?)$/.exec(type ?? '') ?? []
  return bits !== undefined ? Number(bits) : bytes !== undefined ? 8 * Number(bytes) : undefined
}

const noteOf = ({ doc }: JsonObject): { note?: string } => {
  const [line = ''] = typeof doc === 'string' ? doc.trim().split('\n') : []
  return line === '' ? {} : { note: clip(line, 80) }
}

const sumOf = (fields: ImportedData[]): number => fields.reduce((sum, field) => sum + Number(field['size']), 0)

const titleOf = (meta: JsonObject | undefined, { bits, fields }: { bits: number; fields: number }): string => {
  const named = textIn(meta?.['title']) ?? textIn(meta?.['id']) ?? 'Header'
  const short = named.length > 38 ? named.replaceAll(/\([^)]*\)/g, '') : named
  const subject = clip(short.replaceAll(/\s+/g, ' ').trim(), 38)
  return `${subject}: ${bits === 8 ? 'one byte' : '{bytes} bytes'} in ${fields === 1 ? 'one field' : '{fields} fields'}`
}

const subtitleOf = (end: string | undefined, endian: unknown): string | undefined => {
  const parts = [
    ...(endian === 'le' ? ['Integers have their lowest byte first'] : []),
    ...(end === undefined ? [] : [`the size of what follows, from ${end} on, is not fixed`]),
  ]
  const words = parts.join('; ')
  return words === '' ? undefined : sentenceCase(words)
}
