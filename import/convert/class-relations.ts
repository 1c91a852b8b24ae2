/**
 * Relations between classes as data have them: from the subtype, the whole or the client to the other end.
 */
import type { ModelRelation, RelationEnd } from '../models/classes.ts'
import { type Conversion, given } from './conversion.ts'

type Context = { refOf: (id: string) => string; conversion: Conversion }

/** A relation whose decorated end is where data have it. */
type Turned = { from: string; to: string; fromText?: string | undefined; toText?: string | undefined; kind: string }

/** A relation as data have it; without a kind it is an association. */
export type RelationData = { from: string; to: string; kind?: string }

export function relationData(relation: ModelRelation, { refOf, conversion }: Context): RelationData {
  const { fromEnd, toEnd, dotted, at, label } = relation
  const written = label ?? ''
  // An arrow opposite to a diamond says where it leads; it is drawn with it.
  const [decorated, other] =
    fromEnd === 'none' || (fromEnd === 'dependency' && whole.has(toEnd)) ? [toEnd, fromEnd] : [fromEnd, toEnd]
  const leads =
    !dotted && (other === 'dependency' ? whole.has(decorated) : other === 'none' && decorated === 'dependency')
  const isTwoWay = !dotted && fromEnd === 'dependency' && toEnd === 'dependency'
  if (other !== 'none' && !leads && !isTwoWay) conversion.note('the second end of a relation', at, written)
  const turned = decorated === toEnd && other === fromEnd ? atEnd(relation, toEnd) : atStart(relation, fromEnd)
  if (dotted && (turned.kind === 'composition' || turned.kind === 'aggregation'))
    conversion.noteOnce('dashed lines of relations', at, written)
  return {
    from: refOf(turned.from),
    to: refOf(turned.to),
    ...given('text', label),
    ...(turned.kind === 'association' ? {} : { kind: turned.kind }),
    ...multiplicities(turned, { at, conversion }),
    ...(leads || isTwoWay ? { head: 'open' } : {}),
    ...(isTwoWay ? { tail: 'open' } : {}),
  }
}

const whole = new Set<RelationEnd>(['aggregation', 'composition'])

/** The kind that an end means, and whether the decorated class is its start in data. */
const meanings: Readonly<Record<RelationEnd, { solid: string; dotted: string; isStart: boolean }>> = {
  extension: { solid: 'inheritance', dotted: 'implementation', isStart: false },
  lollipop: { solid: 'implementation', dotted: 'implementation', isStart: false },
  composition: { solid: 'composition', dotted: 'composition', isStart: true },
  aggregation: { solid: 'aggregation', dotted: 'aggregation', isStart: true },
  dependency: { solid: 'association', dotted: 'dependency', isStart: false },
  none: { solid: 'association', dotted: 'link', isStart: false },
}

const atEnd = ({ dotted, ...relation }: ModelRelation, end: RelationEnd): Turned => {
  const { isStart, solid, dotted: broken } = meanings[end]
  const kind = dotted ? broken : solid
  const { from, to, fromText, toText } = relation
  return isStart
    ? { from: to, to: from, fromText: toText, toText: fromText, kind }
    : { from, to, fromText, toText, kind }
}

const atStart = (relation: ModelRelation, end: RelationEnd): Turned => {
  const { from, to, fromText, toText } = relation
  return atEnd({ ...relation, from: to, to: from, ...ends(toText, fromText) }, end)
}

const ends = (fromText: string | undefined, toText: string | undefined) => ({
  fromText: fromText as string,
  toText: toText as string,
})

const single = new Set(['inheritance', 'implementation', 'dependency', 'link'])

/** Multiplicities, at one end or at both; anything else at an end is in the ledger. */
const multiplicities = (
  { kind, fromText, toText }: Turned,
  { at, conversion }: { at: number; conversion: Conversion },
): { ends?: [string, string] } => {
  const mayHave = (words: string | undefined, isStart: boolean): words is string =>
    words !== undefined &&
    !single.has(kind) &&
    !(isStart && kind === 'composition' && words !== '1' && words !== '0..1')
  const [start, end] = [multiplicity(fromText), multiplicity(toText)]
  const ends = [mayHave(start, true) ? start : '', mayHave(end, false) ? end : ''] as const
  for (const [index, words] of [fromText, toText].entries())
    if (words !== undefined && ends[index] === '') conversion.note('words at an end', at, words)
  return ends.some((words) => words !== '') ? { ends: [...ends] } : {}
}

const multiplicity = (words: string | undefined): string | undefined => {
  const written = words
    ?.trim()
    .replaceAll(/\s*\.\.\s*/g, '..')
    .replaceAll(/\b(?:n|m|many)\b/gi, '*')
  return written !== undefined && /^(?:\d{1,4}|\*)(?:\.\.(?:\d{1,4}|\*))?$/.test(written) ? written : undefined
}
