import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const textsOf = async (lines: string[]): Promise<string[]> => {
  const outcome = await importDiagram(lines.join('\n'))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  return (outcome.data as { messages: { text: string }[] }).messages.map(({ text }) => text)
}

const mermaid = (...lines: string[]) => textsOf(['sequenceDiagram', ...lines])
const plant = (...lines: string[]) => textsOf(['@startuml', ...lines, '@enduml'])

test('messages have the numbers that Mermaid gives them, from where these begin to where they end', async () => {
  expect(await mermaid('A->>B: a', 'autonumber', 'A->>B: b', 'Note over A: n', 'B-->>A: c')).toEqual([
    'a',
    '2. b',
    'n',
    '3. c',
  ])
  expect(await mermaid('autonumber 10 2.5', 'A->>B: a', 'A->>B: b', 'autonumber off', 'A->>B: c')).toEqual([
    '10. a',
    '12.5. b',
    'c',
  ])
  expect(await mermaid('autonumber', 'A->>B: a', 'autonumber off', 'A->>B: b', 'autonumber', 'A->>B: c')).toEqual([
    '1. a',
    'b',
    '3. c',
  ])
})

test('what is numbered by hand has one number', async () => {
  expect(await mermaid('autonumber', 'A->>B: 1. a', 'A->>B: 7) b', 'A->>B: 3 c')).toEqual(['1. a', '7) b', '3. 3 c'])
  expect(await mermaid('autonumber', 'A->>B: 3.5 V is set', 'A->>B: 10:30 tick')).toEqual([
    '1. 3.5 V is set',
    '2. 10:30 tick',
  ])
})

test('numbers of PlantUML begin again, stop and go on', async () => {
  const again = ['autonumber 5', 'A -> B : a', 'autonumber', 'A -> B : b', 'autonumber stop', 'A -> B : c']
  expect(await plant(...again, 'autonumber resume 10', 'A -> B : d', 'A -> B : e')).toEqual([
    '5. a',
    '1. b',
    'c',
    '2. d',
    '12. e',
  ])
  expect(await plant('autonumber 1.1', 'A -> B : a', 'B -> A : b')).toEqual(['a', 'b'])
  expect(await plant('autonumber 5', 'A -> B : a', 'autonumber 1.1', 'A -> B : b')).toEqual(['5. a', 'b'])
})
