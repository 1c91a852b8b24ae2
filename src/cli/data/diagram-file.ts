/**
 * Reads diagrams that exist as text (Mermaid and others) as data of recipes, and words what became of them.
 */
import type { DiagramImport, DiagramOptions } from '../../../import/diagram/import-diagram.ts'
import { importDiagram } from '../../../import/diagram/import-diagram.ts'
import type { Language } from '../../../import/diagram/languages.ts'
import { diagramsIn } from '../../../import/diagram/recognize.ts'
import { ledgerOf } from '../../../import/text/ledger.ts'
import { readText, type SizeLimit } from '../scene/scene-file.ts'
import { stripControls } from '../terminal.ts'
import { loadRecipe } from './load-recipe.ts'

/** How texts are read: `strict` refuses one with a statement that cannot be read. */
export type DiagramRequest = {
  from?: Language | undefined
  recipe?: string | undefined
  strict?: boolean
  anySize?: boolean
}

/** A text to be imported; `number` is the place of its diagram among several in Markdown, from 1. */
export type DiagramText = { file: string; name: string; text: string; number?: number }

/** Reads a file, or standard input as `-`. Throws a CliError if it cannot be read. */
export async function readDiagramText(file: string): Promise<DiagramText> {
  return { file, ...(await readText(file, largest)) }
}

/** The diagrams of a text, one by one: Markdown may have several. */
export const eachDiagram = (diagram: DiagramText): DiagramText[] => {
  const { length } = diagramsIn(diagram.text, diagram.file)
  return length < 2 ? [diagram] : Array.from({ length }, (_, index) => ({ ...diagram, number: index + 1 }))
}

/** Imports the diagram of a text. */
export async function importText(
  { file, text, number }: DiagramText,
  { from, recipe, strict = false, anySize = false }: DiagramRequest,
): Promise<DiagramImport> {
  const options: DiagramOptions = { from, recipe, anySize, pick: number, name: file === '-' ? undefined : file }
  const outcome = await importDiagram(text, options, loadRecipe)
  return outcome.ok && strict && outcome.findings.length > 0 ? { ok: false, findings: outcome.findings } : outcome
}

/** A line about a place in a text, as compilers write it. */
export type LedgerLine = { place: string; words: string }

/** Why there are no data; or what is not in the picture, statement by statement, in the order of the text. */
export function ledgerLines(name: string, outcome: DiagramImport): LedgerLine[] {
  return ledgerOf(outcome).map(({ line, column, words }) => ({
    place: `${name}:${line}:${column}`,
    words: stripControls(words),
  }))
}

/** A megabyte is 20,000 statements, more than any picture has. */
const largest: SizeLimit = { bytes: 1024 * 1024, words: '1 MB, more than any diagram' }
