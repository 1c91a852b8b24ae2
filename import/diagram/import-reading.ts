/**
 * Makes the data of a recipe from a diagram that was read, without waiting: what it needs has been loaded.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import {
  Conversion,
  type DiagramData,
  type DiagramReading,
  type RecipeWay,
  type TextOrigin,
} from '../convert/conversion.ts'
import { fitData } from '../convert/fit.ts'
import type { Note, TextFinding } from '../text/report.ts'
import { diagramKinds } from './kinds.ts'
import type { Language } from './languages.ts'
import type { Recognized } from './recognize.ts'

/**
 * `from`: the language, where the text alone does not tell; `recipe`: the recipe to make data for, else the one that
 * suits the text best; `name`: the file's name, for its extension and as a title where the text has none; `pick`: which
 * of several diagrams in Markdown, from 1 (default: the first, with the others in the ledger); `anySize`: a graph may be
 * larger than one diagram, as a part of it is to be drawn; `heading`: what stands above a text that is no Markdown itself.
 */
export type DiagramOptions = {
  from?: Language | undefined
  recipe?: string | undefined
  name?: string | undefined
  pick?: number | undefined
  anySize?: boolean | undefined
  heading?: string | undefined
}

/**
 * Data that the recipe takes; `kind` in the words of the language; `notes`, the ledger: what is not in the picture;
 * `findings`: statements that could not be read; `others`: further recipes that take the text.
 */
export type DiagramImport =
  | {
      ok: true
      from: Language
      kind: string
      recipe: string
      data: DiagramData
      notes: Note[]
      findings: TextFinding[]
      others: string[]
    }
  | { ok: false; findings: TextFinding[] }

/** Recipes that have been loaded. */
export type RecipeLookup = (id: string) => AnyRecipe | undefined

/** Makes data of a text that was read, at once: every recipe of its ways has been loaded. */
export function importReading(
  { kind, heading, more, above: words, reading }: Omit<Recognized, 'text'> & { reading: DiagramReading },
  options: DiagramOptions,
  recipeOf: RecipeLookup,
): DiagramImport {
  if (words !== undefined) reading.report.noteAt(words, 'the words above the diagram')
  for (const line of more) reading.report.noteAt(line, 'another diagram; only the first is read')
  // In Markdown, the heading above a diagram says more than the name of the whole file.
  const above = heading ?? options.heading
  const origin = { name: above === undefined ? options.name : undefined, heading: above, kind: kind.name }
  const drawn = attempts(reading, { wanted: options.recipe, anySize: options.anySize, origin, recipeOf })
  const [best, ...others] = drawn.filter(({ refusals }) => refusals.length === 0)
  const { findings } = reading.report
  if (best === undefined) return { ok: false, findings: [...findings, ...(drawn[0]?.refusals ?? [])] }
  const { recipe, data, conversion } = best
  const further = others.map((other) => other.recipe)
  const notes = conversion.report.ledger()
  return { ok: true, from: kind.from, kind: kind.kind, recipe, data, notes, findings, others: further }
}

type Attempt = { recipe: string; data: DiagramData; conversion: Conversion; refusals: TextFinding[] }

type Request = { wanted: string | undefined; anySize: boolean | undefined; origin: TextOrigin; recipeOf: RecipeLookup }

/** Every way to draw what was read; the recipe that was asked for comes first, and alone is tried if it is none. */
const attempts = ({ ways, report }: DiagramReading, { wanted, anySize, origin, recipeOf }: Request): Attempt[] => {
  const asked = ways.filter(({ recipe }) => recipe === wanted)
  if (wanted !== undefined && asked.length === 0) return [notTaken(wanted, ways, new Conversion(report, origin))]
  const made: Attempt[] = []
  for (const { recipe, make } of [...asked, ...ways.filter((way) => !asked.includes(way))]) {
    const conversion = new Conversion(report.continued(), origin)
    const data = make(conversion)
    const drawing = recipeOf(recipe)
    if (drawing === undefined) throw new RangeError(`the recipe ${recipe} was not loaded`)
    made.push({ recipe, data, conversion, refusals: fitData(drawing, data, { conversion, anySize }) })
    if (recipe === wanted && made[0]?.refusals.length !== 0) break
  }
  return made
}

const notTaken = (recipe: string, ways: RecipeWay[], conversion: Conversion): Attempt => {
  const problem = `cannot be drawn as ${recipe}; it can be as ${ways.map((way) => way.recipe).join(', ')}`
  return { recipe, data: {}, conversion, refusals: [{ at: 'line 1, column 1', problem, line: 1, column: 1 }] }
}

/** How the other languages begin. */
const otherLanguages: Readonly<Record<Exclude<Language, 'mermaid'>, string>> = {
  plantuml: 'PlantUML (@startuml)',
  dot: 'DOT (digraph)',
  d2: 'D2',
  sql: 'SQL (CREATE TABLE)',
  dbml: 'DBML',
  structurizr: 'Structurizr (workspace)',
  bpmn: 'BPMN (<definitions>)',
  icalendar: 'iCalendar (BEGIN:VCALENDAR)',
  compose: 'a Compose file',
  'github-actions': 'a workflow',
  kubernetes: 'manifests',
}

/** The answer to a text that begins like no diagram. */
export const notRecognized = (text: string): DiagramImport => {
  const words = /\S[^\n]{0,40}/.exec(text)?.[0].trim() ?? 'nothing'
  // Data begin so, which a recipe draws, and scenes.
  const found = /^[{[]/.test(words) ? `${words}, which is data: name the recipe that draws them` : words
  const known = diagramKinds.flatMap(({ from, kind }) => (from === 'mermaid' ? [kind] : []))
  // One word may be a kind of Mermaid that is not read, or misspelled; to anything else, the whole list says nothing.
  const mermaid = /^\s*[a-z][\w-]*\s*?(?:\n|$)/i.test(text)
    ? `(${known.join(', ')})`
    : '(flowchart, sequenceDiagram, …)'
  const others = Object.values(otherLanguages).join(', ')
  const expected = `the first words of a diagram: Mermaid ${mermaid}, ${others}`
  const place = { line: Math.max(1, text.slice(0, Math.max(0, text.search(/\S/))).split('\n').length), column: 1 }
  const at = `line ${place.line}, column 1`
  return { ok: false, findings: [{ at, problem: `expected ${expected}, found ${found}`, ...place, expected, found }] }
}
