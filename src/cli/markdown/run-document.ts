/**
 * One document: drawn, planned, and written if that is wanted; with a report of what is and what would be.
 */
import { dirname, join } from 'node:path'
import { fencedDiagrams } from '../../../import/diagram/fences.ts'
import { picturesIn } from '../../markdown/blocks.ts'
import { lineAfter, replaced } from '../../markdown/region-text.ts'
import { writeFileAtomically } from '../output.ts'
import type { MarkdownDocument } from './document-file.ts'
import { type DrawnBlock, drawDocument, type PlacedRemark } from './draw-document.ts'
import type { MarkdownOptions } from './md-options.ts'
import { isCurrent, orphansIn, removePicture, writePicture } from './picture-files.ts'
import { type BlockPlan, decodeAddress, planDocument } from './plan-document.ts'

/** What became of a block. `outdated`: it would be written. */
export type BlockState = 'current' | 'written' | 'outdated' | 'failed'

export type BlockReport = {
  line: number
  column: number
  recipe: string | undefined
  state: BlockState
  pictures: string[]
  remarks: PlacedRemark[]
}

/**
 * A document; `orphans` are pictures of it that nobody shows, `removed` those that were removed, `left` the languages of
 * its fences, if there are only others than were asked for.
 */
export type DocumentReport = {
  file: string
  diagrams: BlockReport[]
  problems: PlacedRemark[]
  orphans: string[]
  removed: string[]
  left?: string[]
}

/** Runs `md` on a document. */
export async function runDocument(document: MarkdownDocument, options: MarkdownOptions): Promise<DocumentReport> {
  const { blocks, problems } = await drawDocument(document, options)
  const plans = planDocument(blocks, { document, options })
  const ready = plans.filter(({ problem, isCurrent: done }) => problem === undefined && !done)
  const replacements = ready.flatMap(({ region }) => region ?? [])
  const text = replaced(document.text, replacements)
  if (options.mode === 'write') write(document, text, ready)
  const orphans = orphansOf(document, { blocks, plans, text, options })
  if (options.prune) for (const path of orphans) removePicture(path)
  const report: DocumentReport = {
    file: document.file,
    diagrams: blocks.map((block) => reportOf(block, { plans, document, options })),
    problems,
    orphans: options.prune ? [] : orphans,
    removed: options.prune ? orphans : [],
    ...leftIn(document, blocks),
  }
  return options.mode === 'write' ? relocated(report, (line) => lineAfter(document.text, replacements, line)) : report
}

/** Someone who runs `md` on diagrams of other languages learns that they must be asked for. */
const leftIn = ({ text }: MarkdownDocument, blocks: readonly DrawnBlock[]): { left?: string[] } => {
  const languages = blocks.length > 0 ? [] : fencedDiagrams(text).flatMap(({ from = [] }) => from)
  return languages.length === 0 ? {} : { left: [...new Set(languages)] }
}

/** A report whose lines are those of the document as it was written. */
const relocated = (report: DocumentReport, moved: (line: number) => number): DocumentReport => {
  const remark = <Place extends { file: string; line: number }>(each: Place): Place =>
    each.file === report.file ? { ...each, line: moved(each.line) } : each
  const diagrams = report.diagrams.map((each) => ({
    ...each,
    line: moved(each.line),
    remarks: each.remarks.map(remark),
  }))
  return { ...report, diagrams, problems: report.problems.map(remark) }
}

/** Pictures first: a document never shows one that is not there. */
const write = (document: MarkdownDocument, text: string, ready: readonly BlockPlan[]): void => {
  for (const file of ready.flatMap(({ files }) => files)) if (!isCurrent(file)) writePicture(file)
  if (text !== document.text) writeFileAtomically(document.file, document.mark + text)
}

type Outcome = {
  blocks: readonly DrawnBlock[]
  plans: readonly BlockPlan[]
  text: string
  options: MarkdownOptions
}

const orphansOf = ({ file }: MarkdownDocument, { blocks, plans, text, options }: Outcome): string[] => {
  const before = blocks.flatMap(({ block: { region } }) =>
    region === undefined ? [] : picturesIn(region).map((address) => join(dirname(file), decodeAddress(address))),
  )
  const planned = new Set(plans.filter(({ problem }) => problem === undefined).map(({ block }) => block))
  const kept = blocks
    .filter((block) => !planned.has(block))
    .flatMap(({ block: { region } }) => (region ? [region] : []))
  const shown = new Set([
    ...plans.flatMap(({ files }) => files.map(({ path }) => path)),
    ...kept.flatMap((region) => picturesIn(region).map((address) => join(dirname(file), decodeAddress(address)))),
  ])
  const folders = new Set([join(dirname(file), options.folder), ...before.map((path) => dirname(path))])
  return orphansIn(folders, file, shown).filter((path) => !text.includes(path.replace(/^.*[\\/]/, '')))
}

type Plans = { plans: readonly BlockPlan[]; document: MarkdownDocument; options: MarkdownOptions }

const reportOf = (block: DrawnBlock, { plans, document, options }: Plans): BlockReport => {
  const plan = plans.find((each) => each.block === block)
  const { line, column } = block
  const refused: PlacedRemark[] =
    plan?.problem === undefined || plan.isCurrent
      ? []
      : [{ file: document.file, line, column, level: 'error', problem: plan.problem }]
  const state = plan === undefined || refused.length > 0 ? 'failed' : stateOf(plan, options)
  const pictures = plan?.files.map(({ path }) => path) ?? []
  return { line, column, recipe: block.drawn?.recipe, state, pictures, remarks: [...block.remarks, ...refused] }
}

const stateOf = ({ isCurrent: done }: BlockPlan, { mode }: MarkdownOptions): BlockState => {
  if (done) return 'current'
  return mode === 'write' ? 'written' : 'outdated'
}
