/**
 * Fields that only some drawings have a use for, as those of an edge's ends: a note where the drawing is the same without.
 */
import type { Element } from '../src/scene/scene.ts'
import { type Again, type DrawnScene, elementsAt, without } from './drawn.ts'
import type { Warning } from './outcome.ts'
import { isIn, linesOf } from './written-lines.ts'

/** The fields that layouts of another notation leave out. */
const rare = [
  ['edges', 'tail'],
  ['edges', 'head'],
  ['edges', 'stroke'],
  ['edges', 'ends'],
  ['nodes', 'value'],
] as const

/** A note for each of these fields that is given and drawn nowhere. */
export function unshownFields(data: object, { drawn, redraw }: Again): Warning[] {
  return rare.flatMap(([list, key]): Warning[] => {
    const items = (data as Record<typeof list, object[] | undefined>)[list] ?? []
    const given = items.flatMap((item, index) => {
      const value = (item as Record<string, unknown>)[key]
      const at = `${list}.${index}`
      return value === undefined || isWritten(drawn, { at, value }) ? [] : [{ item, at }]
    })
    const places = new Set(given.map(({ at }) => `${at}.${key}`))
    const bare = places.size === 0 ? undefined : redraw((whole) => without(whole, places))
    if (bare === undefined) return []
    const isSame = (at?: string): boolean => elementsAt(bare, at) === elementsAt(drawn, at)
    // What is bad and says nothing is dashed, whatever is given, where others have the strokes that are given.
    const first = isSame() ? given[0] : given.find(({ item, at }) => key === 'stroke' && isMute(item) && isSame(at))
    return first === undefined
      ? []
      : [{ level: 'note', at: `${first.at}.${key}`, problem: 'changes nothing in this drawing' }]
  })
}

/** Whether an item has its value in its words. */
const isWritten = (drawn: DrawnScene, { at, value }: { at: string; value: unknown }): boolean =>
  isIn(linesOf(JSON.parse(elementsAt(drawn, at)) as Element[]), String(value))

/** Whether an edge is bad and does not say why. */
const isMute = ({ state, text, tech }: { state?: unknown; text?: unknown; tech?: unknown }): boolean =>
  state === 'negative' && text === undefined && tech === undefined
