/**
 * Data written in a language of diagrams and read again: what is lost on the way, and is not named as unsaid.
 */
import { readData } from '../drawing/read-data.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { importDiagram } from '../entries/library/import.ts'
import { writeText } from '../import/to-text/write-text.ts'
import { type WrittenLanguage } from '../import/to-text/written.ts'

type Named = { id?: string; name?: string; kind?: string; group?: string; look?: string }
type Entry = { kind?: string; from?: string; to?: string; text?: string; messages?: Entry[]; else?: Entry[] }
type Edge = { from: string; to: string; text?: string; head?: string; tail?: string; ends?: [string, string] }
type Graph = { nodes: Named[]; groups?: Named[]; edges?: Edge[]; key?: Record<string, string> }
type Sequence = { participants: Named[]; messages: Entry[] }
type Lists = Record<string, string[]>

/** The languages that data of a shape are written in; none for other shapes. */
export const languagesFor = (shape: string): readonly WrittenLanguage[] =>
  shape === 'graph' ? ['mermaid', 'dot', 'plantuml', 'd2'] : shape === 'sequence' ? ['mermaid', 'plantuml'] : []

/** What differs between data and what is read back from their text; empty if nothing does. */
export async function lostInText(recipe: AnyRecipe, given: unknown, to: WrittenLanguage): Promise<string[]> {
  const reading = readData(recipe.data as never, given)
  const written = writeText(recipe, given, to)
  if (!reading.ok || !written.ok) return ['the data are refused']
  const back = await importDiagram(written.text, { from: to })
  if (!back.ok)
    return back.findings.filter(({ problem }) => !isTooLarge(problem)).map(({ at, problem }) => `${at}: ${problem}`)
  const isGraph = recipe.data.shape === 'graph'
  const before = isGraph
    ? graphLists(reading.data as unknown as Graph, to)
    : sequenceLists(reading.data as unknown as Sequence, to)
  const after = isGraph
    ? graphLists(back.data as unknown as Graph, to)
    : sequenceLists(back.data as unknown as Sequence, to)
  return [
    ...back.findings.map(({ at, problem }) => `${at}: ${problem}`),
    ...Object.entries(before)
      .filter(([what]) => !(what === 'key' && written.unsaid.some((each) => each.what.startsWith('words of the key'))))
      .flatMap(([what, items]) => differences(what, items, after[what] ?? [])),
  ]
}

/** Other recipes have other limits, which is no matter of the text. */
const isTooLarge = (problem: string): boolean =>
  /must have at (?:most|least)|nothing to draw|closes a cycle/.test(problem)

/** Words as they are compared: a language has one kind of blank. */
const plain = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** A mark without words is written with its id, or its kind. */
const wordsOf = ({ name, id, kind = '' }: Named): string => plain(name ?? id ?? kind)

const nameIn = (items: readonly Named[], reference = ''): string => {
  const item = items.find(({ id }) => id === reference) ?? items.find(({ name }) => name === reference)
  return item === undefined ? plain(reference) : wordsOf(item)
}

/** A group with nothing in it is a node in some languages. */
const graphLists = ({ nodes, groups = [], edges = [], key = {} }: Graph, to: WrittenLanguage): Lists => {
  const all = [...nodes, ...groups]
  const around = new Set(
    [...nodes, ...groups].flatMap(({ group }) => (group === undefined ? [] : [nameIn(groups, group)])),
  )
  const isNode = (group: Named): boolean => (to === 'plantuml' || to === 'd2') && !around.has(wordsOf(group))
  return {
    node: [...nodes, ...groups.filter(isNode)].map(wordsOf),
    group: groups.filter((group) => !isNode(group)).map(wordsOf),
    look: all.flatMap((item) => (item.look === undefined ? [] : [`${wordsOf(item)} is ${item.look}`])),
    key: Object.entries(key).map(([look, words]) => `${look}: ${words}`),
    edge: edges.map((edge) => {
      const [from, end] = [edge.from, edge.to].map((each) => nameIn(all, each))
      const isBackward = edge.head === 'none' && edge.tail !== undefined && edge.tail !== 'none'
      // Words at one end alone are written on the line.
      const only = edge.ends?.includes('') === true ? edge.ends.join('') : ''
      const words = only === '' ? edge.text : edge.text === undefined ? only : `${edge.text} (${only})`
      return `${isBackward ? `${end} > ${from}` : `${from} > ${end}`}: ${plain(words ?? '')}`
    }),
  }
}

const sequenceLists = ({ participants, messages }: Sequence, to: WrittenLanguage): Lists => ({
  participant: participants.map(wordsOf),
  entry: entriesIn(messages, participants, to),
})

/** States and ends of life are written as notes; Mermaid has no zones. */
const entriesIn = (entries: readonly Entry[], participants: readonly Named[], to: WrittenLanguage): string[] =>
  entries.flatMap(({ kind = 'call', from, to: end, text = '', messages, else: branches = [] }) => {
    if (messages === undefined) {
      const said = kind === 'state' || kind === 'end' ? 'note' : kind
      const words = plain(text) || (kind === 'end' ? 'ends' : '')
      return [`${said} ${nameIn(participants, from)} > ${nameIn(participants, end)}: ${words}`]
    }
    const own = kind === 'zone' && to === 'mermaid' ? [] : [`${kind} ${plain(text)}`]
    const others = branches.flatMap((branch) => [
      `else ${plain(branch.text ?? '')}`,
      ...entriesIn(branch.messages ?? [], participants, to),
    ])
    return [...own, ...entriesIn(messages, participants, to), ...others]
  })

const differences = (what: string, before: readonly string[], after: readonly string[]): string[] => {
  const left = [...after]
  const lost = before.filter((each) => {
    const index = left.indexOf(each)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return [...lost.map((each) => `lost ${what}: ${each}`), ...left.map((each) => `new ${what}: ${each}`)]
}
