/** How the name of a span is written, and what its service is called. */
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { focusable, roles, type TypeStyle } from '../../drawing/type.ts'
import type { WaterfallRow } from './trace.ts'

/** The root has the name of all; what is minor steps back, unless it is in focus. */
export const nameStyle = (item: TimelineEvent, depth: number, sheet: Sheet): TypeStyle => {
  const isFocus = sheet.isFocus(item)
  const own = depth === 0 ? roles.name : focusable('body', isFocus, 'ink')
  return item.state === 'muted' && !isFocus ? { ...own, fill: 'muted' } : own
}

/** A row, and what its service is called. */
export type ServiceRow = WaterfallRow<TimelineEvent> & { service: string | undefined }

/** What the service of a span is called: the name of its group, where that is listed. */
export const serviceOf = ({ group }: TimelineEvent, { groups = [] }: TimelineData): string | undefined =>
  groups.find(({ id, name }) => group === id || group === name)?.name ?? group
