/**
 * How long runs are: at least what their ends need, and as short as possible, most of all those between two bends to opposite
 * sides, which vanish at length 0.
 */
import { isAnswer } from '../model/answers.ts'
import { isLowSide, sideAt } from '../model/sides.ts'
import { pull } from '../model/weights.ts'
import { type Program, type Spot, softness } from '../solve/program.ts'
import { endOf, type Run } from '../strokes/net.ts'
import { alongOf, marginsOf } from '../strokes/words.ts'
import type { Places, Scene } from './places.ts'

/** One end of a run: where it is, and to which side the wire goes on there; 0 at an item. */
type RunEnd = { at: number; spot: Spot; turn: number }

export function keepRuns(program: Program, places: Places, scene: Scene): void {
  const { net, axis } = scene
  for (const { runs } of net.courses)
    for (const run of runs) if (run.isUpright !== (axis === 'x')) keepRun(run, { program, places, scene })
  for (const [index, words] of scene.words.entries()) {
    if (words.run.isUpright === (axis === 'x')) continue
    const ends = endsOfRun(words.run, places, scene)
    const [low, high] = sorted(ends)
    const margins = marginsOf(scene.board, net, words.run)
    const [before, after] = low === ends[0] ? margins : [margins[1], margins[0]]
    const spot = places.words(index)
    // The weights cancel out: words may settle in the middle.
    const kind = { softness: softness.wordsOnRun, weight: pull.words }
    if (words.spot === 'label') {
      program.keep(low.spot, spot, before, kind)
      const end = { ...spot, offset: spot.offset + alongOf(words) }
      program.keep(end, high.spot, after, kind)
      if (!isAnswer(scene.board.wires[words.wire]!, scene.board)) continue
      if (low === ends[0]) program.pull(low.spot, spot, pull.answer)
      else program.pull(end, high.spot, pull.answer)
    } else program.keep(low.spot, high.spot, alongOf(words) + 1, { softness: softness.wordsOnRun })
  }
}

type Means = { program: Program; places: Places; scene: Scene }

const keepRun = (run: Run, { program, places, scene }: Means): void => {
  const ends = endsOfRun(run, places, scene)
  const isJog = ends[0].turn * ends[1].turn < 0
  const isFree = ends[0].turn !== 0 && ends[1].turn !== 0
  if (isJog || isFree) {
    program.pull(ends[0].spot, ends[1].spot, isJog && scene.straightens ? pull.jog : pull.length)
    return
  }
  const [low, high] = sorted(ends)
  program.keep(low.spot, high.spot, leastLength(run, scene), { softness: softness.run, weight: pull.length })
}

/** A run that begins or ends at an item. */
const leastLength = ({ wire, place }: Run, { board, net }: Scene): number => {
  const { runs } = board.wires[wire]!
  const [isFirst, isLast] = [place === 0, place === net.courses[wire]!.runs.length - 1]
  return (isFirst ? runs[0] : 0) + (isLast ? runs[1] : 0)
}

const endsOfRun = (run: Run, places: Places, scene: Scene): [RunEnd, RunEnd] => [
  endOfRun(run, -1, { places, scene }),
  endOfRun(run, 1, { places, scene }),
]

const endOfRun = (run: Run, step: -1 | 1, { places, scene }: Pick<Means, 'places' | 'scene'>): RunEnd => {
  const { board, net } = scene
  const course = net.courses[run.wire]!
  const next = course.runs[run.place + step]
  if (next !== undefined) {
    const at = net.strokes[next.stroke]!.at
    return { at, spot: places.stroke(next.stroke), turn: endOf(board, net, next, step) - net.strokes[run.stroke]!.at }
  }
  const wire = board.wires[run.wire]!
  const [item, side] = step < 0 ? [wire.from, course.sides[0]] : [wire.to, course.sides[1]]
  return { at: sideAt(board.items[item]!, side), spot: isLowSide(side) ? places.low(item) : places.high(item), turn: 0 }
}

const sorted = ([first, second]: [RunEnd, RunEnd]): [RunEnd, RunEnd] =>
  first.at <= second.at ? [first, second] : [second, first]
