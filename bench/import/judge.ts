/**
 * Judges the import of one diagram: is it read, is it what its model says, is it drawn, and cleanly.
 */

import { importDiagram } from '../../entries/library/import.ts'
import { draw } from '../../entries/library/recipes.ts'
import { loadAnyText } from '../../import/diagram/load-any-text.ts'
import { recognize } from '../../import/diagram/recognize.ts'
import { firstSyntax } from '../../import/plantuml/activity/first-syntax.ts'
import { readLegacy } from '../../import/plantuml/activity/read-legacy.ts'
import type { Sample } from './collections.ts'
import { compareJoins } from './compare-joins.ts'
import { type ReadingName, readings } from './readings.ts'
import { refused } from './refused.ts'

/** What became of a diagram; `differences` from its model, `problems` of reading, taking and drawing. */
export type Verdict = {
  name: string
  /** Nothing is in it that could be drawn, or its language's own program refuses it. */
  isEmpty: boolean
  isRead: boolean
  isTaken: boolean
  isDrawn: boolean
  isClean: boolean
  hasModel: boolean
  differences: string[]
  /** What is joined otherwise in the picture; undefined where nothing is joined, or drawn. */
  unjoined: string[] | undefined
  problems: string[]
  /** Milliseconds to read, and to read, convert and draw. */
  ms: number
  drawnMs: number
}

/** Reads a diagram, compares it with its model, and draws it unless `drawing` is false. */
export async function judge(path: string, sample: Sample, { drawing }: { drawing: boolean }): Promise<Verdict> {
  await loadAnyText()
  const reading = Object.hasOwn(readings, path) ? readings[path as ReadingName] : undefined
  const start = performance.now()
  const read = reading?.read(sample.text)
  const ms = performance.now() - start
  const { model } = sample
  const differences =
    read === undefined || model === undefined || model['type'] === 'error'
      ? []
      : (reading?.compare?.(read.model, model) ?? [])
  const verdict = {
    name: sample.name,
    unjoined: undefined,
    isTaken: false,
    isDrawn: false,
    isClean: false,
    drawnMs: 0,
    ms,
    differences,
    isRead: read?.report.findings.length === 0,
    isEmpty: model?.['type'] === 'error' || refused.has(`${path} ${sample.name}`),
    hasModel: model !== undefined && model['type'] !== 'error' && reading?.compare !== undefined,
    problems: read?.report.findings.map(({ at, problem }) => `${at}: ${problem}`) ?? [],
  }
  return drawing ? drawn(verdict, sample, { extension: extensionOf(path), path, model: read?.model }) : verdict
}

/** The language of a collection is the name of its folder. */
const extensionOf = (path: string): string => (path.startsWith('real') ? 'mermaid' : (path.split('/')[0] ?? ''))

type Source = { extension: string; path: string; model: unknown }

/** The model of a text by the reader of its own kind, which may be another than most of its collection are of. */
const modelOf = ({ text, name }: Sample, { path, extension, model }: Source): unknown => {
  const kind = recognize(text, { name: `${name}.${extension}` })?.kind
  const own = `${kind?.from}/${kind?.kind}`
  if (own === 'plantuml/activity' && firstSyntax.test(text)) return readLegacy(text).model
  return own === path || !Object.hasOwn(readings, own) || extension !== 'plantuml'
    ? model
    : readings[own as ReadingName].read(text).model
}

const drawn = async (verdict: Verdict, sample: Sample, source: Source): Promise<Verdict> => {
  const { text, name } = sample
  const { extension } = source
  const start = performance.now()
  const taken = await importDiagram(text, { name: /\.\w+$/.test(name) ? name : `${name}.${extension}` })
  const findings = taken.findings.map(({ at, problem }) => `${at}: ${problem}`)
  if (!taken.ok)
    return { ...verdict, isEmpty: verdict.isEmpty || isNothing(findings, verdict.isRead), problems: findings }
  const drawing = await drawOrThrow(taken.recipe, taken.data)
  const drawnMs = performance.now() - start
  const isRead = findings.length === 0
  if (!drawing.ok) {
    const problems = drawing.findings.map(({ at, problem }) => `${taken.recipe} ${at}: ${problem}`)
    return { ...verdict, isRead, isTaken: true, problems: [...findings, ...problems] }
  }
  const flaws = drawing.warnings
    .filter(({ level }) => level === 'warning')
    .map(({ at, problem }) => `${taken.recipe} ${at}: ${problem}`)
  const isClean = flaws.length === 0
  const unjoined = compareJoins(modelOf(sample, source), {
    scene: drawing.scene,
    parts: drawing.parts,
    data: taken.data,
  })
  const problems = [...findings, ...flaws, ...(unjoined ?? [])]
  return { ...verdict, isRead, isTaken: true, isDrawn: true, isClean, drawnMs, unjoined, problems }
}

/** A drawing that throws is the drawing's fault; it is counted as not drawn, and named. */
const drawOrThrow = async (recipe: string, data: unknown): ReturnType<typeof draw> => {
  try {
    return await draw(recipe, data)
  } catch (error) {
    return { ok: false, findings: [{ at: '', problem: `throws ${String(error)}` }] }
  }
}

/** Whether a text that was not taken has nothing to draw: what it has was read, and that is not one item. */
const isNothing = (findings: string[], isRead: boolean): boolean =>
  findings.every(isTooFew) || (isRead && findings.some((each) => each.endsWith('must have at least 1 entry, got 0')))

const isTooFew = (finding: string): boolean =>
  /nothing to draw|must have at least|must not be empty|needs a value|adds up to 0/.test(finding)
