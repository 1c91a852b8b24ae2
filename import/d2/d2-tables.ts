/**
 * Tables of D2: what is written within them are columns.
 */
import type { RecipeWay } from '../convert/conversion.ts'
import { entityWays } from '../convert/entities.ts'
import type { EntityModel } from '../models/entities.ts'
import { Tables } from '../tables/tables.ts'
import type { D2Board, D2Object } from './d2-board.ts'
import { d2Words, wordsOf } from './d2-graph.ts'

/** The ways to draw tables. */
export const d2TableWays = (board: D2Board): RecipeWay[] => entityWays(d2Entities(board))

export function d2Entities(board: D2Board): EntityModel {
  const tables = new Tables()
  const leaves = board.leaves()
  for (const { id, children, at } of leaves) {
    const table = tables.define(id, at)
    for (const { key, label = '', constraint = '', at: place } of children.values()) {
      table.columns.push({
        name: key,
        type: label,
        isRequired: false,
        isUnique: /unique/i.test(constraint),
        isPrimary: false,
        at: place,
      })
      if (/primary_key/i.test(constraint)) table.primary.push(key)
    }
  }
  for (const { from, to, sign, label, at } of board.edges) {
    const [start, end] = sign === '<-' ? [to, from] : [from, to]
    const [source, target] = [board.owner(start), board.owner(end)]
    const key = { columns: columnOf(start, source), to: target.id, toColumns: columnOf(end, target), at }
    tables.find(source.id)?.foreign.push({ ...key, ...(label === undefined ? {} : { label: d2Words(label) }) })
  }
  const model = tables.model()
  for (const object of leaves) {
    const entity = model.entities.get(object.id)
    if (entity !== undefined) entity.label = wordsOf(object)
  }
  return model
}

const columnOf = (end: D2Object, owner: D2Object): string[] => (end === owner ? [] : [end.key])
