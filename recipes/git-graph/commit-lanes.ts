/**
 * Histories in rows, newest first, and branches in lanes, as git log --graph has them.
 */

import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** A commit: its id, its parents, the first one being the branch that it was made on, and what points to it. */
export type Commit = { id: string; after: string[]; refs?: string[] }

/** A commit with its row from the top and its lane from the left; `parents` are places in the list, or undefined for one that is not in it. */
export type PlacedCommit<Item extends Commit> = {
  item: Item
  row: number
  lane: number
  parents: (number | undefined)[]
}

/**
 * Places commits that are listed newest first. A branch is a run of first parents; the newest commit's is in the first
 * lane, or main where that is beside it, the others share lanes where they do not overlap, short ones inside, so that few
 * lines cross.
 */
export function placeCommits<Item extends Commit>(commits: Item[]): PlacedCommit<Item>[] {
  const rows = new Map(commits.map(({ id }, row) => [id, row]))
  const branches = branchesOf(commits, rows)
  const lanes = lanesFor(branches)
  return commits.map((item, row) => {
    const index = branches.findIndex((branch) => branch.commits.includes(row))
    const parents = item.after.map((id) => rows.get(id))
    return { item, row, lane: lanes[index] ?? 0, parents }
  })
}

/** A run of first parents, and the rows from where it is merged, or begins, down to where it left. */
type Branch = { commits: number[]; from: number; to: number }

const branchesOf = (commits: Commit[], rows: Map<string, number>): Branch[] => {
  const taken = new Set<number>()
  const branches: Branch[] = []
  const trunk = trunkOf(commits, rows)
  for (const start of [...(trunk === undefined ? [] : [trunk]), ...commits.keys()]) {
    if (taken.has(start)) continue
    const branch: Branch = { commits: [], from: start, to: start }
    for (let row: number | undefined = start; row !== undefined; row = rows.get(commits[row]?.after[0] ?? '')) {
      branch.to = row
      if (taken.has(row)) break
      taken.add(row)
      branch.commits.push(row)
    }
    const merge = commits.findIndex(({ after }) => after.slice(1).some((id) => rows.get(id) === start))
    if (merge >= 0) branch.from = Math.min(merge, start)
    branches.push(branch)
  }
  return branches
}

/** The row of the main branch, unless the newest commit was made on it. */
const trunkOf = (commits: Commit[], rows: Map<string, number>): number | undefined => {
  const trunk = commits.findIndex(({ refs = [] }) => refs.some((each) => /^(?:main|master|trunk)$/.test(each)))
  let row: number | undefined = trunk < 0 ? undefined : 0
  while (row !== undefined && row < trunk) row = rows.get(commits[row]?.after[0] ?? '')
  return trunk < 0 || row === trunk ? undefined : trunk
}

/** The lane of each branch. */
const lanesFor = (branches: Branch[]): number[] => {
  const lanes = branches.map(() => 0)
  const placed: { branch: Branch; lane: number }[] = []
  const others = branches.slice(1).toSorted((a, b) => a.to - a.from - (b.to - b.from))
  for (const branch of others) {
    let lane = 1
    const isTaken = (each: { branch: Branch; lane: number }): boolean =>
      each.lane === lane && each.branch.from < branch.to && branch.from < each.branch.to
    while (placed.some(isTaken)) lane++
    placed.push({ branch, lane })
    lanes[branches.indexOf(branch)] = lane
  }
  return lanes
}

/** How many lanes there are. */
export const lanesOf = (commits: Commit[]): number => Math.max(0, ...placeCommits(commits).map(({ lane }) => lane + 1))

/**
 * A commit as laid out: its dot, and its line to each parent in path notation, the first parent's first; `isOpen`: the
 * parent is not in the list, and the line ends on its way.
 */
export type LaidCommit<Item extends Commit> = {
  item: Item
  at: Point
  lines: { d: string; isOpen: boolean }[]
}

/** Lays commits out in rows of their own heights, in lanes that are at `xs`. */
export function layCommits<Item extends Commit>(
  commits: Item[],
  { xs, height }: { xs: readonly number[]; height: (item: Item) => number },
): LaidCommit<Item>[] {
  let top = 0
  const placed = placeCommits(commits).map((each) => {
    const h = height(each.item)
    top += h
    return { ...each, at: { x: xs[each.lane] ?? 0, y: top - h / 2 } }
  })
  return placed.map(({ item, at, parents }, child) => ({
    item,
    at,
    lines: parents.map((row, index) => {
      const to = row === undefined ? undefined : placed[row]?.at
      if (row === undefined || to === undefined) return openLine(at, index)
      const isMerged = index > 0
      const [place, side] = isMerged ? [child, to.x - at.x] : [row, at.x - to.x]
      const aside = isBusy(placed, place, Math.sign(side)) ? apart : 0
      return { d: laneLine(at, to, { isMerged, aside }), isOpen: false }
    }),
  }))
}

/** Pixels that a line into a commit and one of a merge out of it are above and below its middle, where they would be one. */
const apart = 5

/** Whether lines come into a commit from children and leave it for merged branches at one side. */
const isBusy = (
  placed: readonly { at: Point; parents: readonly (number | undefined)[] }[],
  row: number,
  side: number,
): boolean => {
  const isAtSide = (other: { at: Point } | undefined): boolean =>
    other !== undefined && Math.sign(other.at.x - (placed[row]?.at.x ?? 0)) === side
  const [, ...merged] = placed[row]?.parents ?? []
  return (
    placed.some((child) => child.parents[0] === row && isAtSide(child)) &&
    merged.some((parent) => isAtSide(placed[parent ?? -1]))
  )
}

/** A stub downward, or aside for a branch that was merged. */
const openLine = ({ x, y }: Point, index: number): { d: string; isOpen: boolean } => ({
  d: index === 0 ? `M ${x} ${y} V ${y + 24}` : `M ${x} ${y} L ${x + 16} ${y + 14 * index}`,
  isOpen: true,
})

/** A merged branch leaves for its own lane at once; other lines stay in the lane of their commit down to its parent. */
const laneLine = (from: Point, to: Point, { isMerged, aside }: { isMerged: boolean; aside: number }): string => {
  const y = isMerged ? from.y + aside : to.y - aside
  const bent = isMerged ? [{ x: from.x, y }, { x: to.x, y }, to] : [from, { x: from.x, y }, { x: to.x, y }]
  return roundedPath(from.x === to.x ? [from, to] : bent, 12)
}
