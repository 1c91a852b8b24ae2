/** Mermaid's Cynefin maps: read, and drawn as a board of domains until there is a map of its own. */

import { sentenceCase } from '../../../src/scene/sentence-case.ts'
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { type CynefinModel, readCynefin } from './read-cynefin.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readCynefin(text)
  return { ways: [{ recipe: 'kanban-board', make: (conversion) => boardData(model, conversion) }], report }
}

const boardData = (model: CynefinModel, conversion: Conversion): Record<string, unknown> => {
  const names = [...new Set(model.domains.map(({ name }) => name))]
  const all = model.domains.flatMap(({ name, items }) => items.map((item) => ({ ...item, domain: name })))
  const cards = dataNames(all.map(({ label }, index) => ({ id: `item-${index}`, label })))
  for (const { from, to, label = '', at } of model.transitions)
    conversion.note('a transition between domains', at, `${from} to ${to} ${label}`)
  return {
    ...conversion.heading(model),
    columns: names.map((name) => ({ name: sentenceCase(name) })),
    cards: all.map(({ domain, at }, index) => {
      const { name, id } = cards.get(`item-${index}`)!
      return conversion.placed(at, { ...(id === undefined ? {} : { id }), name, column: sentenceCase(domain) })
    }),
  }
}
