/**
 * A diagram as text, drawn in one call: the picture, what it was drawn as, and what of the text is not in it.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { DrawOptions } from '../../../drawing/draw-options.ts'
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import { type DiagramImport, importDiagram } from '../../../import/diagram/import-diagram.ts'
import type { Language } from '../../../import/diagram/languages.ts'
import { errorResult } from '../../mcp/server/tool.ts'
import { count } from '../../scene/count.ts'
import { ledgerLines } from '../data/diagram-file.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { pictureResult, wordProblems, wordWarnings } from './answer.ts'
import type { LocalContext } from './local-context.ts'

type Sent = {
  text: string
  name?: string
  language: Language | undefined
  recipe: string | undefined
  options: DrawOptions
}

/** Draws the diagram in a text; a statement that cannot be read is named, and the rest is drawn. */
export async function drawText(
  { text, name, language, recipe, options }: Sent,
  picture: Parameters<typeof pictureResult>[1],
  context: LocalContext,
): Promise<CallToolResult> {
  const anySize = options.part !== undefined
  const outcome = await importDiagram(text, { from: language, recipe, anySize, name }, loadRecipe)
  if (!outcome.ok) return errorResult(`Nothing was drawn. ${wordProblems(outcome.findings)}`)
  const drawing = drawRecipe(await loadRecipe(outcome.recipe), outcome.data, options)
  if (!drawing.ok) return errorResult(`Nothing was drawn. ${wordProblems(drawing.findings)}`)
  const words = [drawing.scene.title, drawnAs(outcome), ...ledger(outcome), wordWarnings(drawing.warnings)].join('\n')
  return pictureResult(drawing.scene, picture, { words, context })
}

type Taken = Extract<DiagramImport, { ok: true }>

const drawnAs = ({ kind, recipe, others }: Taken): string =>
  `${kind}, drawn as ${recipe}.${others.length === 0 ? '' : ` With id: ${others.join(', ')}.`}`

/** What of the text is not in the picture, by line and column; as many as help a model. */
const ledger = (outcome: Taken): string[] => {
  const lines = ledgerLines('text', outcome)
  if (lines.length === 0) return ['All of the text is in the picture.']
  const shown = lines.slice(0, most).map(({ place, words }) => `${place} ${words}`)
  const rest = lines.length - shown.length
  return [
    `${count(lines.length, 'statement')} not in the picture or not read:`,
    ...shown,
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ]
}

const most = 25
