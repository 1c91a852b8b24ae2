/**
 * Data as JSON or YAML, read at once: for programs that cannot wait, with the YAML parser loaded already.
 *
 * The same answers as parse-data, whose parsers are loaded on demand. Never throws for any text.
 */
import { reasonOf } from '../scene/reason-of.ts'
import { firstErrorIn, type LineColumn, locate } from './locate.ts'
import { isJson, type ParsedData } from './parse-data.ts'
import { locateInYaml, parseYaml } from './yaml.ts'

/** Parses a text; the format follows from its name, or else from the first character. */
export function readDataText(text: string, name = ''): ParsedData {
  if (!isJson(text, name)) return parseYaml(text)
  try {
    return { ok: true, data: JSON.parse(text) as unknown }
  } catch (error) {
    const place = firstErrorIn(text)
    const findings = [{ at: '', problem: `must be JSON or YAML: ${reasonOf(error)}` }]
    return { ok: false, findings, ...(place === undefined ? {} : { place }) }
  }
}

/** Finds where fields are; a field that is not there has the place of its nearest parent. */
export const placesInText = (
  text: string,
  { name = '', paths }: { name?: string; paths: readonly string[] },
): ReadonlyMap<string, LineColumn> => (isJson(text, name) ? locate(text, paths) : locateInYaml(text, paths))
