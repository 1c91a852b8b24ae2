/**
 * Reads a data file, or standard input, for a recipe to draw.
 */
import { readText, type SizeLimit } from '../scene/scene-file.ts'
import { type ParsedData, parseData } from './parse-data.ts'

/** A text and what it holds; `name` is what it is called in messages. */
export type DataReading = { name: string; text: string } & ParsedData

/** Reads a file; `-` is standard input. Throws a Problem where it cannot be read. */
export async function readDataFile(file: string): Promise<DataReading> {
  const read = await readText(file, largest)
  return { ...read, ...(await parseData(read.text, read.name)) }
}

/** The largest data draw 300 elements. */
const largest: SizeLimit = { bytes: 1024 * 1024, words: '1 MB, which no data of a diagram are' }
