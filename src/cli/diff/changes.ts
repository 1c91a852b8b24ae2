/**
 * What changed between two pictures, in words, with the elements that show it in each.
 */
import type { Part } from '../../../drawing/parts.ts'
import { placeOf } from '../../review/adaptation/adapted.ts'
import { clip } from '../../scene/clip.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { compareScenes, type Difference } from '../scene/compare-scenes.ts'
import { type DataChange, dataChanges } from './data-changes.ts'

/** What happened to a part. */
export type ChangeKind = DataChange['kind']

/** A change: its words, and the indices of the elements that show it before and after. */
export type PictureChange = { kind: ChangeKind; words: string; before: readonly number[]; after: readonly number[] }

/** A version: its picture, and the data and parts that it was drawn from, if it was. */
export type Version = { scene: Scene; data?: unknown; parts?: readonly Part[] }

/** The changes between two versions: by item where both were drawn from data, else by element. */
export function changesBetween(before: Version, after: Version): PictureChange[] {
  return before.parts === undefined || after.parts === undefined
    ? sceneChanges(before.scene, after.scene)
    : ofData(dataChanges(before.data, after.data), before.parts, after.parts)
}

/** Changes of one item that are shown by the same elements are one. */
const ofData = (changes: readonly DataChange[], before: readonly Part[], after: readonly Part[]): PictureChange[] => {
  const found: PictureChange[] = []
  const byItem = new Map<string, number>()
  for (const change of changes) {
    const own = {
      kind: change.kind,
      words: wordsOf(change),
      before: elementsAt(before, change.before),
      after: elementsAt(after, change.after),
    }
    const key = change.kind === 'changed' ? `${own.before.join()} ${own.after.join()}` : ''
    const known = key.length > 1 ? byItem.get(key) : undefined
    if (known === undefined) {
      if (key.length > 1) byItem.set(key, found.length)
      found.push(own)
    } else found[known] = { ...found[known]!, words: `${found[known]!.words}; ${fieldWords(change)}` }
  }
  return found
}

/** The elements of the part that a path leads to, with all that is in it; or of the nearest part around it. */
const elementsAt = (parts: readonly Part[], path = ''): readonly number[] => {
  const whole = parts.filter(({ at }) => at === path || (path !== '' && at.startsWith(`${path}.`)))
  if (whole.length > 0) return whole.flatMap(({ elements }) => elements)
  for (let at = above(path); at !== ''; at = above(at)) {
    const own = parts.filter((part) => part.at === at)
    if (own.length > 0) return own.flatMap(({ elements }) => elements)
  }
  return []
}

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

const wordsOf = (change: DataChange): string => {
  const { kind, subject, ends, field } = change
  if (kind !== 'changed') return subject
  // The words that changed are quoted, and need not be named too.
  const named = field === 'text' || field === 'name' ? ends : subject
  return named === undefined || named === '' ? fieldWords(change) : `${named}: ${fieldWords(change)}`
}

const fieldWords = ({ field = '', values: [before, after] = [undefined, undefined] }: DataChange): string => {
  if (Array.isArray(before) && Array.isArray(after)) return `${field}: ${listWords(before, after)}`
  if (before === undefined) return `${field} ${worded(after)} is new`
  return after === undefined ? `${field} ${worded(before)} is gone` : `${field} ${worded(before)} → ${worded(after)}`
}

/** What a list has no longer, and what it has now; its order, if it has the same. */
const listWords = (before: readonly unknown[], after: readonly unknown[]): string => {
  const [old, own] = [new Set(before.map(worded)), new Set(after.map(worded))]
  const [gone, fresh] = [[...old].filter((each) => !own.has(each)), [...own].filter((each) => !old.has(each))]
  const words = [
    ...(gone.length === 0 ? [] : [`without ${clip(gone.join(', '), 120)}`]),
    ...(fresh.length === 0 ? [] : [`with ${clip(fresh.join(', '), 120)}`]),
  ]
  return words.length === 0 ? 'in another order' : words.join(', ')
}

const worded = (value: unknown): string =>
  typeof value === 'string' ? `“${clip(value, 80)}”` : clip(JSON.stringify(value), 60)

/** Scenes without data: their elements. */
const sceneChanges = (before: Scene, after: Scene): PictureChange[] =>
  compareScenes(after, { scene: before, parts: [] }).flatMap((difference) => ofElements(difference, { before, after }))

const ofElements = (difference: Difference, scenes: { before: Scene; after: Scene }): PictureChange[] => {
  switch (difference.change) {
    case 'added':
      return [{ kind: 'added', words: named(difference.after), before: [], after: [difference.element] }]
    case 'removed':
      return [{ kind: 'removed', words: named(difference.before), before: [difference.origin], after: [] }]
    case 'moved': {
      const { elements, dx, dy } = difference
      const [first] = elements
      const words = elements.length === 1 ? named(scenes.after.elements[first!]!) : `${elements.length} elements`
      return [{ kind: 'moved', words: `${words} by ${dx}, ${dy}`, before: [], after: elements }]
    }
    case 'changed': {
      const { element, field, before: one, after: other } = difference
      const place = element === undefined ? 'The scene' : named(scenes.after.elements[element]!)
      const words = `${place}: ${fieldWords({ kind: 'changed', subject: '', field, values: [one, other] })}`
      return [{ kind: 'changed', words, before: [], after: element === undefined ? [] : [element] }]
    }
    default:
      return difference satisfies never
  }
}

const named = (element: Element): string => (element.type === 'text' ? worded(element.text) : placeOf(element))
