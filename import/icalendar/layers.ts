/**
 * Shifts by the layer that they are of. Two people who are on call at once are of two layers, whatever the words say.
 */
import type { Conversion } from '../convert/conversion.ts'
import type { CalendarEvent } from './event.ts'

/** Shifts of one layer, in order, none over another; `of` is what the words call it. */
export type ShiftLayer = { of: string; name: string; shifts: CalendarEvent[] }

/** How many layers a schedule shows. */
const most = 3

/** A shift may go on for so long into the next one: they are handed over. */
const handover = 3_600_000

/** The layers of events in order of their starts; what is not drawn is said. */
export function layersOf(events: readonly CalendarEvent[], conversion: Conversion): ShiftLayer[] {
  const layers: ShiftLayer[] = []
  for (const event of events) {
    const { layer, person } = event.duty
    const named = layers.filter(({ of }) => of === layer)
    const own = named.find(({ shifts }) => isFree(shifts, event))
    const last = own?.shifts.at(-1)
    if (event.end <= event.start) conversion.noteOnce('shifts without a length are not drawn', event.at, event.summary)
    else if (own === undefined && layers.length === most)
      conversion.noteOnce(`more than ${most} layers: further ones are not drawn`, event.at, event.summary)
    else if (own === undefined)
      layers.push({
        of: layer,
        name: named.length === 0 ? layer : `${layer} ${named.length + 1}`,
        shifts: [{ ...event }],
      })
    else if (last?.duty.person === person && last.end >= event.start) last.end = Math.max(last.end, event.end)
    else {
      const start = Math.max(event.start, last?.end ?? event.start)
      if (start > event.start)
        conversion.noteOnce(
          'up to an hour of two people is drawn as that of the one who leaves',
          event.at,
          event.summary,
        )
      own.shifts.push({ ...event, start })
    }
  }
  return layers
}

/** Whether a layer takes an event: it begins when the last one ends, or is the same person's. */
const isFree = (shifts: readonly CalendarEvent[], { start, end, duty }: CalendarEvent): boolean => {
  const last = shifts.at(-1)
  if (last === undefined || last.end <= start) return true
  return last.duty.person === duty.person || (last.end - start <= handover && last.start < start && last.end < end)
}
