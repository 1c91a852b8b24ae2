import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readCynefin } from './read-cynefin.ts'

test('domains have items, transitions lead from one to another', async () => {
  const text = 'cynefin-beta\ntitle T\ncomplex\n "Research"\nclear\n "Pay" \ncomplex --> clear : "Known"'
  const { model, report } = readCynefin(text)
  expect(model.domains.map(({ name, items }) => [name, items.map(({ label }) => label)])).toEqual([
    ['complex', ['Research']],
    ['clear', ['Pay']],
  ])
  expect([model.transitions, findingsIn(report)]).toMatchObject([
    [{ from: 'complex', to: 'clear', label: 'Known' }],
    [],
  ])
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'kanban-board',
    data: { columns: [{ name: 'Complex' }, { name: 'Clear' }], cards: [{ name: 'Research', column: 'Complex' }, {}] },
    notes: [{ what: 'a transition between domains', text: 'complex to clear Known' }],
  })
  expect(findingsIn(readCynefin('cynefin\n"x"\nfoo').report)).toEqual([
    '2:1 a domain before its items',
    '3:1 a domain, an item in quotes, or a transition',
  ])
})
