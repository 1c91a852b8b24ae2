/** The stations of rules: what each is called where a focus names it, and what the key says of their kinds. */
import type { Target } from '../../drawing/data/references.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Expression, SyntaxRule } from './draw-syntax.ts'
import { type RailStation, station } from './station.ts'

/** What a station of a rule is called: `int "0"`. */
export const stationName = ({ name }: SyntaxRule, { kind, text }: RailStation): string =>
  `${name} ${kind === 'text' ? `"${text}"` : kind === 'class' ? `[${text}]` : text}`

/** The stations of a rule that a focus can name, those that are alike by one name. */
export const stationTargets = (rule: SyntaxRule, read: (definition: string) => Expression): Target[] => {
  try {
    const stations = new Map(stationsIn(read(rule.definition)).map((each) => [stationName(rule, each), each]))
    return [...stations].map(([name, item]) => ({ names: [name], item }))
  } catch {
    // What cannot be read is a problem when it is drawn.
    return []
  }
}

/** The stations of an expression, in order. */
export const stationsIn = (expression: Expression): RailStation[] => {
  if ('text' in expression) return [expression]
  return 'part' in expression ? stationsIn(expression.part) : expression.parts.flatMap(stationsIn)
}

/** The key: each kind of station that there is. */
export const addKey = (stations: readonly RailStation[], sheet: Sheet): void => {
  const used = new Set(stations.map(({ kind }) => kind))
  for (const each of keySamples) if (used.has(each.kind)) sheet.key(keyEntry(each))
  const hasSpace = stations.some(({ kind, text }) => kind === 'text' && text !== text.trim())
  if (hasSpace) sheet.key(keyEntry({ kind: 'text', text: ' ', meaning: 'A space' }))
}

const keySamples = [
  { kind: 'text', text: 'x', meaning: 'Characters as written' },
  { kind: 'class', text: '0-9', meaning: 'One character of a class' },
  { kind: 'rule', text: 'r', meaning: 'Another rule' },
  { kind: 'prose', text: 'words', meaning: 'Said in words' },
] as const

const keyEntry = ({ meaning, ...sample }: RailStation & { meaning: string }): KeyEntry => {
  const { w, draw } = station(sample, false, 12)
  return { text: meaning, w, sample: ({ x, y, h }) => draw(x, y + h / 2) }
}
