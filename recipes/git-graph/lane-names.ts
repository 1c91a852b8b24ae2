/**
 * Names of branches over their lanes, and lanes as far apart as these need; where a history has too many of them, or too
 * long ones, names are beside the commits they point to instead.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { type Commit, type LaneNames, placeCommits } from './commit-lanes.ts'
import { isTag } from './refs.ts'

/** Lanes: the x of each, the names over them, and where words begin. */
export type NamedLanes = { xs: number[]; heads: LaneNames; left: number }

type NamedCommit = Commit & { refs: string[] }

/** From lane to lane at least, from a name to the next one or to words, and how wide a name and all lanes may be. */
const size = { step: 40, gap: 12, name: 160, lanes: 560 } as const
const style: TypeStyle = { size: 12, bold: true }

/** Lanes from `x` to the right: with names over them where there are several that have room. */
export function nameLanes(commits: NamedCommit[], x: number): NamedLanes {
  const heads = new Map(
    placeCommits(commits).flatMap(({ item: { id, refs }, from }): [string, string][] => {
      const name = from === undefined ? undefined : refs.find((ref) => !isTag(ref))
      return name === undefined ? [] : [[id, name]]
    }),
  )
  const lanes = lanesAt(commits, x, heads)
  const isShort = [...heads.values()].every((name) => widthOf(name, style) <= size.name)
  return heads.size > 1 && isShort && lanes.left - x <= size.lanes ? lanes : lanesAt(commits, x, new Map())
}

const lanesAt = (commits: NamedCommit[], x: number, heads: LaneNames): NamedLanes => {
  const halves: number[] = []
  for (const { item, lane } of placeCommits(commits, heads)) {
    const name = heads.get(item.id)
    halves[lane] = Math.max(halves[lane] ?? 0, name === undefined ? 0 : widthOf(name, style) / 2)
  }
  const xs: number[] = []
  for (const [index, half] of halves.entries()) {
    const before = xs[index - 1]
    const near = up((halves[index - 1] ?? 0) + half + size.gap, 4)
    xs.push(before === undefined ? Math.max(x, up(half, 4)) : before + Math.max(size.step, near))
  }
  const beyond = Math.max(size.step, up((halves.at(-1) ?? 0) + size.gap, 4))
  return { xs, heads, left: (xs.at(-1) ?? x) + beyond }
}

/** The names of a commit that are not over its lane. */
export const otherRefs = ({ id, refs }: NamedCommit, { heads }: NamedLanes): string[] =>
  refs.filter((ref) => ref !== heads.get(id))

/** A name over the beginning of its lane: over its first commit, or the line from its merge. */
export const laneName = (
  name: string,
  { at, top = at }: { at: Point; top: Point | undefined },
  fill: 'ink' | 'accent',
): Text =>
  lineOfText(name, { x: top.x, y: top.y - (top.y === at.y ? 22 : 17), as: { ...style, fill }, align: 'middle' })
