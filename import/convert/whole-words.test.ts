/** What a source says is in the data, whole and in its lines: long names, notes with lists, many notes. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const imported = async (text: string) => {
  const outcome = await importDiagram(text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const data = outcome.data as unknown as { nodes: object[]; edges: object[]; callouts: object[] }
  return { ...data, ledger: outcome.notes.map(({ what }) => what) }
}

const step = `Pipeline:<br>${'1) Release plan '.repeat(14)}end`

test.each(['A["STEP"] --> B', 'A{"STEP"} --yes--> B\nA --no--> C'])('a step with its list, in %s', async (lines) => {
  const { nodes, ledger } = await imported(`flowchart TD\n${lines.replace('STEP', step)}`)
  expect(nodes[0]).toMatchObject({ name: step.replace('<br>', '\n') })
  expect(ledger).toEqual([])
})

test('nine notes on states in the lines that they have; one more is in the ledger', async () => {
  const notes = Array.from({ length: 10 }, (_, at) => `note right of S${at}\n  Errors ${at}:\n  - timeouts\nend note`)
  const { callouts, ledger } = await imported(['stateDiagram-v2', ...notes].join('\n'))
  expect(callouts).toHaveLength(9)
  expect(callouts.at(-1)).toEqual({ on: 'S8', text: 'Errors 8:\n- timeouts' })
  expect(ledger).toEqual(['a note more than 9'])
})

test('names of states and words on transitions have the lines that they are written in', async () => {
  const { nodes, edges } = await imported('stateDiagram-v2\nA : Sent<br/>(late)\nA --> B : retry\\nlater')
  expect(nodes[0]).toEqual({ name: 'Sent\n(late)' })
  expect(edges[0]).toEqual({ from: 'Sent (late)', to: 'B', text: 'retry\nlater' })
})
