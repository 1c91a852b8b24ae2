/**
 * A relation between two pictures: other names, as wide as those that they stand for, change the words only.
 */
import { changeLabels } from '../adaptation/labels.ts'
import { type Case, drawn, type Fault, isPicture, type Picture, shapeOf } from './picture.ts'

/** Shapes of data whose words have no meaning for the drawing. */
const nameless = new Set(['listing', 'own', 'operation', 'collection', 'table', 'fields'])

/**
 * Other names as wide: the same shapes at the same places. Short words are turned around; in long ones, which break where
 * their letters leave off fitting, letters change places with others of the same width.
 */
export function renameFaults({ recipe, data, picture }: Case): Fault[] {
  if (nameless.has(recipe.data.shape)) return []
  const turned = changeLabels(data, (label) => (isPlain(label) ? label.split(' ').map(turn).join(' ') : label))
  const other = drawn(recipe, turned)
  if (!isPicture(other)) return [{ kind: 'rename: refused', what: other[0]?.problem ?? '' }]
  const [before, after] = [picture, other].map(({ scene }) => scene.elements.map(shapeOnly))
  const known = new Set(before)
  const changed = (after ?? []).filter((each) => !known.has(each))
  return changed.length === 0 ? [] : [{ kind: 'rename: shapes', what: changed.slice(0, 2).join(' ').slice(0, 160) }]
}

const turn = (word: string): string =>
  word.length > longestUnbroken ? word.replaceAll(/[a-z]/g, twinOf) : Array.from(word).toReversed().join('')

/** The most characters of a word that no column is too narrow for. */
const longestUnbroken = 9

/** Letters of one width, regular and bold, in the widest font of the stack; a vowel for a consonant would change syllables. */
const twins = ['bdgpq', 'hn', 'jl']

/** The next letter of the same width. */
const twinOf = (letter: string): string => {
  const group = twins.find((each) => each.includes(letter)) ?? letter
  return group[(group.indexOf(letter) + 1) % group.length] as string
}

const isPlain = (label: string): boolean => /^[a-z0-9 ]+$/i.test(label) && !/^\d/.test(label)

const shapeOnly = (element: Picture['scene']['elements'][number]): string =>
  element.type === 'text' ? `text ${Math.round(element.y)}` : shapeOf(element)
