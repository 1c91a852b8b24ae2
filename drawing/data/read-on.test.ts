import { expect, test } from 'vitest'
import containers from '../../recipes/c4-container/recipe.ts'
import bars from '../../recipes/ordered-bar/recipe.ts'
import sequence from '../../recipes/request-sequence/recipe.ts'
import { readData } from '../read-data.ts'

const problems = (recipe: { data: unknown }, input: object): string[] => {
  const reading = readData(recipe.data as never, input)
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('keys and kinds that a form does not have are guessed, names and references are judged in the same round', () => {
  const data = {
    title: 'A claim',
    nodes: [
      { name: 'Web', kind: 'db', technology: 'React' },
      { name: 'Web', kind: 'container' },
      { name: 'Orders', kind: 'container' },
    ],
    edges: [{ from: 'Ordres', to: 'Orders', state: 'bad' }],
  }
  expect(problems(containers, data)).toEqual([
    expect.stringMatching(/^nodes\.0\.kind: must be one of .*; did you mean "database"\?$/),
    'nodes.0.technology: is not a known property; did you mean "tech"?',
    expect.stringMatching(/^edges\.0\.state: must be one of .*; did you mean "negative"\?$/),
    expect.stringMatching(/^nodes\.1\.name: "Web" is already the name of nodes\.0/),
    expect.stringMatching(/^edges\.0\.from: "Ordres" is not .*; did you mean "Orders"\?$/),
  ])
})

test('a number with a unit or a decimal comma is named as it has to be written', () => {
  const rows = [
    { name: 'A', vaule: 3 },
    { label: 'B', value: '4 ms' },
    { name: 'C', value: '2,5' },
  ]
  const found = problems(bars, { title: 'A claim', measure: 'Time', rows })
  expect(found).toContain('rows.0.vaule: is not a known property; did you mean "value"?')
  expect(found).toContain('rows.1.label: is not a known property; did you mean "name"?')
  expect(found).toContain('rows.1.value: must be a number, got "4 ms"; write 4')
  expect(found).toContain('rows.2.value: must be a number, got "2,5"; write 2.5')
})

test('what is made up to read on is not judged, and data of which too little is left are not read on', () => {
  const participants = [{ name: 'A' }, { name: 'B', kind: 'server' }]
  const messages = [
    { from: 'A', too: 'B', text: 'hi' },
    { from: 'A', to: 'C', text: 'hi' },
  ]
  expect(
    problems(sequence, { title: 'A claim', participants, messages }).filter((each) => / C |"C"/.test(each)),
  ).toEqual([expect.stringMatching(/^messages\.1\.to: "C" is not /)])
  expect(problems(sequence, { title: 'A claim', participants, messages: 'none' })).toHaveLength(2)
})

test('keys that every object has are no words of a form', () => {
  const data = JSON.parse(
    '{ "title": "A claim", "measure": "Time", "rows": [{ "constructor": 1, "__proto__": 2 }] }',
  ) as object
  expect(problems(bars, data)).toContain('rows.0.constructor: is not a known property; remove it')
})
