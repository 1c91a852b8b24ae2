/**
 * What is minor is quiet in every drawing: the words of an item in that state are muted, unless it is in focus, or in a pale
 * box.
 */
import type { Element } from '../src/scene/scene.ts'
import type { Sheet } from './sheet.ts'

/** Mutes the words in ink of what is minor; returns the places of the data whose words are quiet now. */
export function quietWords(sheet: Sheet): Set<string> {
  const quiet = new Set<string>()
  const boxed = new Set(sheet.pieces.flatMap(({ at, elements }) => (elements.some(isPaleBox) ? [at] : [])))
  for (const { at, item, elements } of sheet.pieces) {
    if (item === undefined || !('state' in item) || item.state !== 'muted' || sheet.isFocus(item) || boxed.has(at))
      continue
    for (const element of elements) {
      if (element.type !== 'text' || (element.fill ?? 'ink') !== 'ink') continue
      element.fill = 'muted'
      quiet.add(at)
    }
  }
  return quiet
}

/** Whether an element says by itself that what is in it is minor. */
export const isPaleBox = (element: Element | undefined): boolean => element?.type === 'box' && element.fill === 'rule'
