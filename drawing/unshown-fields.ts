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
    const places = items.flatMap((item, index) => {
      const value = (item as Record<string, unknown>)[key]
      const at = `${list}.${index}`
      return value === undefined || isWritten(drawn, { at, value }) ? [] : [`${at}.${key}`]
    })
    const [first] = places
    const bare = first === undefined ? undefined : redraw((whole) => without(whole, new Set(places)))
    return first !== undefined && bare !== undefined && elementsAt(bare) === elementsAt(drawn)
      ? [{ level: 'note', at: first, problem: 'changes nothing in this drawing' }]
      : []
  })
}

/** Whether an item has its value in its words. */
const isWritten = (drawn: DrawnScene, { at, value }: { at: string; value: unknown }): boolean =>
  isIn(linesOf(JSON.parse(elementsAt(drawn, at)) as Element[]), String(value))
