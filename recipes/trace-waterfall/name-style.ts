/** How the name of a span is written. */
import type { TimelineEvent } from '../../drawing/data/timeline.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { focusable, roles, type TypeStyle } from '../../drawing/type.ts'

/** The root has the name of all; what is minor steps back, unless it is in focus. */
export const nameStyle = (item: TimelineEvent, depth: number, sheet: Sheet): TypeStyle => {
  const isFocus = sheet.isFocus(item)
  const own = depth === 0 ? roles.name : focusable('body', isFocus, 'ink')
  return item.state === 'muted' && !isFocus ? { ...own, fill: 'muted' } : own
}
