/** Mermaid's boards: read, and ways to draw them. */
import { type Conversion, type DiagramReading, given } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { type KanbanModel, readKanban } from './read-kanban.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readKanban(text)
  const ways = ['kanban-board', 'roadmap-lanes'].map((recipe) => ({
    recipe,
    make: (conversion: Conversion) => boardData(model, conversion),
  }))
  return { ways, report }
}

/** The priority of a card is its note. */
const boardData = (model: KanbanModel, conversion: Conversion): Record<string, unknown> => {
  const columns = dataNames(model.columns.map(({ label }, index) => ({ id: `column-${index}`, label })))
  const all = model.columns.flatMap(({ cards }, column) => cards.map((card) => ({ card, column })))
  const names = dataNames(all.map(({ card }, index) => ({ id: `card-${index}`, label: card.label })))
  return {
    ...conversion.heading(model),
    columns: model.columns.map(({ at }, index) => {
      const { name, id } = columns.get(`column-${index}`)!
      return conversion.placed(at, id === undefined ? { name } : { id, name })
    }),
    cards: all.map(({ card, column }, index) => {
      const { name, id } = names.get(`card-${index}`)!
      const details = { ...given('ticket', card.ticket), ...given('owner', card.assigned) }
      const note = card.priority === undefined ? {} : given('note', `${card.priority} priority`)
      const place = { column: columns.get(`column-${column}`)?.ref }
      return conversion.placed(card.at, { ...(id === undefined ? {} : { id }), name, ...place, ...details, ...note })
    }),
  }
}
