/**
 * Reads untrusted data as a version-1 scene.
 *
 * Never throws and never returns a partial scene: either the whole scene, or every finding with its
 * place, what is wrong and what was found. Takes time linear in the size of the input.
 */
import { type Finding, findingsOf } from './findings.ts'
import { limits } from './limits.ts'
import { reasonOf } from './reason-of.ts'
import { type Scene, sceneSchema } from './scene.ts'

/** The outcome of reading: the scene, or at least one finding. */
export type Reading = { ok: true; scene: Scene } | { ok: false; findings: Finding[] }

/** Reads parsed JSON as a scene. The result shares nothing with the input. */
export function readScene(input: unknown): Reading {
  const { document, excess } = bounded(input)
  const result = sceneSchema.safeParse(document)
  if (result.success && excess.length === 0) return { ok: true, scene: result.data }
  return { ok: false, findings: [...excess, ...(result.error === undefined ? [] : findingsOf(result.error, document))] }
}

/** The document with at most `limits.elements` elements, so that the work stays bounded. */
const bounded = (document: unknown): { document: unknown; excess: Finding[] } => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return { document, excess: [] }
  const elements = Object.hasOwn(document, 'elements') ? (document as { elements: unknown }).elements : undefined
  if (!Array.isArray(elements) || elements.length <= limits.elements) return { document, excess: [] }
  const problem = `must have at most ${limits.elements} elements, got ${elements.length}; those after the first ${limits.elements} were not checked`
  return {
    document: { ...document, elements: elements.slice(0, limits.elements) },
    excess: [{ at: 'elements', problem }],
  }
}

/** Reads JSON text as a scene; text that is not JSON gets one finding. */
export const parseScene = (text: string): Reading => {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return { ok: false, findings: [{ at: '', problem: isMarkup(text) ? notSvg : `must be JSON: ${reasonOf(error)}` }] }
  }
  return readScene(document)
}

const isMarkup = (text: string): boolean => text.trimStart().startsWith('<')

const notSvg =
  'must be JSON: an SVG cannot be turned back into a scene. Use the scene it was drawn from, as written by diagref scene ID or diagref draw ID FILE --scene'
