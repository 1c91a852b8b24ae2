/** Which way subgraphs flow. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { directGroups } from './flow-directions.ts'
import { readFlowchart } from './read-flowchart.ts'

const directions = (text: string): string[] => {
  const { model } = readFlowchart(text)
  directGroups(model)
  return model.groups.map(({ id, direction }) => `${id} ${direction ?? '-'}`)
}

const one = 'subgraph one\na --> b\nend'

test('what is joined to nothing outside flows across what is around it', () => {
  expect(directions(`graph LR\n${one}\none --> c`)).toEqual(['one TB'])
  expect(directions(`graph RL\n${one}`)).toEqual(['one TB'])
  expect(directions(`graph TD\n${one}`)).toEqual(['one LR'])
  expect(directions(`graph LR\nsubgraph two\n${one}\nb --> c\nend`)).toEqual(['one TB', 'two TB'])
  expect(directions(`graph LR\nsubgraph two\n${one}\none --> c\nend`)).toEqual(['one LR', 'two TB'])
})

test('what is joined to something outside goes on as the group around it does', () => {
  const inner = 'subgraph L\na --> b\nend\nsubgraph R\nc --> d\nend'
  expect(directions(`graph TB\nsubgraph O\n${inner}\nb --> c\nend`)).toEqual(['L LR', 'R LR', 'O LR'])
  expect(directions(`graph TB\nsubgraph O\ndirection RL\n${inner}\nend\nb --> c`)).toEqual(['L RL', 'R RL', 'O RL'])
})

test('what is joined to something outside, has no lines or says its direction is left as it is', () => {
  expect(directions(`graph LR\n${one}\nb --> c`)).toEqual(['one -'])
  expect(directions('graph LR\nsubgraph one\na\nb\nend')).toEqual(['one -'])
  expect(directions('graph LR\nsubgraph one\ndirection RL\na --> b\nend')).toEqual(['one RL'])
})

test('a direction of what is joined to something outside has no effect, as in Mermaid, and is in the ledger', async () => {
  const said = 'subgraph one\ndirection TB\na --> b\nend'
  expect(directions(`graph LR\n${said}\nb --> c`)).toEqual(['one -'])
  expect(directions(`graph LR\n${said}\none --> c`)).toEqual(['one TB'])
  expect(directions(`graph LR\nsubgraph O\ndirection TB\n${said.replace('TB', 'RL')}\nb --> c\nend`)).toEqual([
    'one TB',
    'O TB',
  ])
  const noted = async (text: string): Promise<string[]> => {
    const outcome = await importDiagram(text)
    return outcome.ok ? outcome.notes.map(({ what, text: words }) => `${what}: ${words}`) : []
  }
  expect(await noted(`graph LR\n${said}\nb --> c`)).toEqual([
    'a direction of a subgraph that is joined to something outside, which Mermaid ignores: one',
  ])
  expect(await noted(`graph LR\n${said}\none --> c`)).toEqual([])
})

test('a group within itself, as a text with mistakes may have it, ends the search', () => {
  const text = 'flowchart LR\nsubgraph A\nsubgraph B\nsubgraph A\nx --> y\nend\nA --> B\nend\nend\nz --> A'
  expect(directions(text).map((each) => each.split(' ')[0])).toEqual(expect.arrayContaining(['A', 'B']))
})
