/**
 * Whether what is joined in a picture is what a text joins: each join of the model once, and none beside them.
 */
import type { Part } from '../../drawing/parts.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { joinsDrawn } from './joins-drawn.ts'
import { type Join, joinsRead } from './joins-read.ts'

/** The differences between the joins of a model and those of its picture; undefined where the model joins nothing. */
export function compareJoins(
  model: unknown,
  { scene, parts, data }: { scene: Scene; parts: readonly Part[]; data: Record<string, unknown> },
): string[] | undefined {
  const read = joinsRead(model)
  if (read === undefined || read.length === 0) return undefined
  const drawn = joinsDrawn(scene, parts, data)
  const left = [...drawn.joins]
  const missing = read.filter((join) => {
    const index = left.findIndex((other) => isSame(join, other))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return [
    ...missing.map(({ from, to }) => `not drawn: ${from} > ${to}`),
    ...left.map(({ from, to }) => `drawn, and not in the text: ${from} > ${to}`),
    ...drawn.loose.map((edge) => `ends somewhere else: ${edge}`),
  ]
}

const isSame = ({ from, to, isEither = false }: Join, drawn: Join): boolean =>
  (holds(drawn.from, from) && holds(drawn.to, to)) || (isEither && holds(drawn.from, to) && holds(drawn.to, from))

/** A part shows more than its name, signs show none, and names that are too long are cut with a mark. */
const holds = (drawn: string, words: string): boolean =>
  drawn === '' ||
  undivided(drawn).includes(undivided(words)) ||
  (drawn.includes('…') && words.startsWith(drawn.slice(0, drawn.indexOf('…'))))

/** Words without hyphens: a long word is divided with one at the end of a line. */
const undivided = (words: string): string => words.replaceAll('-', '')
