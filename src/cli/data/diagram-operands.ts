/**
 * What `draw` is called with: a recipe and its data, or diagrams as text, which tell their recipe themselves.
 */
import { diagramExtensions, type Language, languages } from '../../../import/diagram/languages.ts'
import { usageError } from '../cli-error.ts'

/** The recipe, if one is named, and files; `isText` if they are diagrams as text. */
export type DrawOperands = { id: string | undefined; files: readonly string[]; isText: boolean }

/** Reads `ID FILE`, `FILE...` or `ID FILE...`; `from` is the format that was named. */
export function readDrawOperands(operands: readonly string[], from: string | undefined): DrawOperands {
  const [first = '', ...rest] = operands
  const id = rest.length > 0 && likeId.test(first) ? first : undefined
  const files = id === undefined ? operands : rest
  const isText = from === undefined ? id === undefined || files.every((file) => ofDiagram.test(file)) : isLanguage(from)
  const table = from === undefined && id === undefined ? files.find((file) => ofTable.test(file)) : undefined
  if (table !== undefined)
    throw usageError(`${table} is a table: name the recipe that draws it, as in diagref draw ordered-bar ${table}.`)
  if (isText) return { id, files, isText }
  if (id === undefined) throw usageError(`With --from ${from}, draw needs ID FILE|-: the recipe to draw it with.`)
  if (files.length > 1) throw usageError(`draw takes one file of data, got ${files.length}.`)
  return { id, files, isText }
}

const likeId = /^[a-z0-9][a-z0-9-]{0,99}$/

/** Names of files that are diagrams as text. */
export const ofDiagram = new RegExp(`\\.(?:md|mdx|markdown|${diagramExtensions.join('|')})$`, 'i')

/** Names of files that are tables, which are imported as CSV unless another format is named. */
export const ofTable = /\.(?:csv|tsv)$/i

/** Whether a format is a language of diagrams. */
export const isLanguage = (from: string | undefined): from is Language => languages.some((each) => each === from)
