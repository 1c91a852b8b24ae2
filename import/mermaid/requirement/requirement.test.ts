import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readRequirement } from './read-requirement.ts'

const text =
  'requirementDiagram\ndirection LR\nrequirement "Stop in time":::hot {\n id: 1.1\n text: "Within 50 ms."\n risk: HIGH\n verifymethod: test\n}\nperformanceRequirement p {\n}\nelement Brake {\n type: unit\n docref: docs/x\n}\nBrake - satisfies -> "Stop in time"\np <- copies - Brake'

test('requirements and elements have properties, relations a direction', () => {
  const { model, report } = readRequirement(text)
  expect([...model.requirements.values()]).toMatchObject([
    {
      name: 'Stop in time',
      type: 'Requirement',
      requirementId: '1.1',
      text: 'Within 50 ms.',
      risk: 'High',
      verifyMethod: 'Test',
      classes: ['hot'],
    },
    { name: 'p', type: 'Performance Requirement' },
    { name: 'Brake', type: 'Element', text: 'unit', docRef: 'docs/x' },
  ])
  expect(model.traces.map(({ type, from, to }) => [type, from, to])).toEqual([
    ['satisfies', 'Brake', 'Stop in time'],
    ['copies', 'Brake', 'p'],
  ])
  expect([model.direction, findingsIn(report)]).toEqual(['LR', []])
})

test('every mistake is a finding with its place', () => {
  const { report, model } = readRequirement(
    'requirementDiagram\nrequirement a {\n foo: x\n id: 1\n}\na - likes -> b\na -- b\nrequirement c {',
  )
  expect(findingsIn(report)).toEqual([
    '3:2 id, text, risk, verifymethod, type or docref',
    '6:5 contains, copies, derives, satisfies, verifies, refines or traces',
    '7:4 contains, copies, derives, satisfies, verifies, refines or traces',
    '8:1 the } of this requirement',
  ])
  expect(model.requirements.get('a')?.requirementId).toBe('1')
})

test('what a relation is called stays', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'requirement-diagram',
    data: {
      nodes: [
        { name: 'Stop in time', note: '1.1; Within 50 ms.; risk high; by test' },
        { name: 'p' },
        { name: 'Brake', kind: 'block', note: 'unit; docs/x' },
      ],
      edges: [
        { from: 'Brake', to: 'Stop in time', kind: 'satisfies' },
        { from: 'Brake', to: 'p', kind: 'concerns', text: 'copies' },
      ],
    },
  })
})
