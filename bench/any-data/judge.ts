/**
 * Everything the campaign asks of one data set.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { orderFaults, scaleFaults } from './changes.ts'
import type { DataSet } from './data-sets.ts'
import { flavors } from './flavor.ts'
import { focusFaults } from './focus.ts'
import { falseLengths } from './lengths.ts'
import { wordsOfNoValue } from './no-value.ts'
import { falseNumbers } from './numbers-true.ts'
import { type Case, drawn, type Fault, isPicture, type Picture } from './picture.ts'
import { renameFaults } from './rename.ts'
import { silentEmphasis, silentFields } from './silent.ts'
import { lostWords } from './words-drawn.ts'

/** Draws a data set and returns what is wrong with the picture, or why there is none; `pictureOnly` draws once. */
export function judge(id: string, recipe: AnyRecipe, { seed, data }: DataSet, { pictureOnly = false } = {}): Fault[] {
  try {
    const picture = drawn(recipe, data)
    if (!isPicture(picture)) return picture.slice(0, 1).map(refusal)
    const all = { id, recipe, data, picture }
    return [
      ...warned(picture),
      ...lostWords(data, picture),
      ...wordsOfNoValue(data, picture),
      ...falseNumbers(id, data, picture),
      ...falseLengths(id, data, picture),
      ...orderFaults(all),
      ...(pictureOnly ? [] : relationFaults(all, seed)),
    ]
  } catch (error) {
    return [{ kind: 'thrown', what: (error as Error).stack?.split('\n').slice(0, 4).join(' ') ?? '' }]
  }
}

/** What is laid out takes so long that a data set has one relation in turn; 200 sets have each in every flavor. */
const isDear = ({ data: { shape } }: AnyRecipe): boolean => shape === 'graph' || shape === 'entities'

const relationFaults = (all: Case, seed: number): Fault[] => {
  const { recipe, data } = all
  // Flavors take turns too, so that in their next round each of them has the next relation.
  const turn = seed + Math.floor(seed / flavors.length)
  // Others have two relations in turn.
  const every = isDear(recipe) ? relations : 2
  const round = Math.floor(seed / every)
  const isTurn = (relation: number): boolean => turn % every === relation % every
  const emphasis = { key: emphasized[Math.floor(seed / relations) % 2] as (typeof emphasized)[number], names: 3 }
  return [
    ...(isTurn(0) ? focusFaults(all, { turn: round }) : []),
    ...(isTurn(1) ? [...scaleFaults(all), ...renameFaults(all)] : []),
    ...(isTurn(2) ? silentFields(all, { turn: round, turns: 12, per: 1 }) : []),
    ...(turn % relations === 3 ? silentEmphasis(recipe, data, emphasis) : []),
  ]
}

/** By focus, by scale and names, silent fields, and silent emphasis. */
const relations = 4

const emphasized = ['focus', 'callouts'] as const

/** What the drawing warns of, and what the linter has against the picture, by rule; what is not shown is only noted. */
const warned = ({ warnings, linted }: Picture): Fault[] =>
  [...warnings, ...linted()]
    .filter(({ level }) => level === 'warning')
    .map(({ at, problem }) => ({
      kind: `warned: ${/\((R\d\d)\)$/.exec(problem)?.[1] ?? plain(problem)}`,
      what: `${at}: ${problem}`,
    }))

/** A message without what differs from one data set to the next. */
const plain = (problem: string): string => problem.replaceAll(/"[^"]*"/g, '…').replaceAll(/\d+(?:\.\d+)?/g, 'N')

/** A refusal with the way out, or one that names a rule about what the user did not write. */
const refusal = ({ at, problem }: Finding): Fault => {
  const isRule = /\(R\d\d\)/.test(problem) || at.startsWith('@')
  return { kind: `${isRule ? 'refused by a rule' : 'refused'}: ${plain(problem)}`, what: `${at}: ${problem}` }
}
