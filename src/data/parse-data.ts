/**
 * Reads data as JSON or YAML, and finds the places of fields in it.
 *
 * Never throws for any text, and takes time linear in its length. The YAML parser is loaded on demand.
 */
import type { Finding } from '../scene/findings.ts'
import { reasonOf } from '../scene/reason-of.ts'
import type { LineColumn } from './locate.ts'

/** The parsed value, or why there is none and where the text stops being JSON or YAML. The text is not quoted (D13). */
export type ParsedData = { ok: true; data: unknown } | { ok: false; findings: Finding[]; place?: LineColumn }

/** Parses a text; the format follows from the file name, or else from the first character. */
export async function parseData(text: string, name: string): Promise<ParsedData> {
  if (!isJson(text, name)) return (await import('./yaml.ts')).parseYaml(text)
  try {
    return { ok: true, data: JSON.parse(text) as unknown }
  } catch (error) {
    const place = (await import('./locate.ts')).firstErrorIn(text)
    const findings = [{ at: '', problem: `must be JSON or YAML: ${reasonOf(error)}` }]
    return { ok: false, findings, ...(place === undefined ? {} : { place }) }
  }
}

/** Whether a text is JSON: by the extension of its name, or its first character. */
export const isJson = (text: string, name: string): boolean => {
  const [ending] = /\.(?:json|ya?ml)$/i.exec(name) ?? []
  return ending === undefined ? /^\s*(?:[[{]|$)/.test(text) : ending.toLowerCase() === '.json'
}

/** Finds where the fields of findings are; a field that is not there has the place of its nearest parent. */
export const placesOf = async (
  text: string,
  { name, paths }: { name: string; paths: readonly string[] },
): Promise<ReadonlyMap<string, LineColumn>> =>
  isJson(text, name)
    ? (await import('./locate.ts')).locate(text, paths)
    : (await import('./yaml.ts')).locateInYaml(text, paths)
