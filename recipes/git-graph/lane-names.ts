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

/** Lanes: the x of each, the names in them by the id of their first commit, those over a line, and where words begin. */
export type NamedLanes = {
  xs: number[]
  heads: ReadonlyMap<string, string>
  raised: ReadonlySet<string>
  left: number
}

type NamedCommit = Commit & { refs: string[] }

/** From lane to lane at least, from a lane to a name and from there to the next lane, how far a name is over a line, and how wide a name and all lanes may be. */
const size = { step: 40, before: 14, after: 14, over: 13, name: 160, lanes: 560 } as const
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
  return { xs, heads, raised: withLineAside(commits), left: (xs.at(-1) ?? x) + (steps.at(-1) ?? size.step) }
}

/** The commits with a line to the right in their row: of a branch that is merged, or that begins there. */
const withLineAside = (commits: NamedCommit[]): Set<string> => {
  const placed = placeCommits(commits)
  const aside = placed.flatMap(({ item, lane, parents }) => [
    ...(parents.slice(1).some((row) => row === undefined || (placed[row]?.lane ?? 0) > lane) ? [item.id] : []),
    ...parents.slice(0, 1).flatMap((row) => {
      const parent = row === undefined ? undefined : placed[row]
      return parent !== undefined && parent.lane < lane ? [parent.item.id] : []
    }),
  ])
  return new Set(aside)
}

/** The names of a commit that are not in its lane. */
export const otherRefs = ({ id, refs }: NamedCommit, { heads }: NamedLanes): string[] =>
  refs.filter((ref) => ref !== heads.get(id))

/** A name right of the commit that it points to, over a line that leaves it there. */
export const laneName = (name: string, { x, y }: Point, fill: 'ink' | 'accent'): Text =>
  lineOfText(name, { x: x + size.before, y, as: { ...style, fill } })

/** Where the name of a commit is. */
export const nameAt = ({ id }: Pick<Commit, 'id'>, { x, y }: Point, { raised }: NamedLanes): Point => ({
  x,
  y: raised.has(id) ? y - size.over : y,
})
