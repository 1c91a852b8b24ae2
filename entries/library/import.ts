/**
 * `diagref/import`: diagrams that exist as text, as data of recipes, and data back as text.
 *
 * Pure: no I/O, no DOM, nothing in a text is executed; the code of a language and of a recipe is loaded on first use.
 */
import modules from 'diagref:recipes'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import {
  type DiagramImport,
  type DiagramOptions,
  importDiagram as importText,
} from '../../import/diagram/import-diagram.ts'
import { writeText } from '../../import/to-text/write-text.ts'
import type { WrittenLanguage, WrittenText } from '../../import/to-text/written.ts'

export type { DiagramData } from '../../import/convert/conversion.ts'
export type { Fenced } from '../../import/diagram/fences.ts'
export type { DiagramImport, DiagramOptions } from '../../import/diagram/import-diagram.ts'
export type { Language } from '../../import/diagram/languages.ts'
export { diagramsIn } from '../../import/diagram/recognize.ts'
export type { Note, TextFinding } from '../../import/text/report.ts'
export type { Unsaid, WrittenLanguage, WrittenText } from '../../import/to-text/written.ts'

/**
 * Imports the diagram in a text: data that the recipe takes, with what is not in the picture (`notes`) and what could
 * not be read (`findings`), each with line and column; or why there are no data. Never throws for any text.
 */
export function importDiagram(text: string, options: DiagramOptions = {}): Promise<DiagramImport> {
  return importText(text, options, load)
}

/**
 * Writes data of a recipe as text in Mermaid, DOT, PlantUML or D2 (graphs), or Mermaid or PlantUML (sequences), with what
 * the language has no words for. Throws a RangeError for an unknown id.
 */
export async function diagramText(id: string, data: unknown, to: WrittenLanguage): Promise<WrittenText> {
  return writeText(await load(id), data, to)
}

const load = async (id: string): Promise<AnyRecipe> => {
  const module = Object.hasOwn(modules, id) ? modules[id] : undefined
  if (module === undefined) throw new RangeError(`there is no recipe ${JSON.stringify(id)}`)
  return (await module()).default
}
