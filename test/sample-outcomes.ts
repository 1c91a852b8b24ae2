/**
 * What is made of a sample, in the form in which its file of expected values has it.
 */
import type { AnyRecipe } from '../drawing/recipe.ts'
import { importDiagram } from '../import/diagram/import-diagram.ts'
import { importReading } from '../import/diagram/import-reading.ts'
import { recognize } from '../import/diagram/recognize.ts'
import type { Imported, Importer } from '../import/importer.ts'
import { importers } from '../import/importers.ts'
import type { Note, TextFinding } from '../import/text/report.ts'

const load = async (id: string): Promise<AnyRecipe> =>
  ((await import(`../recipes/${id}/recipe.ts`)) as { default: AnyRecipe }).default

const findingLine = ({ line, column, problem }: TextFinding): string => `${line}:${column} ${problem}`

const noteLine = ({ line, column, what, text, lines }: Note): string =>
  `${lines === undefined ? line : lines.join('+')}:${column} ${what}${text === '' ? '' : `: ${text}`}`

/** Findings, the ledger and the data of the best recipe; of each further one how its ledger and its data differ from these. */
export async function diagramOutcome(text: string, name: string): Promise<object> {
  const best = await importDiagram(text, { name }, load)
  if (!best.ok) return { findings: best.findings.map(findingLine) }
  const ledger = best.notes.map(noteLine)
  const { from, kind, recipe, data, findings, others } = best
  const also: Record<string, object> = {}
  for (const other of others) also[other] = await furtherOutcome(text, { name, recipe: other, ledger, data })
  return { from, kind, findings: findings.map(findingLine), ledger, recipe, data, also }
}

type Further = { name: string; recipe: string; ledger: readonly string[]; data: object }

/** The way of one further recipe alone: all of them again for each would cost as many times as there are. */
async function furtherOutcome(text: string, { name, recipe, ledger, data }: Further): Promise<object> {
  const recognized = recognize(text, { name })!
  const reading = (await recognized.kind.load()).read(recognized.text)
  const only = { ...reading, ways: reading.ways.filter((way) => way.recipe === recipe) }
  const loaded = await load(recipe)
  const outcome = importReading({ ...recognized, reading: only }, { name }, () => loaded)
  if (!outcome.ok) throw new Error(`${recipe} was offered, and does not take ${name}`)
  const own = outcome.notes.map(noteLine)
  const [more, less] = [own.filter((line) => !ledger.includes(line)), ledger.filter((line) => !own.includes(line))]
  const differs = differences(data, outcome.data)
  return { ...(more.length > 0 ? { more } : {}), ...(less.length > 0 ? { less } : {}), data: differs }
}

/** What `other` has in another way than `one`, by its path; null is what it lacks. */
const differences = (one: unknown, other: unknown, path = ''): Record<string, unknown> => {
  if (!isDeep(one) || !isDeep(other) || Array.isArray(one) !== Array.isArray(other)) return leaf(one, other, path)
  if (Array.isArray(one) && Object.keys(one).length !== Object.keys(other).length) return leaf(one, other, path)
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.assign(
    {},
    ...keys.map((key) => differences(one[key], other[key], path === '' ? key : `${path}.${key}`)),
  ) as Record<string, unknown>
}

const leaf = (one: unknown, other: unknown, path: string): Record<string, unknown> =>
  one === other ? {} : { [path]: other ?? null }

const isDeep = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Each shape of data that an importer makes of an input; the importer is the one that the file is named after. */
export function dataOutcome(input: Uint8Array, name: string): object {
  const importer = importers[name.split('.')[0] ?? '']
  if (importer === undefined) throw new Error(`${name} is named after no importer`)
  return Object.fromEntries(importer.shapes.map((shape) => [shape, readAs(importer, input, shape)]))
}

const readAs = (importer: Importer, input: Uint8Array, shape: Importer['shapes'][number]): object => {
  const text = new TextDecoder().decode(input)
  const imported: Imported =
    importer.kind === 'text'
      ? importer.read(text, { shape })
      : importer.kind === 'bytes'
        ? importer.read(input, { shape })
        : importer.read(JSON.parse(text), { shape })
  return imported.ok
    ? { candidates: imported.candidates, ...(imported.lesser === undefined ? {} : { lesser: imported.lesser() }) }
    : { findings: imported.findings.map(({ at, problem }) => `${at}: ${problem}`) }
}
