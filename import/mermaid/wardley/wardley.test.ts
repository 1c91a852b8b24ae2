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

test('what evolves is named by all of its words, whatever it will be called', () => {
  const trendsIn = (line: string) =>
    readWardley(`wardley\n${line}`).model.trends.map(({ id, evolution }) => [id, evolution])
  expect(trendsIn('evolve Node 20 0.9')).toEqual([['Node 20', 0.9]])
  expect(trendsIn('evolve Kettle->Electric Kettle 0.62 label [1, 2]')).toEqual([['Kettle', 0.62]])
})

test('is a map of places and links with what evolves, or a graph of links', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'wardley-map',
    data: {
      parts: [
        { name: 'Public', kind: 'user', visibility: 0.95, evolution: 0.6 },
        { name: 'Hot Water', visibility: 0.5, evolution: 0.8, to: 0.9 },
        { name: 'Kettle v1' },
      ],
      links: [{ from: 'Public', to: 'Hot Water' }],
    },
    others: expect.arrayContaining(['decision-flowchart']),
  })
})

test('a label may stand in the sign of a link', () => {
  const { model, report } = readWardley("wardley\nA +'backup'> B\nA +<> B; both\nA +'x'<> C")
  expect(findingsIn(report)).toEqual([])
  expect(model.links.map(({ from, to, label }) => [from, to, label])).toEqual([
    ['A', 'B', 'backup'],
    ['A', 'B', 'both'],
    ['A', 'C', 'x'],
  ])
})
