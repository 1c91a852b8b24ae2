/**
 * C4 diagrams against Mermaid's model: elements and boundaries in order, relations.
 */
import type { C4Model } from '../../../import/mermaid/c4/read-c4.ts'
import { about } from './charts.ts'
import { saidOf, type Theirs } from './differences.ts'

/** A named argument in place of one in order is an object in Mermaid's model. */
const text = (each: Theirs | undefined): string => {
  const words = each?.['text']
  return typeof words === 'object' && words !== null ? '' : saidOf(words)
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export function compareC4(ours: C4Model, theirs: Theirs): string[] {
  // Mermaid's model has either title in one place.
  const differences = about({ title: ours.title ?? ours.accTitle ?? '' }, { title: theirs['title'] })
  differences.inOrder(
    'element',
    [...ours.nodes.values()].map(({ id, label, shape, tech = '', note = '', group = 'global' }) =>
      JSON.stringify([id, saidOf(label), shape, saidOf(tech), saidOf(note), group]),
    ),
    (theirs['shapes'] ?? []).map((each: Theirs) =>
      JSON.stringify([
        each['alias'],
        text(each['label']) || each['alias'],
        each['typeC4Shape'].text,
        text(each['techn']),
        text(each['descr']),
        each['parentBoundary'],
      ]),
    ),
  )
  differences.inOrder(
    'boundary',
    ours.groups.map(({ id, label, group = 'global' }) => JSON.stringify([id, saidOf(label), group])),
    (theirs['boundaries'] ?? [])
      .filter(({ alias }: Theirs) => alias !== 'global')
      .map(({ alias, label, parentBoundary }: Theirs) => JSON.stringify([alias, text(label) || alias, parentBoundary])),
  )
  differences.alike(
    'relation',
    ours.edges.map(({ from, to, label = '', tech = '', tail }) =>
      JSON.stringify([...(tail === 'none' ? [from, to] : [from, to].toSorted(byName)), saidOf(label), saidOf(tech)]),
    ),
    (theirs['rels'] ?? []).map(({ type, from, to, label, techn }: Theirs) => {
      const ends = type === 'rel_b' ? [to, from] : type === 'birel' ? [from, to].toSorted(byName) : [from, to]
      return JSON.stringify([...ends, text(label), text(techn)])
    }),
  )
  return differences.found
}
