import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { tagsIn } from './xml.ts'

const nameOf = async (text: string): Promise<unknown> => {
  const found = await importDiagram(text)
  return found.ok ? (found.data['nodes'] as { name: string }[])[0]?.name : found.findings
}

test.each([
  ['1', false],
  ['D7FF', true],
  ['D800', false],
  ['DFFF', false],
  ['E000', true],
  ['10FFFF', true],
  ['110000', false],
  ['0', false],
])('U+%s: whether it is a character, in Mermaid, PlantUML and XML alike', async (hex, isOne) => {
  const code = Number.parseInt(hex, 16)
  // A control character is none that data take.
  const said = code === 1 ? 'ab' : isOne ? `a${String.fromCodePoint(code)}b` : undefined
  const plain = (words: unknown): string => String(words).replaceAll(/[\u0001 ]/g, '')
  expect(plain(await nameOf(`flowchart LR\nx[a#${code};b] --> y`))).toBe(said ?? `a#${code};b`)
  if (hex.length > 1)
    expect(plain(await nameOf(`@startuml\ncomponent "a<U+${hex}>b" as x\nx --> y\n@enduml`))).toBe(
      said ?? `a<U+${hex}>b`,
    )
  expect(plain(tagsIn(`<t>a&#${code};b</t>`)[1]?.words)).toBe(said ?? `a&#${code};b`)
  expect(plain(tagsIn(`<t>a&#x${hex};b</t>`)[1]?.words)).toBe(said ?? `a&#x${hex};b`)
})
