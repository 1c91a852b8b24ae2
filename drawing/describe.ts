/**
 * The accessible title and description of a scene, within the lengths that R01 requires.
 */
import type { CommonData } from './data/form.ts'

export { count } from '../src/scene/count.ts'

/** Title and description from a recipe's name, the heading, and the recipe's description of the data. */
export function describeScene(
  name: string,
  data: CommonData,
  description: string,
): { title: string; description: string } {
  const title = data.title.toLowerCase() === name.toLowerCase() ? data.title : `${name}: ${data.title}`
  const whole =
    [description, data.subtitle].find((words) => words !== undefined && words.length >= 60) ??
    `${description} ${data.title}.`
  return { title: clip(title, 120), description: clip(whole.length < 60 ? `${name}. ${whole}` : whole, 600) }
}

/** Names in a sentence: "a, b and c", or "a, b and 5 more" when there are more than `most`. */
export const enumerate = (names: string[], most = 6): string => {
  if (names.length > most) return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const clip = (words: string, most: number): string => {
  const characters = Array.from(words)
  if (characters.length <= most) return words
  const cut = characters.slice(0, most - 1).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}
