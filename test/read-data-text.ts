/**
 * Reads a text by an importer of data, in every shape that it has, as a program would: JSON is parsed, text may be bytes.
 */
import { importers } from '../import/importers.ts'

/** Reads what a text says; what cannot be parsed as JSON is no document. Returns how many shapes were read. */
export function readDataText(name: string, text: string): number {
  const importer = importers[name]
  if (importer === undefined) throw new Error(`no importer ${name}`)
  const { shapes } = importer
  const outcomes = shapes.map((shape) => {
    if (importer.kind === 'text') return importer.read(text, { shape })
    if (importer.kind === 'bytes') return importer.read(new TextEncoder().encode(text), { shape })
    return importer.read(parsed(text), { shape })
  })
  return outcomes.filter(({ ok }) => ok).length
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
