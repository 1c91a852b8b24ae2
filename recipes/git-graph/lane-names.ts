/**
 * Names of branches right of their newest commits, and lanes as far apart as these need; where a history has too many of
 * them, or too long ones, names are beside the subjects of the commits they point to instead.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { type Commit, placeCommits } from './commit-lanes.ts'
import { isTag } from './refs.ts'

/** Lanes: the x of each, the names in them by the id of their first commit, and where words begin. */
export type NamedLanes = { xs: number[]; heads: ReadonlyMap<string, string>; left: number }

type NamedCommit = Commit & { refs: string[] }

/** From lane to lane at least, from a lane to a name and from there to the next lane, and how wide a name and all lanes may be. */
const size = { step: 40, before: 14, after: 14, name: 160, lanes: 560 } as const
const style: TypeStyle = { size: 12, bold: true }

/** Lanes from `x` to the right: with names beside their tips where there are several that have room. */
export function nameLanes(commits: NamedCommit[], x: number): NamedLanes {
  const heads = new Map(
    placeCommits(commits).flatMap(({ item: { id, refs }, isTip }): [string, string][] => {
      const name = isTip ? refs.find((ref) => !isTag(ref)) : undefined
      return name === undefined ? [] : [[id, name]]
    }),
  )
  const lanes = lanesAt(commits, x, heads)
  const isShort = [...heads.values()].every((name) => widthOf(name, style) <= size.name)
  return heads.size > 1 && isShort && lanes.left - x <= size.lanes ? lanes : lanesAt(commits, x, new Map())
}

const lanesAt = (commits: NamedCommit[], x: number, heads: NamedLanes['heads']): NamedLanes => {
  const names: number[] = []
  for (const { item, lane } of placeCommits(commits)) {
    const name = heads.get(item.id)
    names[lane] = Math.max(names[lane] ?? 0, name === undefined ? 0 : widthOf(name, style))
  }
  const steps = names.map((w) => Math.max(size.step, w === 0 ? 0 : up(size.before + w + size.after, 4)))
  const xs = steps.map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step, x))
  return { xs, heads, left: (xs.at(-1) ?? x) + (steps.at(-1) ?? size.step) }
}

/** The names of a commit that are not in its lane. */
export const otherRefs = ({ id, refs }: NamedCommit, { heads }: NamedLanes): string[] =>
  refs.filter((ref) => ref !== heads.get(id))

/** A name right of the commit that it points to. */
export const laneName = (name: string, { x, y }: Point, fill: 'ink' | 'accent'): Text =>
  lineOfText(name, { x: x + size.before, y, as: { ...style, fill } })
