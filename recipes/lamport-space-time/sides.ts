/**
 * Where the words of an event keep clear of its own messages: these come from the left and go to the right.
 */
import type { ClockedEvent } from './clocks.ts'

/** Over the line of the process or under it; around the event, beginning at it or ending at it. */
export type EventSide = { isOver: boolean; align: 'start' | 'middle' | 'end' }

/**
 * The sides of an event, best first: where no message is, then beyond one that comes, then before one that goes; after these
 * the other ways to stand there, for where messages of other events pass.
 */
export function sidesOf(event: ClockedEvent, events: readonly ClockedEvent[]): [EventSide, ...EventSide[]] {
  const sent = events.filter(({ source }) => source === event)
  const hasAt = (others: readonly ClockedEvent[], isOver: boolean): boolean =>
    others.some(({ lane }) => (isOver ? lane < event.lane : lane > event.lane))
  const rated = [true, false].map((isOver) => {
    const comes = hasAt(event.source === undefined ? [] : [event.source], isOver)
    const goes = hasAt(sent, isOver)
    const align = comes ? ('start' as const) : goes ? ('end' as const) : ('middle' as const)
    return { isOver, align, cost: comes && goes ? 3 : comes ? 1 : goes ? 2 : 0 }
  })
  const best = rated.toSorted((a, b) => a.cost - b.cost).map(({ isOver, align }): EventSide => ({ isOver, align }))
  const others = aligns.flatMap((align) =>
    best.filter((side) => side.align !== align).map((side) => ({ ...side, align })),
  )
  return [...best, ...others] as [EventSide, ...EventSide[]]
}

const aligns = ['middle', 'start', 'end'] as const

/** How far words of a width reach to the left and to the right of their event, which itself has a radius. */
export const reachOf = ({ align }: EventSide, w: number, r: number): [before: number, after: number] => {
  if (align === 'middle') return [Math.max(r, w / 2), Math.max(r, w / 2)]
  return align === 'start' ? [r, Math.max(r, w - 2)] : [Math.max(r, w - 2), r]
}
