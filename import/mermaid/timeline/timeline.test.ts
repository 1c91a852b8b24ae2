import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readTimeline } from './read-timeline.ts'

const read = (text: string) => {
  const { model, report } = readTimeline(text)
  const periods = model.periods.map(({ label, section = '', events }) =>
    [label, section, ...events.map(({ text: words }) => words)].join('|'),
  )
  return { periods, title: model.title, sections: model.sections, findings: findingsIn(report) }
}

test('periods have events in their line and in lines below, and belong to sections', () => {
  expect(
    read('timeline\ntitle T\n2002 : A: B\n2004 : C : D\n     : E 12:30\nsection S #35;\nlater\n# nothing'),
  ).toEqual({
    periods: ['2002||A|B', '2004||C|D|E 12:30', 'later|S #'],
    title: 'T',
    sections: ['S #'],
    findings: [],
  })
})

test('a section without periods is in the ledger', async () => {
  expect(await importDiagram('timeline\nsection S\nsection T\nP1 : b\nsection U')).toMatchObject({
    notes: [
      { line: 2, what: 'a section without periods', text: 'S' },
      { line: 5, text: 'U' },
    ],
  })
})

test('events without a period are a finding', () => {
  expect(read('timeline\n : E\n2004 : C').findings).toEqual(['2:2 a period before its events'])
})

test('periods that are dates are milestones, others columns of a board', async () => {
  expect(await importDiagram('timeline\nsection S\n2002 : A : B\n2004/05 : C')).toMatchObject({
    recipe: 'milestone-timeline',
    data: {
      events: [
        { name: 'A', start: '2002', group: 'S' },
        { name: 'B', start: '2002', group: 'S' },
        { name: 'C', start: '2004-05', group: 'S' },
      ],
    },
  })
  expect(await importDiagram('timeline\nDawn : A\nDusk : B : C')).toMatchObject({
    recipe: 'roadmap-lanes',
    data: {
      columns: [{ name: 'Dawn' }, { name: 'Dusk' }],
      cards: [{ column: 'Dawn' }, {}, { name: 'C', column: 'Dusk' }],
    },
  })
})

test('more periods than a board has columns are its rows, with sections as columns', async () => {
  const periods = (many: number): string =>
    Array.from({ length: many }, (_, index) => `step ${index} : does ${index}`).join('\n')
  expect(await importDiagram(`timeline\n${periods(6)}`)).toMatchObject({ data: { columns: { length: 6 } } })
  expect(await importDiagram(`timeline\n${periods(7)}`)).toMatchObject({
    recipe: 'roadmap-lanes',
    data: { rows: { length: 7 }, cards: [{ name: 'does 0', row: 'step 0', column: 'Events' }, {}, {}, {}, {}, {}, {}] },
  })
  expect(await importDiagram(`timeline\n${periods(15)}\nsection S\nlater : A`)).toMatchObject({
    data: { rows: { length: 16 }, cards: expect.arrayContaining([{ name: 'A', row: 'later', column: 'S' }]) },
  })
})
