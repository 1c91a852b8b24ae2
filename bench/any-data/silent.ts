/**
 * Nothing given is lost in silence: whatever changes in the data changes the picture, or is named by a finding.
 *
 * What has a focus or a callout is told from everything else that has one.
 */
import { createHash } from 'node:crypto'
import type { Warning } from '../../drawing/outcome.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { colorsOf } from '../../drawing/unshown-states.ts'
import type { Json } from '../../src/editor/json-path.ts'
import { type Data, type DataPath, valueAt, wordsIn } from '../adaptation/json.ts'
import { targetNames } from './data-sets.ts'
import { type Case, drawn, type Fault, isPicture, type Picture } from './picture.ts'
import { spread, type Variants, variantsOf } from './variants.ts'

/** How much is tried: one of so many kinds of fields, at so many places. */
export type Extent = { turn: number; turns: number; per: number }

/** Changes that change nothing, by the field of the schema. */
export const silentFields = ({ recipe, data, picture }: Omit<Case, 'id'>, extent: Extent): Fault[] =>
  variantsOf(recipe, data, extent).flatMap((variants) =>
    unseenIn({ recipe, data, picture }, variants).map((what) => ({ kind: `silent: ${variants.field}`, what })),
  )

/** The changes of a field that nobody sees. */
const unseenIn = (
  { recipe, data, picture }: Omit<Case, 'id'>,
  { path, value, isChoice, changes }: Variants,
): string[] => {
  const seen = new SeenLooks<Json | undefined>()
  seen.add(picture, value)
  const same: [Json | undefined, Json | undefined][] = []
  let others = 0
  for (const { to, data: changed } of changes) {
    const after = drawn(recipe, changed)
    if (!isPicture(after)) continue
    const known = seen.like(after)
    const isTold = known !== undefined && isNamed(data, path, [...picture.said(), ...after.said()])
    if (isTold || known === undefined) others++
    if (known === undefined) seen.add(after, to)
    else if (!isTold && (path.at(-1) === 'state' || known.of === value)) same.push([known.of, to])
  }
  return isMeant({ path, value, isChoice, others, same, changes })
    ? []
    : same.map(([from, to]) => `${path.join('.')}: ${shown(from)}, then ${shown(to)}`)
}

type Looks = Omit<Variants, 'field'> & { others: number; same: [Json | undefined, Json | undefined][] }

/**
 * A choice that is made where none is given, a value that is found anyway, and a number that is in the same class or
 * rounds alike as another, as a bound of an axis that ends there anyway.
 */
const isMeant = ({ path, value, isChoice, others, same, changes }: Looks): boolean => {
  const key = path.at(-1)
  if (key === 'state') return false
  const isDefault = same.length === 1 && same[0]?.includes(undefined) === true
  if (isDefault && (isChoice ? others > 0 || changes.length === 1 : others > 0 && !worded.has(String(key)))) return true
  const isNumber = typeof value === 'number' || changes.every(({ to }) => typeof to === 'number')
  return (isNumber && others > 0) || key === 'min' || key === 'max'
}

/** Words that nothing else says. */
const worded = new Set(['note', 'tech', 'group', 'text'])

const shown = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)

/**
 * What readers have seen: elements, and what is said beside them. Most pictures differ in their elements, so that what is
 * said of these is not looked for.
 */
class SeenLooks<Of> {
  private readonly byElements = new Map<string, { of: Of; said: Picture['said'] }[]>()

  add(picture: Picture, of: Of): void {
    const key = elementsIn(picture)
    this.byElements.set(key, [...(this.byElements.get(key) ?? []), { of, said: picture.said }])
  }

  /** The first of those before that looks like this one. */
  like(picture: Picture): { of: Of } | undefined {
    return this.byElements
      .get(elementsIn(picture))
      ?.find(({ said }) => JSON.stringify(said()) === JSON.stringify(picture.said()))
  }
}

const elementsIn = ({ scene: { width, height, elements } }: Picture): string =>
  createHash('sha1')
    .update(JSON.stringify([width, height, elements]))
    .digest('base64')

/** Whether a finding is at the field, or at what contains it, or quotes the name of that. */
const isNamed = (data: Data, path: DataPath, said: Warning[]): boolean => {
  const place = path.join('.')
  const owners = path.flatMap((_, length) =>
    ['name', 'text'].flatMap((key) => wordsIn(valueAt(data, path.slice(0, length)), key) || []),
  )
  return said.some(
    ({ at, problem }) =>
      (at !== '' && (place === at || place.startsWith(`${at}.`))) ||
      owners.some((name) => problem.includes(JSON.stringify(name))),
  )
}

/**
 * What is in focus, or has a remark, differs from the picture without, and from that of any other; what the picture marks
 * anyway is marked.
 */
export function silentEmphasis(
  recipe: AnyRecipe,
  data: Data,
  { key, names }: { key: 'focus' | 'callouts'; names: number },
): Fault[] {
  const { focus: _focus, callouts: _callouts, ...plain } = data
  const without = drawn(recipe, plain)
  if (!isPicture(without)) return []
  const seen = new SeenLooks<string>()
  seen.add(without, 'nothing')
  return spread([...new Set(targetNames(recipe, data))], names).flatMap((name): Fault[] => {
    const value = key === 'focus' ? [name] : [{ on: name, text: 'A remark' }]
    const picture = drawn(recipe, { ...plain, [key]: value })
    if (!isPicture(picture)) return []
    const same = seen.like(picture)
    if (same === undefined) seen.add(picture, name)
    if (same === undefined || picture.said().some(({ at }) => at.startsWith(key))) return []
    if (key === 'focus' && same.of === 'nothing' && hasAccent(without)) return []
    return [{ kind: `silent: ${key}`, what: `${name}, then ${same.of}` }]
  })
}

/** Whether something is marked in a picture without a focus. */
const hasAccent = ({ scene }: Picture): boolean => scene.elements.some((each) => colorsOf(each).includes('accent'))
