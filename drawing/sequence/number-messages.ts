/**
 * Numbers at messages that a sequence counts.
 */
import { badge, stepLook } from '../badge.ts'
import { emphasis } from '../emphasis.ts'
import type { Sheet } from '../sheet.ts'
import type { DrawnSequence } from './draw-sequence.ts'

/** Numbers messages, in this order, where they leave their senders; one alone has no number. */
export const numberMessages = (messages: readonly object[], { columns, levels }: DrawnSequence, sheet: Sheet): void => {
  if (messages.length < 2) return
  columns.steps.forEach(({ item, from }, index) => {
    const nth = messages.indexOf(item) + 1
    const [x = 0, y = 0] = [columns.centers[from], levels.steps[index]?.arrow]
    const look = sheet.isFocus(item) ? { ...stepLook, ...emphasis.strong } : stepLook
    if (nth > 0) sheet.put(item, badge(nth, { x, y }, look), 'over')
  })
}
