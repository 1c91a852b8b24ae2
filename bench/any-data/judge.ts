/**
 * Everything the campaign asks of one data set.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { orderFaults, scaleFaults } from './changes.ts'
import type { DataSet } from './data-sets.ts'
import { focusFaults } from './focus.ts'
import { falseLengths } from './lengths.ts'
import { wordsOfNoValue } from './no-value.ts'
import { falseNumbers } from './numbers-true.ts'
import { drawn, type Fault, isPicture, type Picture } from './picture.ts'
import { renameFaults } from './rename.ts'
import { silentFaults } from './silent.ts'
import { lostWords } from './words-drawn.ts'

/** Draws a data set and returns what is wrong with the picture, or why there is none; `pictureOnly` draws once. */
export function judge(id: string, recipe: AnyRecipe, { seed, data }: DataSet, { pictureOnly = false } = {}): Fault[] {
  try {
    const picture = drawn(recipe, data, { judged: true })
    if (!isPicture(picture)) return picture.slice(0, 1).map(refusal)
    const all = { id, recipe, data, picture }
    return [
      ...warned(picture),
      ...lostWords(data, picture),
      ...wordsOfNoValue(data, picture),
      ...falseNumbers(id, data, picture),
      ...falseLengths(id, data, picture),
      ...orderFaults(all),
      ...(pictureOnly
        ? []
        : [
            ...focusFaults(all),
            ...scaleFaults(all),
            ...renameFaults(all),
            ...silentFaults(all, { ...some, turn: seed }),
          ]),
    ]
  } catch (error) {
    return [{ kind: 'thrown', what: (error as Error).stack?.split('\n').slice(0, 4).join(' ') ?? '' }]
  }
}

/** In turn of the data sets; all fields of all of them would take days. */
const some = { turns: 12, per: 1, names: 3 }

/** What the linter has against the picture, by rule. */
const warned = ({ said }: Picture): Fault[] =>
  said
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
