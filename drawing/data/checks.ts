/**
 * Checks across the fields of data, declared beside their schema: where to look, and what must hold there.
 *
 * A path is written as findings write it, with `*` for every entry of a list: `edges.*.from`. What data leave out is not
 * looked at. Paths are checked by the compiler against the type that `checksFor` is given.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { type At, type DataPlace, placesAt } from './data-places.ts'
import type { Nameable } from './named.ts'
import { checkReferences, checkUnique, namedTargets, References, type Target } from './references.ts'

/** Findings in data that fit their schema. */
export type Check<Data> = (data: Data) => Finding[]

/** What is wrong with an item: in words, by the fields that are wrong, or nothing. */
type Problem = string | undefined | { [field: string]: string | undefined }

/** What a reference must name: items at these paths by id or name, or the targets that a function finds. */
type Named<Data> = string | readonly string[] | ((data: Data) => Target[])

type Reference<Data> = {
  to: Named<Data>
  /** What the reference must be, for the finding: "a node". */
  what: string
  /** The names matter only where the data list them. */
  ifListed?: boolean
}

/** What an item is checked against: those before it in its list, whether it is the last one, and all data. */
type Around<Data, Item> = { before: Item[]; isLast: boolean; data: Data }

/** A path that leads somewhere in the data; for the compiler. */
type Known<Data, Path extends string> = [At<Data, Path>] extends [never] ? never : Path

/** The checks of one type of data. */
export const checksFor = <Data extends object>() => ({
  /** Ids, and the names of items without an id, occur once in each list. */
  unique: <const Lists extends readonly string[]>(
    ...lists: { [Index in keyof Lists]: Known<Data, Lists[Index]> }
  ): Check<Data> => check(lists, ({ at, value }) => checkUnique(at, value as Nameable[])),

  /** Ids occur once in the list; its items may share names. */
  uniqueIds: <const List extends string>(list: Known<Data, List>): Check<Data> =>
    check([list], ({ at, value }) =>
      checkUnique(
        at,
        (value as Nameable[]).map(({ id }) => ({ id })),
      ),
    ),

  /** Every reference at the paths is the id or the name of one item, and only of one. */
  refersTo:
    <const Paths extends readonly string[]>(
      paths: { [Index in keyof Paths]: Known<Data, Paths[Index]> },
      { to, what, ifListed = false }: Reference<Data>,
    ): Check<Data> =>
    (data) => {
      const targets = targetsAt(data, to)
      if (ifListed && targets.length === 0) return []
      const entries = paths.flatMap((path) => placesAt(data, path))
      return checkReferences(
        entries.map(({ at, value }) => ({ at, reference: value as string })),
        { references: new References(targets), what },
      )
    },

  ...itemChecks<Data>(),
})

/** The checks of single items. */
const itemChecks = <Data extends object>() => ({
  /** Every item at a path passes; `problemOf` also sees what is around it. */
  each:
    <const Path extends string>(
      path: Known<Data, Path>,
      problemOf: (item: At<Data, Path>, around: Around<Data, At<Data, Path>>) => Problem,
    ): Check<Data> =>
    (data) =>
      placesAt(data, path).flatMap(({ at, value, index, list }) => {
        const before = list.slice(0, index) as At<Data, Path>[]
        return toFindings(at, problemOf(value as At<Data, Path>, { before, isLast: index === list.length - 1, data }))
      }),

  /** Every place that a function finds passes, for data that nest; the place has the path and what the check needs. */
  eachPlace:
    <Found extends { at: string }>(
      placesIn: (data: Data) => readonly Found[],
      problemOf: (place: Found, data: Data) => Problem,
    ): Check<Data> =>
    (data) =>
      placesIn(data).flatMap((place) => toFindings(place.at, problemOf(place, data))),
})

/** What the checks of some data are declared with. */
export type Declare<Data extends object> = ReturnType<typeof checksFor<Data>>

/** Checks of which the later ones need that the earlier ones found nothing. */
export const inTurn =
  <Data>(...stages: readonly (readonly Check<Data>[])[]): Check<Data> =>
  (data) => {
    for (const stage of stages) {
      const findings = stage.flatMap((check) => check(data))
      if (findings.length > 0) return findings
    }
    return []
  }

/** The problem of an item that has not exactly one of some fields. */
export const exactlyOne = <Item>(item: Item, ...keys: (keyof Item & string)[]): string | undefined =>
  keys.filter((key) => item[key] !== undefined).length === 1
    ? undefined
    : `must have exactly one of ${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}`

/** The items at a path of lists, or those that a function finds, as targets of references. */
const targetsAt = <Data>(data: Data, to: Named<Data>): Target[] =>
  typeof to === 'function'
    ? to(data)
    : [to].flat().flatMap((list) => placesAt(data, list).flatMap(({ value }) => namedTargets(value as Nameable[])))

const check =
  <Data>(paths: readonly string[], findingsAt: (place: DataPlace) => Finding[]): Check<Data> =>
  (data) =>
    paths.flatMap((path) => placesAt(data, path).flatMap(findingsAt))

const toFindings = (at: string, problem: Problem): Finding[] => {
  if (problem === undefined) return []
  if (typeof problem === 'string') return [{ at, problem }]
  return Object.entries(problem).flatMap(([field, words]) =>
    words === undefined ? [] : [{ at: at === '' ? field : `${at}.${field}`, problem: words }],
  )
}
