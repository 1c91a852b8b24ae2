/**
 * Last touches on the best drawing, which no search asks for: labels where readers expect them, room for the dots where strokes
 * meet, frames with even sides.
 */
import { balanced } from './balance.ts'
import { type Candidate, snapshot } from './candidate.ts'
import type { Board } from './model/board.ts'
import type { LayoutOptions } from './model/graph.ts'
import { packedAgain } from './packed-again.ts'
import type { Net } from './strokes/net.ts'
import { wordsAgain } from './words-again.ts'

/** The drawing with these, each where nothing gets worse by it. */
export const finished = (candidate: Candidate, options: LayoutOptions): Candidate =>
  balanced(withJoints(withWords(candidate, options), options), options)

/** What usual places of labels may cost elsewhere. */
const slight = 1

const withWords = (candidate: Candidate, options: LayoutOptions): Candidate => {
  const drawing = snapshot(candidate.drawing)
  const words = wordsAgain(drawing)
  const next = words && packedAgain(candidate, { ...drawing, words }, options)
  return next !== undefined && next.score.cost <= candidate.score.cost + slight ? next : candidate
}

/** From where strokes meet to what they lead to, in units: the dot is seen beside the arrow head. */
const jointRun = 3

const withJoints = (candidate: Candidate, options: LayoutOptions): Candidate => {
  const { board, net, words } = snapshot(candidate.drawing)
  const wires = board.wires.map((wire) =>
    meetsOthers(wire, board, net) ? { ...wire, runs: [wire.runs[0], Math.max(wire.runs[1], jointRun)] as const } : wire,
  )
  if (wires.every(({ runs }, index) => runs[1] === board.wires[index]!.runs[1])) return candidate
  return packedAgain(candidate, { board: { ...board, wires }, net, words }, options) ?? candidate
}

/** Whether a wire of a trunk turns into its last run, which others share. */
const meetsOthers = (
  { given, edge, bundle }: Board['wires'][number],
  { wires }: Board,
  { courses, strokes }: Net,
): boolean => {
  const { runs } = courses[edge]!
  const sharing = strokes[runs.at(-1)!.stroke]!.runs
  return (
    given.trunk !== undefined &&
    runs.length > 1 &&
    sharing.some(({ wire }) => wire !== edge && wires[wire]!.bundle === bundle)
  )
}
