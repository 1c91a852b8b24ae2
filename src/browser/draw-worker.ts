/**
 * A worker that draws data and reviews scenes: a large graph may take a while, and typing must not wait for it.
 *
 * Each recipe is a module of its own, loaded when it is first drawn. Nothing is sent anywhere.
 */
import type { Derived } from '../../drawing/derived.ts'
import type { DrawOptions } from '../../drawing/draw-options.ts'
import type { Drawing, Warning } from '../../drawing/outcome.ts'
import type { LedgerEntry } from '../../import/text/ledger.ts'
import type { Json } from '../editor/json-path.ts'
import type { NodePin } from '../editor/picture/find-pin.ts'
import type { Fix } from '../editor/scene/fixes.ts'
import type { Point } from '../geometry/rect.ts'
import type { Look } from '../render/palette.ts'
import type { Origin } from '../review/adaptation/origin.ts'
import type { ReviewFinding } from '../review/rules/rule.ts'
import type { Finding } from '../scene/findings.ts'
import type { Scene } from '../scene/scene.ts'
import { drawn, judged, warningsOn } from './drawn.ts'
import type { DrawnSuggestions } from './suggest/draw-suggestions.ts'

/**
 * Draw data with a recipe (`fits`: without what its schema does not know; `edited`: a scene made from the drawing, to
 * be compared with it; `pin`: find the pin of a node that was dropped; `quotes`: only
 * what titles may quote), or read a scene and review it.
 */
export type Question = DataQuestion | SceneQuestion | TextQuestion | PasteQuestion

/** Find recipes that draw what was pasted, and draw them in a look. */
type PasteQuestion = { pasted: string; look: Look }

/** Make data of a diagram as text, for a recipe or for the one that suits it best; `name` is that of its file. */
type TextQuestion = { text: string; recipe?: string; name?: string }

/** `fixes`: include fixes that are certain. */
type SceneQuestion = { scene: unknown; fixes?: true }

type DataQuestion = {
  id: string
  data: unknown
  fits?: true
  edited?: unknown
  pin?: PinQuestion
  quotes?: true
  options?: DrawOptions | undefined
}

/** Where a node was dropped; `before`: the middles of all nodes. */
export type PinQuestion = { at: string; to: Point; before: [at: string, middle: Point][]; turns: boolean }

/** A drawing, and for a valid scene what the linter finds, or what was left over or lost; or why there is none. */
export type Answer =
  | {
      drawing: Drawing
      review?: ReviewFinding[]
      /** The fix for each finding, if one is certain. */
      fixes?: (Fix | undefined)[]
      fitted?: { data: Json; dropped: string[] }
      ms: number
    }
  | { imported: TextAnswer }
  | { pinned: NodePin | { problem: string } }
  | { values: Derived }
  | DrawnSuggestions
  | { failed: string }

/** Data of a recipe with what is not in their picture, and further recipes that take the text; or why there are none. */
export type TextAnswer =
  | {
      ok: true
      recipe: string
      data: Json
      kind: string
      ledger: LedgerEntry[]
      others: { id: string; name: string }[]
    }
  | { ok: false; ledger: LedgerEntry[] }

export type DrawRequest = { job: number; question: Question }
/** The answer; after the drawing of data what the linter says of it, which the picture does not wait for. */
export type DrawReply = { job: number; answer: Answer } | { job: number; warnings: Warning[] }

const answer = async (question: Question): Promise<Answer> => {
  try {
    if ('id' in question) return await draw(question)
    if ('pasted' in question) return await (await import('./suggest/draw-suggestions.ts')).drawSuggestions(question)
    return 'text' in question ? { imported: await importText(question) } : await judge(question)
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'The drawing failed.' }
  }
}

const draw = async ({ id, data, fits, edited, pin, quotes, options }: DataQuestion): Promise<Answer> => {
  // The list of all recipes changes with each of them; as a separate file, it leaves the rest in the browser's cache.
  const { default: modules } = await import('diagref:recipes')
  const load = Object.hasOwn(modules, id) ? modules[id] : undefined
  if (load === undefined) return { failed: `there is no recipe "${id}" that is drawn from data` }
  const recipe = (await load()).default
  if (pin !== undefined) return { pinned: await pinFor(data as Json, pin, (next) => drawn(recipe, next, options)) }
  if (quotes === true) return { values: (await import('../../drawing/quotable.ts')).quotableValues(recipe, data) }
  const start = performance.now()
  const drawing = drawn(recipe, data, options)
  const fitted = fits === true && !drawing.ok ? await fit(data as Json, drawing.findings) : undefined
  const ms = performance.now() - start
  if (edited !== undefined && drawing.ok) return { drawing, review: await compare(edited, drawing), ms }
  if (fitted !== undefined) return { drawing: await judged(drawn(recipe, fitted.data)), fitted, ms }
  return { drawing: fits === true ? await judged(drawing) : drawing, ms }
}

