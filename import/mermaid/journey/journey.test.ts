import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readJourney } from './read-journey.ts'

test('steps have a score and people, and belong to sections', () => {
  const { model, report } = readJourney('journey\ntitle Day\nsection Home\nTea: 5: Me, Cat\nWork: 2.5\n# nothing')
  expect(model.steps.map(({ label, section, score, people }) => [label, section, score, people])).toEqual([
    ['Tea', 'Home', 5, ['Me', 'Cat']],
    ['Work', 'Home', 2.5, []],
  ])
  expect([model.title, findingsIn(report)]).toEqual(['Day', []])
})

test('every mistake is a finding with its place', () => {
  const { report } = readJourney('journey\nTea\nTea: five: Me\nTea: 5 Me')
  expect(findingsIn(report)).toEqual(['2:4 : and a score'])
})

test('a step whose score is no number is in the ledger, as Mermaid reads it', async () => {
  const found = await importDiagram('journey\nTea: five: Me\nTea: 5 Me\nsize: 2rem\nCake: 3')
  expect(found).toMatchObject({ ok: true, findings: [], data: { rows: [{ name: 'Cake', value: 3 }] } })
  const what = 'a step whose score is no number'
  expect(found).toMatchObject({
    notes: [
      { line: 2, what, text: 'Tea' },
      { line: 3, what, text: 'Tea' },
      { line: 4, what, text: 'size' },
    ],
  })
})

test('who takes part is the note of a step', async () => {
  expect(await importDiagram('journey\nsection S\nA: 5: Me, Cat\nB: 1')).toMatchObject({
    recipe: 'user-journey',
    data: {
      rows: [
        { name: 'A', group: 'S', value: 5, note: 'Me, Cat' },
        { name: 'B', group: 'S', value: 1 },
      ],
    },
  })
})

test('a long journey keeps its order', async () => {
  const steps = Array.from({ length: 24 }, (_, step) => `Step ${step}: ${(step % 5) + 1}: Me`)
  expect(await importDiagram(`journey\n${steps.join('\n')}`)).toMatchObject({ recipe: 'user-journey' })
})
