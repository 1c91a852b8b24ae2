/**
 * Classes of D2: what is written within them are members.
 */
import { classWays } from '../convert/classes.ts'
import type { RecipeWay } from '../convert/conversion.ts'
import { type ClassModel, emptyClasses } from '../models/classes.ts'
import { memberOf } from '../models/read-member.ts'
import type { D2Board } from './d2-board.ts'
import { d2Words, wordsOf } from './d2-graph.ts'

/** The ways to draw classes. */
export const d2ClassWays = (board: D2Board): RecipeWay[] => classWays(d2Classes(board))

export function d2Classes(board: D2Board): ClassModel {
  const model = emptyClasses()
  for (const object of board.leaves()) {
    const members = [...object.children.values()].map(({ key, label, at }) =>
      memberOf(label === undefined ? key : `${key}: ${label}`, at),
    )
    model.classes.set(object.id, { id: object.id, label: wordsOf(object), annotations: [], members, at: object.at })
  }
  for (const { from, to, sign, label, isDashed = false, at } of board.edges)
    model.relations.push({
      from: board.owner(from).id,
      to: board.owner(to).id,
      fromEnd: sign.startsWith('<') ? 'dependency' : 'none',
      toEnd: sign.endsWith('>') ? 'dependency' : 'none',
      dotted: isDashed,
      ...(label === undefined ? {} : { label: d2Words(label) }),
      at,
    })
  return model
}
