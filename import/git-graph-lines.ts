/**
 * The lines of `git log --graph`: which commit is the parent of which, followed stroke by stroke.
 *
 * `|` goes straight down, `/` to the left, `\` to the right, `*` is a commit. Where a stroke passes another one, the one
 * that came from the side goes on to that side. Strokes that run level (`_`, `-`) are not followed.
 */

/** A commit without its strokes, the rows of its parents in their order, and how many strokes lead beyond the last line. */
export type GraphLine = { words: string; line: number; parents: number[]; open: number }

/** The outcome: commits in their order, or the line, from 1, whose strokes cannot be followed. */
export type GraphLines = { ok: true; commits: GraphLine[] } | { ok: false; line: number }

/** A stroke on its way down: the row of the child, its place among the strokes of that child, and where it came from. */
type Stroke = { child: number; order: number; side: 'left' | 'right' | undefined }

/** Whether lines begin with the strokes of a graph. */
export const isGraph = (lines: readonly string[]): boolean => lines.some((line) => /^[|\\/ ]*\* /.test(line))

/** Follows the strokes of a graph, top to bottom. */
export function readGraph(lines: readonly string[]): GraphLines {
  const commits: GraphLine[] = []
  const found: { child: number; order: number; parent: number }[] = []
  let open = new Map<number, Stroke[]>()
  for (const [index, line] of lines.entries()) {
    const [, strokes = '', words = ''] = /^([|\\/*_.\- ]*?)(?:(?<=\* *[|\\/ ]*)([0-9a-f]{4,64}\b.*))?$/.exec(line) ?? []
    if (/[_.-]/.test(strokes) || (strokes.trim() === '' && line.trim() !== '')) return { ok: false, line: index + 1 }
    const next = new Map<number, Stroke[]>()
    const add = (at: number, more: Stroke[]): void => void next.set(at, [...(next.get(at) ?? []), ...more])
    for (const [at, glyph] of Array.from(strokes).entries()) {
      if (glyph === '*') {
        const row = commits.length
        commits.push({ words, line: index + 1, parents: [], open: 0 })
        found.push(...(open.get(at) ?? []).map(({ child, order }) => ({ child, order, parent: row })))
        add(at, [{ child: row, order: 0, side: undefined }])
      } else if (glyph === '|') add(at, straight(open, strokes, at))
      else if (glyph === '/') add(at - 1, turned(open, strokes, { from: at + 1, side: 'left', at }))
      else if (glyph === '\\') add(at + 1, turned(open, strokes, { from: at - 1, side: 'right', at }))
    }
    open = next
  }
  for (const { child, parent } of found.toSorted((a, b) => a.order - b.order)) {
    const { parents } = commits[child]!
    if (!parents.includes(parent)) parents.push(parent)
  }
  // A single stroke below the last commit may be the end of the paper: the first commit of all has one too.
  const rest = [...open.values()].flat()
  for (const { child } of rest.length === 1 && rest[0]?.child === commits.length - 1 ? [] : rest) {
    const commit = commits[child]
    if (commit !== undefined) commit.open++
  }
  return { ok: true, commits }
}

/** Strokes that go straight on: all, or where some turn off, those that did not come from that side. */
const straight = (open: Map<number, Stroke[]>, strokes: string, at: number): Stroke[] => {
  const here = open.get(at) ?? []
  const sides = [strokes[at - 1] === '/' ? 'left' : undefined, strokes[at + 1] === '\\' ? 'right' : undefined]
  const turning = here.filter(({ side }) => side !== undefined && sides.includes(side))
  const staying = turning.length > 0 ? here.filter((stroke) => !turning.includes(stroke)) : here
  return staying.map(({ child, order }) => ({
    child,
    order: order + (strokes[at - 1] === '/' ? 1 : 0),
    side: undefined,
  }))
}

type Turn = { from: number; side: 'left' | 'right'; at: number }

/** Strokes that turn: those that came from that side, or all where nothing else goes on from there. */
const turned = (open: Map<number, Stroke[]>, strokes: string, { from, side, at }: Turn): Stroke[] => {
  // Beside a commit a stroke goes on half as far: it is where it came to.
  const here = open.get(from) ?? open.get(at) ?? []
  const moving = here.filter((stroke) => stroke.side === side)
  const isShared = strokes[from] === '|'
  const those = isShared && moving.length > 0 ? moving : here
  return those.map(({ child, order }) => ({ child, order: order + (side === 'right' ? 2 : 0), side }))
}
