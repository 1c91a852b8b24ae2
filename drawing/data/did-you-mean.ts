/**
 * Guesses at what was meant by a key, a word or a number that a form does not take: the nearest one that it does.
 */
import { nearest } from '../../src/catalog/nearest.ts'
import { withoutDust } from '../values/decimals.ts'
import { writtenNumber } from '../values/written-number.ts'

/** What people write for words of the forms, as other tools call it. */
const usual = new Map<string, readonly string[]>(
  Object.entries({
    body: ['text', 'note'],
    color: ['state'],
    date: ['start', 'day'],
    db: ['database', 'store'],
    description: ['note', 'subtitle'],
    desc: ['note'],
    error: ['negative'],
    failed: ['negative'],
    bad: ['negative'],
    fk: ['foreign'],
    good: ['positive'],
    ok: ['positive'],
    warning: ['negative'],
    heading: ['title'],
    label: ['name', 'text'],
    many: ['0..*', '1..*'],
    message: ['text'],
    one: ['1'],
    parent: ['group'],
    pk: ['primary'],
    request: ['call'],
    response: ['reply'],
    return: ['reply'],
    server: ['service', 'system', 'node'],
    actor: ['person', 'participant'],
    user: ['person'],
    source: ['from'],
    status: ['state'],
    style: ['state'],
    target: ['to'],
    technology: ['tech'],
    type: ['kind'],
    typ: ['kind'],
    value: ['values'],
    values: ['value'],
  }),
)

/** The one of `known` that is meant; undefined where none is near. */
export function meant(wrong: string, known: readonly string[]): string | undefined {
  const word = wrong.toLowerCase()
  const listed = (usual.get(word) ?? []).find((each) => known.includes(each))
  return known.find((each) => each.toLowerCase() === word) ?? listed ?? nearest(wrong, known, 1)[0]
}

/** The number that a text means: as people write it, or with a unit behind it. */
export function meantNumber(written: string, most = Number.POSITIVE_INFINITY): number | undefined {
  const [, digits = '', unit = ''] = /^(.*?\d)\s*(%|\p{L}{0,12})\s*$/u.exec(written) ?? []
  const value = writtenNumber(digits)
  return value !== undefined && unit === '%' && most <= 1 ? withoutDust(value / 100) : value
}
