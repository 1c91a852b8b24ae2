import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readWardley } from './read-wardley.ts'

const text =
  'wardley-beta\ntitle Tea\nsize [1, 2]\nanchor Public [0.95, 0.6]\ncomponent Hot Water [0.5, 0.8] label [1, 2]\npipeline Hot Water {\n component Kettle v1 [0.3]\n}\nPublic -> Hot Water\nevolve Hot Water 0.9\nnote "Why" [0.1, 0.2]'

test('components have a place, links join them', () => {
  const { model, report } = readWardley(text)
  expect([...model.nodes.values()].map(({ id, visibility, evolution }) => [id, visibility, evolution])).toEqual([
    ['Public', 0.95, 0.6],
    ['Hot Water', 0.5, 0.8],
    ['Kettle v1', 0.5, 0.3],
  ])
  expect(model.links).toMatchObject([{ from: 'Public', to: 'Hot Water' }])
  expect(findingsIn(report)).toEqual([])
  expect(findingsIn(readWardley('wardley\nfoo').report)).toEqual(['2:1 a component, or a link: A -> B'])
})

test('is a plot of places, with links in the ledger, or a graph of links', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'scatter-plot',
    data: { x: { name: 'Evolution' }, points: [{ name: 'Public', x: 0.6, y: 0.95 }, {}, {}] },
    others: expect.arrayContaining(['decision-flowchart']),
  })
})
