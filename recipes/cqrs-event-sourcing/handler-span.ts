/** How high the handler is beside the log, and how far from it. */
import { widest } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { up } from '../../drawing/rect.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import { type LedgerData, loadedIn } from './ledger.ts'

/** From the handler's edge to the arrows into it, and to the command above it; what its words need; the least of an arrow into it. In pixels. */
export const handlerRoom = { over: 24, words: 112, load: 120 } as const

/** From over the first arrow into the handler to under the last one, and high enough for its words. */
export function handlerSpan(
  { events, snapshot }: LedgerData,
  { top, row }: { top: number; row: number },
): { y: number; h: number } {
  const { over, words } = handlerRoom
  const middles = [snapshot / 2, (snapshot + events.length) / 2].map((at) => top + at * row)
  const loads = middles.filter((_, index) => (index === 0 ? snapshot > 0 : snapshot < events.length))
  const [first, last] = [Math.min(...loads), Math.max(...loads)]
  const h = Math.min(events.length * row, up(Math.max(words, last - first + 2 * over)))
  // On the grid, as all boxes are.
  return { y: up((first + last - h) / 2 - 4), h }
}

/** How long the arrows into the handler are: their words are clear of it and of the braces at the log. */
export const loadWidth = (data: LedgerData, format: NumberFormat): number => {
  const { snapshot, change } = loadedIn(data)
  const amounts = widest([format.full(snapshot), format.signed(change)], 'item')
  const replayed = widest([`replays ${count(data.events.length - data.snapshot, 'event')}`], 'label')
  return Math.max(handlerRoom.load, up(Math.max(replayed + 12, amounts + 24)))
}
