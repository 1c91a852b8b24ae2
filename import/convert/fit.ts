/**
 * Fits data to a recipe: words that it has no room for are shortened with a visible mark and named in the ledger; what
 * else it refuses are findings where the text says it.
 */
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { TextFinding, TextReport } from '../text/report.ts'
import type { Conversion, DiagramData } from './conversion.ts'

/** Each round shortens everything that was found; findings come in lists of forty. */
const rounds = 50

type Fitting = { conversion: Conversion; anySize?: boolean | undefined }

/** Shortens words in `data` until the recipe takes them; returns what it still refuses. */
export function fitData(recipe: AnyRecipe, data: DiagramData, { conversion, anySize }: Fitting): TextFinding[] {
  for (let round = 0; round < rounds; round++) {
    const reading = readData(recipe.data as never, data, { anySize })
    if (reading.ok) return []
    const long = reading.findings.filter(isTooLong)
    if (long.length === 0) return reading.findings.map((finding) => inText(finding, data, conversion))
    for (const finding of long) shorten(finding, data, conversion)
  }
  return []
}

const tooLong = /^must be at most (\d+) characters/

const isTooLong = ({ problem }: Finding): boolean => tooLong.test(problem)

const shorten = ({ at, problem }: Finding, data: DiagramData, conversion: Conversion): void => {
  const keys = at.split('.')
  const last = keys.pop()!
  const owner = valueAt(data, keys) as Record<string, unknown>
  const words = String(owner[last])
  const most = Number(tooLong.exec(problem)?.[1])
  owner[last] = cut(words, most)
  conversion.note(`words shortened to ${most} characters`, placeIn(at, data, conversion), words)
}

/** At most so many code points, cut between words where that leaves half of them, with a mark at the end. */
export const cut = (words: string, most: number): string => {
  const characters = Array.from(words)
  if (characters.length <= most) return words
  const kept = characters.slice(0, most - 1).join('')
  // A word that ends here is whole.
  const blank = characters[most - 1] === ' ' ? kept.length : kept.lastIndexOf(' ')
  return `${(blank > most / 2 ? kept.slice(0, blank) : kept).trimEnd()}…`
}

const valueAt = (data: unknown, keys: readonly string[]): unknown =>
  keys.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)

/** Where the innermost item on a path is in the text. */
const placeIn = (path: string, data: DiagramData, conversion: Conversion): number => {
  const keys = path.split('.')
  for (let count = keys.length; count > 0; count--) {
    const value = valueAt(data, keys.slice(0, count))
    const place = typeof value === 'object' && value !== null ? conversion.placeOf(value) : undefined
    if (place !== undefined) return place
  }
  return 0
}

/** What a text without anything to draw is told. */
const nothing = ({ notes }: TextReport): string =>
  notes.some(({ text }) => /^\W*(?:workspace )?(?:include|import|extends)|^\.*@/i.test(text))
    ? 'nothing to draw: the text declares nothing itself, and what it includes from other files is not read'
    : 'nothing to draw: the text declares nothing'

const inText = ({ at, problem }: Finding, data: DiagramData, conversion: Conversion): TextFinding => {
  const place = conversion.report.place(placeIn(at, data, conversion))
  const where = `line ${place.line}, column ${place.column}`
  if (!at.includes('.') && problem === 'must have at least 1 entry, got 0')
    return { at: where, problem: nothing(conversion.report), ...place }
  return { at: where, problem: at === '' ? problem : `${at} ${problem}`, ...place }
}
