/**
 * The first bytes of any file, one row of 16 a field; a PNG file is split into named chunks.
 */
import { type BytesImporter, type ImportedData, refused } from './importer.ts'

export const hex: BytesImporter = {
  kind: 'bytes',
  what: 'the first 128 bytes of any file',
  shapes: ['fields'],
  read: (input) => {
    if (input.length === 0) return refused('is empty')
    const bytes = input.subarray(0, most)
    const fields = isPng(bytes) ? pngFields(bytes) : rowsOf(bytes)
    const title = bytes.length < input.length ? `The first {bytes} of ${input.length} bytes` : 'All {bytes} bytes'
    return { ok: true, candidates: [{ title, unit: 'byte', fields }] }
  },
}

/** The most bytes in one picture. */
const most = 128

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const rowsOf = (bytes: Uint8Array): ImportedData[] =>
  Array.from({ length: Math.ceil(bytes.length / 16) }, (_, row) => ({
    value: hexOf(bytes.subarray(row * 16, row * 16 + 16)),
  }))

const signature = '89504e470d0a1a0a'

const isPng = (bytes: Uint8Array): boolean => hexOf(bytes.subarray(0, 8)) === signature

/** Signature, then for each chunk length, type, data and CRC (PNG specification, section 5.3), as far as the bytes reach. */
const pngFields = (bytes: Uint8Array): ImportedData[] => {
  const fields: ImportedData[] = [{ name: 'Signature', value: signature }]
  let at = 8
  const take = (size: number, field: ImportedData): void => {
    const value = hexOf(bytes.subarray(at, at + size))
    at += size
    if (value !== '') fields.push({ ...field, value })
  }
  while (at + 8 <= bytes.length && fields.length < 20) {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    take(4, { name: 'Length', note: `${length} bytes of ${type}` })
    take(4, { name: 'Type' })
    const note = type === 'IHDR' ? headerOf(bytes, at) : undefined
    if (length > 0) take(Math.min(length, bytes.length - at), { name: 'Data', ...(note === undefined ? {} : { note }) })
    take(4, { name: 'CRC' })
  }
  return fields
}

const colorTypes = ['grayscale', '', 'RGB', 'palette', 'grayscale and alpha', '', 'RGBA']

/** The contents of an IHDR chunk (PNG specification, section 11.2.2). */
const headerOf = (bytes: Uint8Array, at: number): string | undefined => {
  if (at + 13 > bytes.length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset + at)
  const color = colorTypes[view.getUint8(9)] ?? ''
  return `${view.getUint32(0)} × ${view.getUint32(4)} pixels, ${view.getUint8(8)} bits${color === '' ? '' : `, ${color}`}`
}
