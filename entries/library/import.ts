/**
 * `diagref/import`: diagrams that exist as text (Mermaid), as data of recipes.
 *
 * Pure: no I/O, no DOM, nothing in a text is executed; the code of a language and of a recipe is loaded on first use.
 */
import modules from 'diagref:recipes'
import {
  type DiagramImport,
  type DiagramOptions,
  importDiagram as importText,
} from '../../import/diagram/import-diagram.ts'

export type { DiagramData } from '../../import/convert/conversion.ts'
export type { Fenced } from '../../import/diagram/fences.ts'
export type { DiagramImport, DiagramOptions } from '../../import/diagram/import-diagram.ts'
export type { Language } from '../../import/diagram/kind.ts'
export { diagramsIn } from '../../import/diagram/recognize.ts'
export type { Note, TextFinding } from '../../import/text/report.ts'

/**
 * Imports the diagram in a text: data that the recipe takes, with what is not in the picture (`notes`) and what could
 * not be read (`findings`), each with line and column; or why there are no data. Never throws for any text.
 */
export function importDiagram(text: string, options: DiagramOptions = {}): Promise<DiagramImport> {
  return importText(text, options, async (id) => {
    const module = Object.hasOwn(modules, id) ? modules[id] : undefined
    if (module === undefined) throw new RangeError(`there is no recipe ${JSON.stringify(id)}`)
    return (await module()).default
  })
}
