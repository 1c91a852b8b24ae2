/**
 * Words of the data that a scene says otherwise: the data have changed since it was drawn, or the scene was reworded where
 * the data should have been. Line breaks are
 * the drawing's: the same words on other lines are no change.
 */
import { clip } from '../../scene/clip.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Report } from '../rules/rule.ts'
import type { Adapted } from './adapted.ts'

/** One report at most, for a scene that was drawn from data; another title blocks, as the data have it. */
export function otherWords({ scene, origin, elements }: Adapted): Report[] {
  if (origin.isDrawn !== true) return []
  const [drawn, said] = [linesOf(origin.scene), linesOf(scene)]
  const [missing, extra] = [withoutThose(drawn, said), withoutThose(said, drawn)]
  // Words that were only added, or only left out, are what the data cannot say.
  const [first, other] = [missing[0], extra[0]]
  if (first === undefined || other === undefined || wordsOf(missing) === wordsOf(extra)) return []
  const at = elements.find(({ element }) => element.type === 'text' && element.text === first)?.now
  const what = `the data draw ${quote(first)}, the scene says ${quote(other)}${moreOf(missing)}`
  const problem = `${what}: if the data have changed since, draw the scene again (diagref draw … --force); else say it in the data`
  const level = scene.title === origin.scene.title ? 'warn' : 'block'
  return [{ ...(at === undefined ? {} : { at }), level, problem }]
}

const quote = (line: string): string => JSON.stringify(clip(line, 50))

const moreOf = ({ length }: readonly string[]): string =>
  length === 1 ? '' : `, and ${length - 1} more ${length === 2 ? 'line differs' : 'lines differ'}`

const linesOf = ({ elements }: Scene): string[] =>
  elements.flatMap((element) => (element.type === 'text' && element.text.trim() !== '' ? [element.text] : []))

/** The lines that others lack, each as often as it is missing. */
const withoutThose = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** All words of some lines, in any order. */
const wordsOf = (lines: readonly string[]): string => lines.join(' ').split(/\s+/).toSorted().join(' ')
