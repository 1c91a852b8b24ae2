/**
 * A sequence of D2: objects are participants, edges messages, and objects around edges frames.
 */
import type { RecipeWay } from '../convert/conversion.ts'
import { sequenceWays } from '../convert/sequence.ts'
import { emptySequence, type SequenceModel } from '../models/sequence.ts'
import type { TextReport } from '../text/report.ts'
import type { D2Board, D2Edge, D2Object } from './d2-board.ts'
import { d2Words, wordsOf } from './d2-graph.ts'

/** The ways to draw a sequence. */
export const d2SequenceWays = (board: D2Board, report: TextReport): RecipeWay[] =>
  sequenceWays(d2Sequence(board, report))

export function d2Sequence(board: D2Board, report: TextReport): SequenceModel {
  const model = emptySequence()
  const root = board.root.shape === 'sequence_diagram' ? board.root : (board.only ?? board.root)
  if (root !== board.root && root.label !== undefined) model.title = d2Words(root.label)
  const joined = new Set(board.edges.flatMap(({ from, to }) => [participant(root, from), participant(root, to)]))
  for (const object of root.children.values()) {
    // What no message joins and has messages in it is a frame.
    if (!joined.has(object) && object.children.size > 0) continue
    const type = object.shape === 'person' ? 'actor' : object.shape === 'cylinder' ? 'database' : 'participant'
    model.participants.set(object.id, { id: object.id, label: wordsOf(object), type, at: object.at })
  }
  let open: D2Object | undefined
  const entries = [...board.edges, ...notesIn(board, { root, model })].toSorted((one, other) => one.at - other.at)
  for (const entry of entries) {
    const frame = entry.scope === root ? undefined : entry.scope
    if (frame !== open) {
      if (open !== undefined) model.events.push({ is: 'close', block: 'group', at: entry.at })
      if (frame !== undefined) model.events.push({ is: 'open', block: 'group', text: wordsOf(frame), at: frame.at })
      open = frame
    }
    if ('text' in entry) {
      model.events.push({ is: 'note', side: 'right', over: [entry.on], text: entry.text, at: entry.at })
      continue
    }
    message(model, root, entry)
    if (entry.from.parent !== root || entry.to.parent !== root) report.noteOnce('spans of activity', entry.at, '')
  }
  if (open !== undefined) model.events.push({ is: 'close', block: 'group', at: open.at })
  return model
}

type D2Note = { on: string; text: string; scope: D2Object; at: number }

/** Notes: what is within a participant, has nothing in it, and is joined by no message. */
const notesIn = (board: D2Board, { root, model }: { root: D2Object; model: SequenceModel }): D2Note[] => {
  const ends = new Set(board.edges.flatMap(({ from, to }) => [from, to]))
  return board.objects().flatMap((object): D2Note[] => {
    const { parent, children, at } = object
    if (parent === undefined || parent === root || children.size > 0 || ends.has(object)) return []
    const on = participant(root, parent)
    if (!model.participants.has(on.id) || object === on) return []
    let scope: D2Object = parent
    while (scope !== root && model.participants.has(participant(root, scope).id)) scope = scope.parent ?? root
    return [{ on: on.id, text: d2Words(wordsOf(object)), scope, at }]
  })
}

/** The participant of an object: the one at the root that it is in; a frame's own objects are those of the root. */
const participant = (root: D2Object, object: D2Object): D2Object => {
  let here = object
  while (here.parent !== undefined && here.parent !== root) {
    const same = root.children.get(here.key.toLowerCase())
    if (same !== undefined) return same
    here = here.parent
  }
  return here
}

const message = (
  model: SequenceModel,
  root: D2Object,
  { from, to, sign, label = '', isDashed = false, at }: D2Edge,
): void => {
  const [start, end] = (sign === '<-' ? [to, from] : [from, to]).map((each) => participant(root, each).id)
  model.events.push({
    is: 'message',
    from: start!,
    to: end!,
    text: d2Words(label),
    dotted: isDashed,
    head: 'filled',
    ...(sign === '<->' ? { both: true } : {}),
    at,
  })
}
