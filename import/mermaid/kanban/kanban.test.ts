import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readKanban } from './read-kanban.ts'

const text =
  'kanban\n  Todo\n    t1[Write it]@{ ticket: A-1, assigned: \'ann\', priority: High }\n      deeper\n  done[Done]\n    [Write it]\n    x@{ label: "X", icon: y }'

test('columns have cards with ticket, owner and priority', () => {
  const { model, report } = readKanban(text)
  expect(model.columns.map(({ id, label, cards }) => [id, label, cards.map((card) => card.label)])).toEqual([
    ['Todo', 'Todo', ['Write it', 'deeper']],
    ['done', 'Done', ['Write it', 'X']],
  ])
  expect(model.columns[0]?.cards[0]).toMatchObject({ id: 't1', ticket: 'A-1', assigned: 'ann', priority: 'High' })
  expect(findingsIn(report)).toEqual([])
})

test('what cannot be read is a finding; the other cards are read', () => {
  const { model, report } = readKanban('kanban\n a\n  b[x\n  c@{ y\n  d')
  expect(findingsIn(report)).toEqual(['3:5 ]', '4:8 :'])
  expect(model.columns[0]?.cards.map(({ id }) => id)).toEqual(['d'])
})

test('is a board', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'kanban-board',
    data: {
      columns: [{ name: 'Todo' }, { name: 'Done' }],
      cards: [
        { id: 'card-0', name: 'Write it', column: 'Todo', ticket: 'A-1', owner: 'ann', note: 'High priority' },
        { name: 'deeper', column: 'Todo' },
        { id: 'card-2', name: 'Write it', column: 'Done' },
        { name: 'X', column: 'Done' },
      ],
    },
  })
})
