/**
 * Space between a group's border and its contents.
 */
import type { Group, Model } from '../model/model.ts'

export type Pads = { top: number; right: number; bottom: number; left: number }

/** Pixels from a border to what is inside, and between a title and what is under it: lanes have a border there. */
const air = 24
const underHead = 8
const underLaneHead = 16

export const upToGrid = (value: number): number => Math.ceil(value / 8) * 8

/** Pads by group; a lane in a row has its title at its left, all other groups above. */
export function padGroups({ groups, options }: Model): Map<Group, Pads> {
  return new Map(
    groups.map((group) => {
      const head = Math.max(group.given.head?.h ?? 0, group.given.aside?.h ?? 0)
      const isLane = options.lanes !== undefined && group.parent === undefined
      const isRow = isLane && options.lanes === 'rows'
      const under = isLane ? underLaneHead : underHead
      const top = isRow || head === 0 ? air : Math.max(air, upToGrid(head + under))
      const left = isRow ? upToGrid((group.given.head?.w ?? 0) + air) : air
      return [group, { top, right: air, bottom: air, left }]
    }),
  )
}

/** The width that a group's titles ask for. */
export const titleWidth = ({ given: { head, aside } }: Group): number =>
  (head?.w ?? 0) + (aside === undefined ? 0 : aside.w + 16)
