/** What frames say: name, number in the list and share, as far as these fit. */
import { type Block, block } from '../../drawing/block.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { bareNames } from './short-name.ts'

/** The width of the drawing, the height of a frame, and of the strip at its bottom and how wide that is at least, the padding beside words, less off the way, what is free between frames, the bar at the left edge of those on the way, and up to how many frames have names as large as those on it. */
export const size = { w: 880, row: 34, strip: 6, least: 3, padding: 8, narrow: 6, between: 1, bar: 3, few: 24 } as const

/** The words of a frame: with its number in the list, if it has one there, with its amount, or its name. */
export const numbered = (rank: number | undefined, name: string, amount: string | undefined): string[] => {
  const called = rank === undefined ? name : `${rank}  ${name}`
  return [...(amount === undefined ? [] : [`${called}  ${amount}`]), called]
}

/** The words of a narrow frame in one line: its name, whole or without what is before the function, with its number. */
const narrowForms = ({ rank, sign, name, said }: Narrow): string[] =>
  [name, ...bareNames(name)]
    .filter((form) => (said.get(form) ?? name) === name)
    .map((form) => (rank === undefined ? `${sign}${form}` : `${rank}  ${sign}${form}`))

/** `said` has what is said of functions so far: no other one is called the same. */
type Narrow = {
  rank: number | undefined
  sign: string
  name: string
  short: string[][]
  said: Map<string, string>
  as: TypeStyle
}
type Saying = {
  w: number
  inRoom: (forms: (string | string[])[], as: TypeStyle, padding: number) => Block
  say: (said: Block, padding: number, align?: 'start' | 'middle') => void
}

/** Says in a narrow frame what fits; where that is nothing, gives how a shortened name is said, for where nothing else can say it. */
export const sayNarrow = (narrow: Narrow, { w, inRoom, say }: Saying): { say?: () => void } | undefined => {
  const { rank, sign, name, short, said, as } = narrow
  const small = inRoom(narrowForms(narrow), as, size.narrow)
  const number = block([{ text: rank?.toString(), as: 'item' }])
  if (small.w > 0) {
    say(small, size.narrow)
    said.set(small.lines.map(({ text }) => text.replace(/^\d+ {2}/, '').replace(sign, '')).join(''), name)
  } else if (number.w > 0 && number.w + 2 * size.narrow <= w) say(number, 0, 'middle')
  else {
    const shortest = inRoom(short, as, size.narrow)
    return shortest.w > 0 ? { say: () => say(shortest, size.narrow) } : {}
  }
  return undefined
}
