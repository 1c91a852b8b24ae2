/**
 * Runs a finite automaton on inputs: which states it may be in after each symbol, and whether it accepts (Sipser,
 * Introduction to the Theory of Computation, 1.1 and 1.2). It may have several ways to go on, and moves without a symbol.
 */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { targetsOf } from '../../drawing/data/neighbors.ts'

/** An input as it is written, and its symbols where they are given one by one. */
export type AutomatonInput = { written: string; symbols?: string[] }

/** Nodes and edges of an automaton. */
export type Automaton = { nodes: GraphNode[]; edges: GraphEdge[] }

/** The symbols of the input, the states after each that was read, the first before any, and the edges that were taken. */
export type AutomatonRun = { symbols: string[]; states: GraphNode[][]; taken: Set<GraphEdge>; isAccepted: boolean }

/**
 * Whether a node only marks where inputs begin: arrows lead from it that read nothing, and none to it. An initial node that
 * symbols lead from is a state itself, at which they begin.
 */
export const isStartMark = (node: GraphNode, automaton: Automaton): boolean => {
  const ways = leaving(node, automaton)
  const isEntered = automaton.edges.some(({ to }) => isNamed(node, [to]))
  return node.kind === 'initial' && ways.length > 0 && ways.every(isEmpty) && !isEntered
}

/** Where inputs begin: at initial states and what marks lead to, else at the first state. */
export const startsOf = (automaton: Automaton): GraphNode[] => {
  const initial = automaton.nodes.filter(({ kind }) => kind === 'initial')
  const starts = initial.flatMap((node) => (isStartMark(node, automaton) ? targetsOf(node, automaton) : [node]))
  return starts.length > 0 ? starts : automaton.nodes.slice(0, 1)
}

/** Reads the input up to the symbol for which no state has a way. */
export function runOn(automaton: Automaton, input: AutomatonInput): AutomatonRun {
  const symbols = symbolsOf(input, automaton)
  const taken = new Set<GraphEdge>()
  const states = [withoutSymbols(startsOf(automaton), automaton, taken)]
  for (const symbol of symbols) {
    const ways = (states.at(-1) ?? []).flatMap((state) => waysFrom(state, symbol, automaton))
    if (ways.length === 0) return { symbols, states, taken, isAccepted: false }
    for (const way of ways) taken.add(way)
    states.push(withoutSymbols(endsOf(ways, automaton), automaton, taken))
  }
  return { symbols, states, taken, isAccepted: states.at(-1)?.some(({ kind }) => kind === 'final') === true }
}

/** What blanks separate; without any, one word where edges read words, else each character. */
const symbolsOf = ({ written, symbols }: AutomatonInput, { edges }: Automaton): string[] => {
  if (symbols !== undefined || written.includes(' ')) return symbols ?? written.split(/ +/)
  const parts = edges
    .filter((edge) => !isEmpty(edge))
    .flatMap(({ text = '' }) => (isOther(text) ? [] : text.length === 1 ? [text] : partsOf(text)))
  const characters = Array.from(written)
  const isRead = (symbol: string): boolean => parts.some((part) => namesSymbol(part, symbol))
  const isOfWords = parts.length > 0 && !parts.some(namesCharacter)
  return isOfWords || (isRead(written) && !characters.every(isRead)) ? [written] : characters
}

const endsOf = (edges: GraphEdge[], { nodes }: Automaton): GraphNode[] =>
  nodes.filter((node) => edges.some(({ to }) => isNamed(node, [to])))

/** The states, and those that they reach without a symbol. */
const withoutSymbols = (from: GraphNode[], automaton: Automaton, taken: Set<GraphEdge>): GraphNode[] => {
  const found = new Set(from)
  for (const state of found)
    for (const edge of leaving(state, automaton).filter(isEmpty)) {
      taken.add(edge)
      for (const next of endsOf([edge], automaton)) found.add(next)
    }
  return [...found]
}

/** The edges that read a symbol; those for all others only where none names it. */
const waysFrom = (state: GraphNode, symbol: string, automaton: Automaton): GraphEdge[] => {
  const all = leaving(state, automaton)
  const named = all.filter(({ text = '' }) => reads(text, symbol))
  return named.length > 0 ? named : all.filter(({ text = '' }) => isOther(text))
}

const isOther = (text: string): boolean => /^(any|else|other|otherwise)$/i.test(text)

const leaving = (state: GraphNode, { edges }: Automaton): GraphEdge[] =>
  edges.filter(({ from }) => isNamed(state, [from]))

const isEmpty = ({ text = 'ε' }: GraphEdge): boolean => /^(ε|λ|epsilon|lambda)$/i.test(text)

/** Whether words on an edge name a symbol: `a`, `0, 1`, `0–9`, `80–BF`, `[a-z_]`, `[^"]`. */
export const reads = (words: string, symbol: string): boolean =>
  words === symbol || partsOf(words).some((part) => namesSymbol(part, symbol))

const partsOf = (words: string): string[] => words.split(/\s*,\s*|\s+\|\s+|\s+or\s+/)

/** Whether a symbol is one character: `a`, `"a"`, `0–9`, `[a-z_]`. */
const namesCharacter = (part: string): boolean => /^(.|(["'`]).\2|.(–|-|\.\.).|\[.+\])$/u.test(part)

const namesSymbol = (part: string, symbol: string): boolean => {
  const [, not, inside] = /^\[(\^?)(.+)\]$/.exec(part) ?? []
  if (inside !== undefined)
    return (
      (inside.match(/\\?.-\\?.|\\?./gu) ?? []).some((each) => inRange(each.replaceAll(/\\(?=.)/g, ''), symbol)) !==
      (not === '^')
    )
  return inRange(part.replace(/^(["'`])(.+)\1$/, '$2'), symbol)
}

/** One symbol, or all of its length from one to another. */
const inRange = (part: string, symbol: string): boolean => {
  const [, first, last] = /^(.+?)(?:–|-|\.\.)(.+)$/u.exec(part) ?? []
  if (part === symbol) return true
  return first?.length === symbol.length && last?.length === symbol.length && first <= symbol && symbol <= last
}
