/**
 * Draws the blocks of a document: each with its scene, or with why there is none, at places of the document or of the
 * file that it refers to.
 */
import { dirname, join } from 'node:path'
import { BlockTools } from '../../markdown/block-tools.ts'
import { blocksIn, type DocumentBlock } from '../../markdown/blocks.ts'
import { type BlockDrawing, type BlockRemark, drawBlock } from '../../markdown/draw-block.ts'
import { type BlockRequest, readInfo, readReference } from '../../markdown/info.ts'
import type { Scene } from '../../scene/scene.ts'
import { isCliError } from '../cli-error.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { readIndex } from '../packaged/index.ts'
import { readText } from '../scene/scene-file.ts'
import type { MarkdownDocument } from './document-file.ts'
import { pathInside } from './inside.ts'
import type { MarkdownOptions } from './md-options.ts'

/** A remark at a place of a file. */
export type PlacedRemark = BlockRemark & { file: string }

/** A block, where it is, and what became of it. */
export type DrawnBlock = {
  block: DocumentBlock
  line: number
  column: number
  request?: BlockRequest
  drawn?: { recipe: string; scene: Scene }
  remarks: PlacedRemark[]
}

export type DrawnDocument = { blocks: DrawnBlock[]; problems: PlacedRemark[] }

/** Draws every block of a document. */
export async function drawDocument(document: MarkdownDocument, options: MarkdownOptions): Promise<DrawnDocument> {
  const { blocks, problems } = blocksIn(document.text, { mdx: document.mdx, languages: options.languages })
  const tools = new BlockTools(
    readIndex().map(({ id }) => id),
    loadRecipe,
  )
  const drawn: DrawnBlock[] = []
  for (const block of blocks) drawn.push(await drawOne(block, { document, options, tools }))
  return { blocks: drawn, problems: problems.map((each) => ({ ...each, file: document.file, level: 'error' })) }
}

type Context = { document: MarkdownDocument; options: MarkdownOptions; tools: BlockTools }

const drawOne = async (block: DocumentBlock, context: Context): Promise<DrawnBlock> => {
  const { document, options, tools } = context
  const span = block.kind === 'fence' ? block.fence : block.span
  const own = { block, line: span.line, column: span.column }
  const source = await sourceOf(block, context)
  if ('problem' in source) {
    const { problem, line = span.line, column = span.column } = source
    return { ...own, remarks: [{ file: document.file, line, column, level: 'error', problem }] }
  }
  const { request, text, file } = source
  await tools.prepare(request, text)
  const asked = { ...request, aspect: request.aspect ?? options.aspect }
  const drawing = drawBlock({ request: asked, text, heading: block.above, file, strict: options.strict }, tools)
  const remarks = drawing.remarks.map((each) => placed(each, block, { document: document.file, source: file }))
  return { ...own, request, remarks, ...drawnOf(drawing) }
}

const drawnOf = (drawing: BlockDrawing): { drawn?: { recipe: string; scene: Scene } } =>
  drawing.ok ? { drawn: { recipe: drawing.recipe, scene: drawing.scene } } : {}

type BlockText = { request: BlockRequest; text: string; file?: string }
type Unreadable = { problem: string; line?: number; column?: number }

/** The text of a block and how it is drawn. */
const sourceOf = async (block: DocumentBlock, { document }: Context): Promise<BlockText | Unreadable> => {
  if (block.kind === 'fence') {
    const { info, infoAt, text } = block.fence
    const reading = readInfo(info)
    if (reading.ok) return { request: reading.request, text }
    return { problem: reading.problem, line: infoAt.line, column: infoAt.column + reading.at }
  }
  const reading = readReference(block.words)
  const column = block.span.column + block.wordsAt
  if (!reading.ok) return { problem: reading.problem, line: block.span.line, column: column + reading.at }
  const [path, ...more] = reading.rest
  if (path === undefined || more.length > 0)
    return { problem: 'a reference names a recipe and one file: <!-- diagref gantt-chart plan.yaml -->' }
  return readReferred(join(dirname(document.file), path), reading.request)
}

/** The text of a file that a document refers to. */
const readReferred = async (file: string, request: BlockRequest): Promise<BlockText | Unreadable> => {
  if (pathInside(file) === undefined) return { problem: `${file} is outside of this folder; it was not read` }
  try {
    const { text } = await readText(file, { bytes: 1024 * 1024, words: '1 MB, more than the data of any diagram' })
    return { request, text, file }
  } catch (error) {
    if (isCliError(error)) return { problem: error.message }
    throw error
  }
}

/** A remark on the text of a block as one on the file that the text is in. */
const placed = (
  remark: BlockRemark,
  block: DocumentBlock,
  { document, source }: { document: string; source: string | undefined },
): PlacedRemark => {
  if (block.kind === 'reference')
    return remark.line === 0
      ? { ...remark, file: document, line: block.span.line, column: block.span.column }
      : { ...remark, file: source ?? document }
  const { places, line, column } = block.fence
  const start = places[remark.line - 1]
  if (start === undefined) return { ...remark, file: document, line, column }
  return { ...remark, file: document, line: start.line, column: start.column + remark.column - 1 }
}
