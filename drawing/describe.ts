/**
 * The accessible title and description of a scene, within the lengths that R01 requires.
 */
import { beginningOf, clip } from '../src/scene/clip.ts'
import type { CommonData } from './data/form.ts'

export { count } from '../src/scene/count.ts'

/** Characters of a description at most. */
const longest = 600

/** Title and description from a recipe's name, the heading, and the recipe's description of the data. */
export function describeScene(
  name: string,
  data: CommonData,
  description: string,
): { title: string; description: string } {
  const isNamed = ['', name.toLowerCase()].includes(data.title.toLowerCase())
  const title = isNamed ? data.title || name : `${name}: ${data.title}`
  const whole =
    [description, data.subtitle].find((words) => words !== undefined && words.length >= 60) ??
    `${description} ${data.title || name}.`
  return {
    title: clipAfterWord(title, 120),
    description: clipAfterWord(whole.length < 60 ? `${name}. ${whole}` : whole, longest),
  }
}

/**
 * Names in a sentence: "a, b and c", "a, b and 5 more" when there are more than `most`, or `none` if there is none. Names
 * that contain commas are set apart by semicolons: "a, b; c; and d".
 */
export const enumerate = (names: string[], most = 6, none = 'none'): string => {
  const left = names.length - most
  const said = left > 0 ? [...names.slice(0, most - 1), `${left + 1} more`] : names
  if (said.length < 2) return said[0] ?? none
  const [between, last] = said.some((name) => name.includes(',')) ? ['; ', '; and '] : [', ', ' and ']
  return said.slice(0, -1).join(between) + last + said.at(-1)
}

/**
 * A description that ends with names: as many of them, from the first, as there is room for, at most `most`, so that none is
 * cut in its middle; the others are counted.
 */
export const endingWith = (said: string, names: string[], most = 6): string => {
  const whole = (shown: number): string => `${said}${enumerate(names, shown)}.`
  const first = Math.min(most, names.length)
  const tried = Array.from({ length: first }, (_, index) => whole(first - index))
  return tried.find((text) => text.length <= longest) ?? whole(most)
}

/** At most `most` characters, cut after a word unless that would leave less than half of them. */
const clipAfterWord = (words: string, most: number): string => {
  if (clip(words, most) === words) return words
  const cut = beginningOf(words, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space < most / 2 ? beginningOf(cut, most / 2) : cut.slice(0, space)).trimEnd()}…`
}
