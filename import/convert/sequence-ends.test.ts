import { expect, test } from 'vitest'
import { importDiagram } from '../diagram/import-diagram.ts'

const load = async (id: string) => (await import(`../../recipes/${id}/recipe.ts`)).default

/** The messages that a text becomes, in short, and what is left out. */
const read = async (text: string) => {
  const outcome = await importDiagram(text, {}, load)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { messages } = outcome.data as { messages: { kind?: string; from: string; text?: string }[] }
  return {
    messages: messages.map(({ kind = 'call', from }) => `${kind} ${from}`),
    notes: outcome.notes.map(({ what }) => what),
  }
}

test('a life ends behind the message that Mermaid writes after destroy', async () => {
  const { messages, notes } = await read('sequenceDiagram\nA->>B: x\ndestroy B\nB-xA: last\nA->>A: y')
  expect(messages).toEqual(['call A', 'lost B', 'end B', 'call A'])
  expect(notes).toEqual([])
})

test('PlantUML writes destroy behind the last message', async () => {
  const { messages } = await read('@startuml\nA -> B: x\ndestroy B\nA -> A: y\n@enduml')
  expect(messages).toEqual(['call A', 'end B', 'call A'])
})

test('who goes on to take part has not ended: the end is in the ledger', async () => {
  const { messages, notes } = await read('@startuml\nA -> B: x\ndestroy B\nA -> B: y\nA -> B: z\n@enduml')
  expect(messages).toEqual(['call A', 'call A', 'call A'])
  expect(notes).toEqual(['an end of life before the last message'])
})
