/**
 * A radix tree (Morrison, PATRICIA, 1968) of keys, as routers of HTTP requests keep it: what keys begin with in common is
 * one node, and a parameter takes the text of a whole segment.
 */

/** A key as it is stored. */
export type RadixKey = { name: string; note?: string | undefined }

/** Where plain text, a parameter that takes text up to the next slash, or one that takes all the rest. */
type PieceKind = 'text' | 'segment' | 'rest'

/** A node: its piece of the keys below it, and the key that ends here. Plain text comes before parameters. */
export type RadixNode = { text: string; kind: PieceKind; key?: RadixKey; children: RadixNode[] }

/** A node that a search tried, with the text that was left then and what it took; `isLeft`: the search went back from it. */
export type RadixAttempt = { node: RadixNode; left: string; took: string | undefined; isLeft: boolean }

const order: readonly PieceKind[] = ['text', 'segment', 'rest']
const parameter = /(?<=\/)(:[^/]+|\{[^/{}]+\}|\*[^/]*)(?=\/|$)/u

/** The pieces of a key: plain text and parameters such as `:id`, `{id}`, `*path` or `{path...}`, which are whole segments. */
const piecesOf = (key: string): { text: string; kind: PieceKind }[] =>
  key.split(parameter).flatMap((text, index) => {
    if (text === '') return []
    const takesRest = text.startsWith('*') || text.endsWith('...}')
    return [{ text, kind: index % 2 === 0 ? 'text' : takesRest ? 'rest' : 'segment' } as const]
  })

/** What is wrong with a key: nothing can follow a parameter that takes all the rest. */
export const keyProblem = (key: string): string | undefined => {
  const rest = piecesOf(key).findIndex(({ kind }) => kind === 'rest')
  const piece = piecesOf(key)[rest]
  return piece === undefined || rest === piecesOf(key).length - 1
    ? undefined
    : `${piece.text} takes all the rest, but more follows; put it at the end`
}

/** The nodes at the top, children in the order of their first keys. */
export function growRadix(keys: readonly RadixKey[]): RadixNode[] {
  const root: RadixNode = { text: '', kind: 'text', children: [] }
  for (const key of keys) {
    let node = root
    for (const piece of piecesOf(key.name)) node = insert(node, piece)
    node.key = key
  }
  return sorted(root).children
}

/** Adds a piece below a node, splitting what is there where the two part; gives the node at its end. */
const insert = (parent: RadixNode, { text, kind }: { text: string; kind: PieceKind }): RadixNode => {
  const like = parent.children.filter((child) => child.kind === kind)
  const next = like.find((child) => (kind === 'text' ? commonStart(child.text, text) !== '' : child.text === text))
  if (next === undefined) {
    const added: RadixNode = { text, kind, children: [] }
    parent.children.push(added)
    return added
  }
  const common = kind === 'text' ? commonStart(next.text, text) : text
  if (common !== next.text) {
    const { key, ...below } = { ...next, text: next.text.slice(common.length) }
    Object.assign(next, { text: common, children: [{ ...below, ...(key && { key }) }] })
    delete next.key
  }
  return common === text ? next : insert(next, { text: text.slice(common.length), kind })
}

const sorted = (node: RadixNode): RadixNode => {
  const children = node.children.map(sorted).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return { ...node, children }
}

/** What both begin with, in whole code points. */
const commonStart = (a: string, b: string): string => {
  const [left, right] = [Array.from(a), Array.from(b)]
  const end = left.findIndex((each, index) => each !== right[index])
  return left.slice(0, end < 0 ? left.length : end).join('')
}

/** All nodes, parents before their children. */
export const fragmentsOf = (nodes: readonly RadixNode[]): RadixNode[] =>
  nodes.flatMap((node) => [node, ...fragmentsOf(node.children)])

/** What a search tries, in order, until a key ends where the text does; from what leads nowhere it goes back. */
export function searchRadix(nodes: readonly RadixNode[], left: string): RadixAttempt[] {
  const tried: RadixAttempt[] = []
  for (const node of nodes) {
    if (node.kind === 'text' && node.text.codePointAt(0) !== left.codePointAt(0)) continue
    const took = takenBy(node, left)
    const rest = took === undefined ? left : left.slice(took.length)
    const isEnd = took !== undefined && rest === '' && node.key !== undefined
    const below = took === undefined || isEnd ? [] : searchRadix(node.children, rest)
    const isFound = isEnd || foundIn(below) !== undefined
    tried.push({ node, left, took, isLeft: !isFound }, ...below)
    if (isFound) break
  }
  return tried
}

/** Where a search goes back without having tried anything below. */
export const deadEndsOf = (tried: readonly RadixAttempt[]): RadixAttempt[] =>
  tried.filter(({ node, isLeft }, index) => isLeft && !node.children.some((child) => child === tried[index + 1]?.node))

/** The key that a search ends at. */
export const foundIn = (tried: readonly RadixAttempt[]): RadixKey | undefined => {
  const last = tried.at(-1)
  return last === undefined || last.isLeft ? undefined : last.node.key
}

const takenBy = ({ text, kind }: RadixNode, left: string): string | undefined => {
  const took = kind === 'rest' ? left : kind === 'segment' ? (left.split('/')[0] ?? '') : text
  return took !== '' && left.startsWith(took) ? took : undefined
}
