/**
 * Reads a data file, or standard input, for a recipe to draw.
 */

import { type ParsedData, parseData } from '../../data/parse-data.ts'
import { readText, type SizeLimit } from '../scene/scene-file.ts'

/** A text and what it contains; `name` is its name in messages. */
export type DataFile = { name: string; text: string } & ParsedData

/** Reads a file; `-` is standard input. Throws a CliError if it cannot be read. */
export async function readDataFile(file: string): Promise<DataFile> {
  const read = await readText(file, largest)
  return { ...read, ...(await parseData(read.text, read.name)) }
}

/** More than any data that fits in 300 elements. */
const largest: SizeLimit = { bytes: 1024 * 1024, words: '1 MB, more than the data of any diagram' }
