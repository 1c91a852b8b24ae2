/**
 * Finds what an edit refers to: an element by its number, or a part by its name or by a label in it.
 */
import { toPicture } from '../../review/model/picture.ts'
import type { Scene } from '../../scene/scene.ts'

/** Elements that belong together, by their numbers in the scene; `from` and `to` name what an arrow joins. */
export type NamedPart = { at: string; name?: string; from?: string; to?: string; elements: readonly number[] }

/** What an edit refers to does not exist, or is ambiguous; the message says what to send instead. */
export class EditError extends Error {}

/** The numbers of the elements that `at` refers to. */
export function findPart(at: number | string, scene: Scene, parts: readonly NamedPart[]): number[] {
  if (typeof at === 'number') {
    if (at in scene.elements) return [at]
    throw new EditError(`there is no element ${at}; the last is ${scene.elements.length - 1}`)
  }
  const named = parts.filter((part) => part.name === at || part.at === at)
  const [only] = named
  if (only !== undefined && named.length === 1) return [...only.elements]
  if (named.length > 1)
    throw new EditError(
      `"${at}" names ${named.length} parts: ${named.map((part) => `"${part.at}"`).join(', ')}; send one of these`,
    )
  return labeled(at, scene, parts)
}

/** The part that contains a label: the shape around it, and all labels in that shape. */
const labeled = (label: string, scene: Scene, parts: readonly NamedPart[]): number[] => {
  const numbers = scene.elements.flatMap((element, at) =>
    element.type === 'text' && element.text === label ? [at] : [],
  )
  const [only] = numbers
  if (only === undefined) throw new EditError(`nothing is named "${label}"${knownNames(parts)}`)
  if (numbers.length > 1)
    throw new EditError(`"${label}" is the text of elements ${numbers.join(', ')}; send the number of one`)
  const part = parts.find(({ elements }) => elements.includes(only))
  if (part !== undefined) return [...part.elements]
  const picture = toPicture(scene, {})
  const hosts = new Map(picture.labels.map((each) => [each.index, picture.hostOf(each)?.shape]))
  const host = hosts.get(only)
  if (host === undefined || picture.isContainer(host)) return [only]
  return [host.index, ...[...hosts].flatMap(([index, shape]) => (shape === host ? [index] : []))].sort((a, b) => a - b)
}

const knownNames = (parts: readonly NamedPart[]): string => {
  const names = [...new Set(parts.flatMap(({ name }) => (name === undefined ? [] : [`"${name}"`])))].slice(0, 12)
  return names.length === 0
    ? '; send the number of an element, or the exact text of a label'
    : `; parts are ${names.join(', ')}`
}