/** A few pins are drawn and compared, for at most three seconds: in one, a slow machine found another place than a fast one. */
const pinFor = async (data: Json, { before, ...pin }: PinQuestion, drawn: (data: Json) => Drawing) => {
  const { findPin } = await import('../editor/picture/find-pin.ts')
  const end = performance.now() + 3_000
  return findPin(data, { ...pin, before: new Map(before), isLate: () => performance.now() > end }, drawn)
}

/** Readers are loaded by the first words of a text. */
const importText = async ({ text, ...options }: TextQuestion): Promise<TextAnswer> => {
  const [{ importDiagram }, { ledgerOf }, { default: modules }] = await Promise.all([
    import('../../import/diagram/import-diagram.ts'),
    import('../../import/text/ledger.ts'),
    import('diagref:recipes'),
  ])
  const load = async (id: string) => (await modules[id]!()).default
  const outcome = await importDiagram(text, options, load)
  const ledger = ledgerOf(outcome)
  if (!outcome.ok) return { ok: false, ledger }
  const { recipe, data, kind } = outcome
  const others = await Promise.all(outcome.others.map(async (id) => ({ id, name: (await load(id)).name })))
  return { ok: true, recipe, data: data as Json, kind, ledger, others }
}

/** Loads what only trying other recipes needs. */
const fit = async (data: Json, findings: readonly Finding[]) =>
  (await import('../editor/fit-data.ts')).withoutUnfit(data, findings)

/** What the linter finds, and what was left over or lost, in one list as on the command line. */
const compare = async (edited: unknown, origin: Origin): Promise<ReviewFinding[]> => {
  const [{ readScene }, { reviewAdapted }] = await Promise.all([
    import('../scene/read-scene.ts'),
    import('../review/adaptation/review-adapted.ts'),
  ])
  const reading = readScene(edited)
  return reading.ok ? reviewAdapted(reading.scene, origin) : []
}

const judge = async ({ scene: document, fixes }: SceneQuestion): Promise<Answer> => {
  // The code that reads and reviews scenes is as large as the rest, and editing data never needs it.
  const [{ readScene }, { reviewScene }] = await Promise.all([
    import('../scene/read-scene.ts'),
    import('../review/review-scene.ts'),
  ])
  const start = performance.now()
  const reading = readScene(document)
  if (!reading.ok) return { drawing: reading, ms: performance.now() - start }
  const review = reviewScene(reading.scene)
  return {
    drawing: { ok: true, scene: reading.scene, parts: [], warnings: [] },
    review,
    ...(fixes === undefined ? {} : { fixes: await fixesOf(review, reading.scene, reviewScene) }),
    ms: performance.now() - start,
  }
}

/** Each fix is tried on the whole scene; if that takes too long, the rest is left to the user. */
const fixesOf = async (
  findings: readonly ReviewFinding[],
  scene: Scene,
  look: (scene: Scene) => ReviewFinding[],
): Promise<(Fix | undefined)[]> => {
  const { certainFix } = await import('../editor/scene/fixes.ts')
  const end = performance.now() + mostTime
  return findings.map((finding) => (performance.now() < end ? certainFix(finding, scene, look) : undefined))
}

/** Milliseconds for the fixes of one scene. */
const mostTime = 1_500

const port = globalThis as unknown as Worker

port.addEventListener('message', ({ data: { job, question } }: MessageEvent<DrawRequest>) => {
  void answer(question).then(async (reply) => {
    port.postMessage({ job, answer: reply } satisfies DrawReply)
    if (!isShown(question) || !('drawing' in reply)) return
    // Another request that waits comes first.
    await new Promise((wait) => setTimeout(wait))
    const warnings = await warningsOn(reply.drawing).catch(() => [])
    if (warnings.length > 0) port.postMessage({ job, warnings } satisfies DrawReply)
  })
})

/** Whether data are drawn to be shown as they are. */
const isShown = (question: Question): boolean => 'id' in question && question.fits === undefined
